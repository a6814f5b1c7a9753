public import Foundation

/// An action that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Performs an action for a row. It calls the closure at its end, with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The look of an action.
    public enum Style: Int, Sendable {
        case normal = 0
        /// The action deletes something, or does something else that cannot be undone.
        case destructive = 1
    }

    private var ownStyle = Style.normal
    private var ownHandler: Handler = { _, _, end in end(false) }

    /// Creates an action that performs nothing.
    public override init() {
        super.init()
    }

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        ownStyle = style
        ownHandler = handler
        self.title = title
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    open var style: Style { ownStyle }
    open var handler: Handler { ownHandler }
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! = .systemGray
}
