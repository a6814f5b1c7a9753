/// What an element tells VoiceOver. UIKit hangs these on every object; here every responder has them.
struct AccessibilityTraits {
    var isElement = false
    var label: String?
    var isModal = false
    var elementsHidden = false
}
