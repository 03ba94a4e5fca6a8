import Foundation

#if !canImport(Darwin)
    /// What a representable is given when its view is made and brought up to date.
    @MainActor
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        public let coordinator: Representable.Coordinator
        public let transaction: Transaction
        public let environment: EnvironmentValues
    }

    /// A view of UIKit's as a SwiftUI view. Its background colour, or its blur effect as a material, is
    /// what a picture shows of it.
    @MainActor @preconcurrency
    public protocol UIViewRepresentable: View where Body == _UIViewBody {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void

        typealias Context = UIViewRepresentableContext<Self>

        func makeUIView(context: Self.Context) -> Self.UIViewType
        func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
        func makeCoordinator() -> Self.Coordinator
    }

    extension UIViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    extension UIViewRepresentable {
        public var body: _UIViewBody {
            _UIViewBody { environment in
                let context = Context(
                    coordinator: makeCoordinator(), transaction: Transaction(), environment: environment)
                let view = makeUIView(context: context)
                updateUIView(view, context: context)
                return view
            }
        }
    }

    @MainActor
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator
        public let transaction: Transaction
        public let environment: EnvironmentValues
    }

    /// A view controller of UIKit's as a SwiftUI view; shown as the view it manages.
    @MainActor @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == _UIViewBody {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void

        typealias Context = UIViewControllerRepresentableContext<Self>

        func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
        func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
        func makeCoordinator() -> Self.Coordinator
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    extension UIViewControllerRepresentable {
        public var body: _UIViewBody {
            _UIViewBody { environment in
                let context = Context(
                    coordinator: makeCoordinator(), transaction: Transaction(), environment: environment)
                let controller = makeUIViewController(context: context)
                updateUIViewController(controller, context: context)
                return controller.view
            }
        }
    }

    /// Draws what a picture shows of a view of UIKit's.
    public struct _UIViewBody {
        let make: @MainActor (EnvironmentValues) -> UIView
    }

    extension _UIViewBody: View {
        public var body: some View {
            ContextReader { context in
                let view = context.evaluating { make(context.environment) }
                let blur = (view as? UIVisualEffectView)?.effect as? UIBlurEffect
                ZStack {
                    Color(view.isHidden ? .clear : view.backgroundColor ?? .clear)
                    if let blur, !view.isHidden {
                        Rectangle().fill(blur.style.material)
                            .environment(\.colorScheme, blur.style.colorScheme ?? context.environment.colorScheme)
                    }
                }
                .opacity(view.alpha)
            }
        }
    }
#endif
