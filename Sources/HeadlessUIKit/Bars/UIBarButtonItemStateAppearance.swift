public import Foundation

/// The appearance of a bar button in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    private let owner: UIBarButtonItemAppearance
    private let index: Int

    var look: BarButtonLook {
        get { owner.looks[index] }
        set { owner.looks[index] = newValue }
    }

    /// Creates the normal state of an appearance of its own.
    override convenience init() {
        self.init(of: UIBarButtonItemAppearance(), at: 0)
    }

    /// Creates the appearance of a state. Only `UIBarButtonItemAppearance` creates state appearances.
    init(of owner: UIBarButtonItemAppearance, at index: Int) {
        self.owner = owner
        self.index = index
        super.init()
    }

    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.titleTextAttributes }
        set { look.titleTextAttributes = newValue }
    }

    open var titlePositionAdjustment: UIOffset {
        get { look.titlePositionAdjustment }
        set { look.titlePositionAdjustment = newValue }
    }

    open var backgroundImage: UIImage? {
        get { look.backgroundImage }
        set { look.backgroundImage = newValue }
    }

    open var backgroundImagePositionAdjustment: UIOffset {
        get { look.backgroundImagePositionAdjustment }
        set { look.backgroundImagePositionAdjustment = newValue }
    }
}

/// The appearance of one state as a value.
struct BarButtonLook: Equatable {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment = UIOffset.zero

    static func == (lhs: BarButtonLook, rhs: BarButtonLook) -> Bool {
        lhs.titleTextAttributes.isSame(as: rhs.titleTextAttributes)
            && lhs.titlePositionAdjustment == rhs.titlePositionAdjustment
            && lhs.backgroundImage == rhs.backgroundImage
            && lhs.backgroundImagePositionAdjustment == rhs.backgroundImagePositionAdjustment
    }
}
