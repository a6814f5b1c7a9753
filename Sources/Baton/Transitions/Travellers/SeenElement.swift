import UIKit

/// A shared view as it appears on its screen: its look, its picture and its shadow.
@MainActor
struct SeenElement {
    let look: ElementLook
    let picture: ElementPicture
    let shadow: ElementShadow?

    init(_ view: UIView, as look: ElementLook, isCard: Bool = false, without others: [UIView] = []) {
        self.look = look
        picture = ElementPicture(of: view, size: look.frame.size, isCard: isCard, without: others)
        shadow = ElementShadow(of: view)
    }
}
