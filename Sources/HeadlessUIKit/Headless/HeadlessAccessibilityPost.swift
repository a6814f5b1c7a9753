/// A notification that was posted to assistive technologies.
@preconcurrency @MainActor
public struct HeadlessAccessibilityPost {
    public let notification: UIAccessibility.Notification
    /// Whether UIKit has posted it by itself, because another screen is shown.
    public let isByUIKit: Bool
    /// The description of an argument that is not a part of the screen.
    private let text: String?
    private weak var element: UIResponder?

    init(_ notification: UIAccessibility.Notification, argument: Any?, isByUIKit: Bool) {
        self.notification = notification
        self.isByUIKit = isByUIKit
        element = argument as? UIResponder
        text = element == nil ? argument.map { String(describing: $0) } : nil
    }

    /// The argument as `String(describing:)` describes it.
    ///
    /// A view or another responder is described only when it is asked for, since few posts are read and a description is
    /// long work. It is not retained, and the argument is nil when it is gone.
    public var argument: String? { text ?? element.map { String(describing: $0) } }
}
