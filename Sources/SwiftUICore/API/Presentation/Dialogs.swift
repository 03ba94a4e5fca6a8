import Foundation

// Each form comes with a localized key, a string and a text for its title.

extension View {
    nonisolated func dialog<A: View, M: View>(
        _ kind: Presentation.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ actions: A, _ message: M?
    ) -> some View {
        let box = UncheckedSendableBox((actions, message))
        return interactive(
            .presentation(
                Presentation(
                    kind, isPresented: isPresented, title: title, content: { AnyView(box.value.0) },
                    message: { box.value.1.map { AnyView($0) } })))
    }

    nonisolated func dialog<A: View, M: View, T>(
        _ kind: Presentation.Kind, _ title: Text, _ isPresented: Binding<Bool>, presenting data: T?,
        _ actions: @escaping (T) -> A, _ message: ((T) -> M)?
    ) -> some View {
        let box = UncheckedSendableBox((data, actions, message))
        return interactive(
            .presentation(
                Presentation(
                    kind, isPresented: isPresented, title: title,
                    content: { box.value.0.map { AnyView(box.value.1($0)) } },
                    message: { box.value.0.flatMap { data in box.value.2.map { AnyView($0(data)) } } })))
    }
}

extension View {
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), EmptyView?.none)
    }

    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, presenting: data, actions, EmptyDialog.message(T.self))
    }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), message())
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, presenting: data, actions, message)
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), EmptyView?.none)
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, presenting: data, actions, EmptyDialog.message(T.self))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), message())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, presenting: data, actions, message)
    }

    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), EmptyView?.none)
    }

    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, title, isPresented, presenting: data, actions, EmptyDialog.message(T.self))
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), message())
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, title, isPresented, presenting: data, actions, message)
    }
}

/// No message.
enum EmptyDialog {
    static func message<T>(_ type: T.Type) -> ((T) -> EmptyView)? { nil }
}

extension View {
    /// Says an error's description, with the buttons that `actions` gives.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(error?.errorDescription ?? ""), isPresented, actions(), EmptyView?.none)
    }

    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        dialog(.alert, Text(error?.errorDescription ?? ""), isPresented, presenting: error, actions, message)
    }
}
