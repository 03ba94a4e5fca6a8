import Foundation

#if !canImport(Darwin)
    /// What a representable is given when its view is made and brought up to date.
    @MainActor
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        public let coordinator: Representable.Coordinator
        public let transaction: Transaction
        public let environment: EnvironmentValues
    }

    /// A view of UIKit's as a SwiftUI view. A picture shows its background with the corners, border and shadow of its
    /// layer, its blur effect as a material, and what a hosting controller hosts.
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

    extension _UIViewBody {
        /// A view that is there already.
        package init(showing view: UIView) { make = { _ in view } }
    }

    extension _UIViewBody: View {
        public var body: some View {
            ContextReader { context in
                let view = context.evaluating { make(context.environment) }
                let blur = (view as? UIVisualEffectView)?.effect as? UIBlurEffect
                let color =
                    view.backgroundColor.map { Color($0) } ?? view.layer.backgroundColor.map { Color(cgColor: $0) }
                ZStack {
                    if let hosting = view as? HostingView {
                        // As large as what is hosted, not as large as may be.
                        LayerClip(content: hosting.content(), layer: view.layer)
                            .background { LayerView(color: color ?? .clear, layer: view.layer) }
                    } else {
                        LayerView(color: color ?? .clear, layer: view.layer)
                    }
                    if let blur {
                        Rectangle().fill(blur.style.material)
                            .environment(\.colorScheme, blur.style.colorScheme ?? context.environment.colorScheme)
                    }
                }
                .opacity(view.isHidden ? 0 : 1)
                .opacity(view.alpha)
            }
        }
    }
#endif
