import UIKit

extension UINavigationController {
    /// Whether the stack is on another one, as in a collapsed split view. The bar of the other one shows its screens.
    var isNested: Bool { parent is UINavigationController }
}
