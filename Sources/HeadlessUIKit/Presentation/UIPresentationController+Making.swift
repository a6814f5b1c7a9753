import Foundation

extension UIPresentationController {
    /// Creates the presentation controller for a view controller. For the custom style the transitioning delegate is
    /// asked.
    static func make(
        for presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        precondition(style != .none, "The presentation style none is an answer of delegates: nothing is presented so.")
        if style == .custom, let alert = presented as? UIAlertController {
            let made = AlertPresentationController(alert, presenting: presenting)
            made.settle(style: style)
            return made
        }
        if let search = presented as? UISearchController {
            let made = SearchPresentationController(search, presenting: presenting)
            made.settle(style: .custom)
            return made
        }
        if style == .custom,
            let custom = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenting, source: source)
        {
            return custom
        }
        return make(style, for: presented, presenting: presenting)
    }

    /// Creates the built-in presentation controller for a style.
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
