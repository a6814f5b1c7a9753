public import Foundation

/// The appearance of a bar button in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    weak var observer: (any BarPartObserver)?

    var look = BarButtonLook() {
        didSet { observer?.barPartDidChange() }
    }

    /// Creates the appearance of a state. Only `UIBarButtonItemAppearance` creates state appearances.
    override init() {
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
