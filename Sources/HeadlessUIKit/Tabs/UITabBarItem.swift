public import Foundation

/// The item of a tab bar that represents a view controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        didSet { changed() }
    }
    /// A short text that is shown in a red oval.
    open var badgeValue: String? {
        didSet { changed() }
    }
    open var badgeColor: UIColor? {
        didSet { changed() }
    }

    public override init() {
        super.init()
    }

    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Returns nil. Decoding from an archive is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }
}
