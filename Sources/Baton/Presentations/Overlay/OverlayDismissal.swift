import UIKit

/// The ways in which the user can dismiss a presented view controller.
public struct OverlayDismissal {
    /// Whether a tap outside dismisses. VoiceOver then finds a button there. With a clear backdrop, and for a view
    /// controller that covers the whole container, there is no outside.
    public var tapOutside: Bool
    /// The pull that dismisses, or nil for none.
    public var pull: PullDismiss.Options?
    /// The pinch that dismisses, or nil for none.
    public var pinch: PinchDismiss.Options?
    /// Whether the escape gesture of VoiceOver dismisses, and so do the keys Escape and Command-period of a hardware keyboard.
    public var escape: Bool
    /// What VoiceOver says for the button outside, and what UIKit shows for the keys while the Command key is held, in the language
    /// of the user, or nil for `AccessibilityWords.close`.
    public var closeLabel: String?

    /// Creates the ways to dismiss. By default a tap outside and the escape gesture dismiss.
    public init(
        tapOutside: Bool = true, pull: PullDismiss.Options? = nil, pinch: PinchDismiss.Options? = nil,
        escape: Bool = true, closeLabel: String? = nil
    ) {
        self.tapOutside = tapOutside
        self.pull = pull
        self.pinch = pinch
        self.escape = escape
        self.closeLabel = closeLabel
    }

    /// Only your own code dismisses.
    @MainActor public static let byCode = OverlayDismissal(tapOutside: false, escape: false)
}
