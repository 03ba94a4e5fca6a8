import Foundation

// Each form comes with a localized key, a string and a text for its title.

extension View {
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmationDialog, Text(titleKey), isPresented, actions(), EmptyView?.none)
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.confirmationDialog, Text(titleKey), isPresented, presenting: data, actions, EmptyDialog.message(T.self))
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmationDialog, Text(titleKey), isPresented, actions(), message())
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.confirmationDialog, Text(titleKey), isPresented, presenting: data, actions, message)
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmationDialog, Text(title), isPresented, actions(), EmptyView?.none)
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.confirmationDialog, Text(title), isPresented, presenting: data, actions, EmptyDialog.message(T.self))
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmationDialog, Text(title), isPresented, actions(), message())
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.confirmationDialog, Text(title), isPresented, presenting: data, actions, message)
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmationDialog, title, isPresented, actions(), EmptyView?.none)
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.confirmationDialog, title, isPresented, presenting: data, actions, EmptyDialog.message(T.self))
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmationDialog, title, isPresented, actions(), message())
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.confirmationDialog, title, isPresented, presenting: data, actions, message)
            .interactive(.presentationTrait(.titleVisibility(titleVisibility)))
    }
}
