import UIKit

extension UIView {
    /// Draws the view, which need not have been on the screen before. There a snapshot would be blank (B3.14).
    func draw(in context: UIGraphicsImageRendererContext) {
        #if HEADLESS_UIKIT
            _ = drawHierarchy(in: bounds, afterScreenUpdates: true)
        #else
            layer.render(in: context.cgContext)
        #endif
    }
}
