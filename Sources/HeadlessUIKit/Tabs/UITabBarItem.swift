public import Foundation

/// What a tab bar shows for one screen.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        didSet { changed() }
    }
    /// A short text in a red oval.
    open var badgeValue: String? {
        didSet { changed() }
    }
    open var badgeColor: UIColor? {
        didSet { changed() }
    }

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// There are no archives on this host: nothing can be decoded from a coder.
    public required init?(coder: NSCoder) {
        return nil
    }
}
