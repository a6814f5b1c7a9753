public import Foundation

/// An item beside which a popover can appear.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item in a view, or nil if the item is a bar button item that is not shown in a window.
    public func frame(in referenceView: UIView) -> CGRect? {
        nonisolated(unsafe) let item = self
        return MainActor.assumeIsolated {
            let button = (item as? UIBarButtonItem)?.button
            let view = item as? UIView ?? (button?.window == nil ? nil : button)
            return view.map { $0.convert($0.bounds, to: referenceView) }
        }
    }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
