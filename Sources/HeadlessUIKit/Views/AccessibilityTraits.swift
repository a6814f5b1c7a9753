import Foundation

/// What an element tells VoiceOver. UIKit hangs these on every object; here every responder has them.
struct AccessibilityTraits {
    var isElement = false
    var label: String?
    var isModal = false
    var elementsHidden = false
}

extension UIResponder {
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }

    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    public var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    public var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
}
