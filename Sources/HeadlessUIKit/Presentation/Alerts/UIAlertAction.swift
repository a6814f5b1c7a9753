public import Foundation

/// An action of an alert: a button, and what is done when it has been tapped.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// How the button of an action looks.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    private var storedTitle: String?
    private var storedStyle = Style.default
    private(set) var handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the action.
    weak var alert: UIAlertController?

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        storedTitle = title
        storedStyle = style
        self.handler = handler
    }

    open var title: String? { storedTitle }
    open var style: Style { storedStyle }

    /// Whether the button can be tapped.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.contentDidChange() } }
    }
}
