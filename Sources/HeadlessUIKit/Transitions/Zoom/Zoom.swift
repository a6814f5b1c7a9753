import Foundation

/// The options and the source of a zoom.
struct Zoom {
    enum Source {
        case view((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?)
        case item((UIViewController.Transition.ZoomSourceViewProviderContext) -> UIBarButtonItem?)
    }

    let options: UIViewController.Transition.ZoomOptions?
    let source: Source

    /// Returns the source view, if it is in a window.
    @MainActor
    func sourceView(from source: UIViewController, zooming zoomed: UIViewController) -> UIView? {
        let context = UIViewController.Transition.ZoomSourceViewProviderContext(from: source, zooming: zoomed)
        let view: UIView? =
            switch self.source {
            case .view(let provider): provider(context)
            case .item(let provider): provider(context)?.button
            }
        return view?.window == nil ? nil : view
    }

    /// Returns the rectangle in the zoomed view that coincides with the source view.
    @MainActor
    func alignment(of zoomed: UIViewController, to source: UIView) -> CGRect {
        let bounds = zoomed.view.bounds
        if let provider = options?.alignmentRectProvider {
            let given = provider(.init(source, zoomed))
            if given.width > 0, given.height > 0 { return given }
        }
        let height = source.bounds.width > 0 ? bounds.width * source.bounds.height / source.bounds.width : bounds.height
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(height, bounds.height))
    }
}
