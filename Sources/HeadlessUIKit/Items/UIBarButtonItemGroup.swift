public import Foundation

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    /// The item that stands for the group where there is no room for its buttons.
    open var representativeItem: UIBarButtonItem?

    public override init() {
        barButtonItems = []
        super.init()
    }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}
