/// A closure that performs an accessibility action, and returns whether it has handled it.
public typealias AXBoolReturnBlock = () -> Bool

/// The accessibility properties of a responder. In UIKit every object has them.
struct AccessibilityTraits {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var elements: [Any]?
    var traits = UIAccessibilityTraits.none
    var isModal = false
    var elementsHidden = false
    var escape: AXBoolReturnBlock?
}
