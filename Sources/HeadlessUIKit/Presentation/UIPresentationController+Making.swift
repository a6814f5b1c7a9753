import Foundation

extension UIPresentationController {
    /// The presentation controller for a controller's style; a custom style asks the transitioning delegate.
    static func make(
        for presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        precondition(style != .none, "The presentation style none is an answer of delegates: nothing is presented so.")
        if style == .custom,
            let custom = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenting, source: source)
        {
            return custom
        }
        return make(style, for: presented, presenting: presenting)
    }

    /// The system's own presentation controller of a style.
    static func make(
        _ style: UIModalPresentationStyle, for presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController {
        let made =
            switch style {
            case .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: presented, presenting: presenting)
            case .popover:
                UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
            default: UIPresentationController(presentedViewController: presented, presenting: presenting)
            }
        made.settle(style: style)
        return made
    }
}
