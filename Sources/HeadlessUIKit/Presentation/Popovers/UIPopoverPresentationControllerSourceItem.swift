public import Foundation

/// An item beside which a popover can appear.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: @preconcurrency UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: @preconcurrency UIPopoverPresentationControllerSourceItem {}
