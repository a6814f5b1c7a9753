import Foundation

/// The content view of a cell, and the configuration that it shows.
@MainActor
struct CellContent {
    let view: UIView
    let configuration: (any UIContentConfiguration)?

    /// Creates an empty view.
    init() {
        self.init(view: UIView(), configuration: nil)
    }

    private init(view: UIView, configuration: (any UIContentConfiguration)?) {
        self.view = view
        self.configuration = configuration
    }

    /// Returns the content with another configuration. The view is replaced if it cannot show that one, and if there is no
    /// configuration any more.
    func showing(_ new: (any UIContentConfiguration)?) -> CellContent {
        guard let new else { return configuration == nil ? self : replaced(by: UIView(), nil) }
        if configuration != nil, let known = view as? any UIView & UIContentView, known.supports(new) {
            known.configuration = new
            return CellContent(view: view, configuration: new)
        }
        return replaced(by: new.makeContentView(), new)
    }

    private func replaced(by new: UIView, _ configuration: (any UIContentConfiguration)?) -> CellContent {
        UIView.performWithoutAnimation {
            new.frame = view.frame
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.superview?.insertSubview(new, belowSubview: view)
            view.removeFromSuperview()
        }
        return CellContent(view: new, configuration: configuration)
    }
}
