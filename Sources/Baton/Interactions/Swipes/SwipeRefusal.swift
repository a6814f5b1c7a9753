/// The reason why a swipe does not pop. The raw value is a line for the driver's log.
enum SwipeRefusal: String {
    case root = "this is the root"
    case off = "no swipe may begin on this screen"
    case uikitAnimates = "UIKit animates this pop"
    case anotherAnimates = "an animator pops this screen"
    case appMayAnimate = "the app's delegate may animate this pop"
    case transition = "a transition is running"
    case outside = "it starts outside of the area of swipes, or in a view that uses drags itself"
    case disabled = "UIKit's recognizer is disabled"
    case ownTransition = "the screen prefers a transition with gestures of its own"
    case hiddenBar = "the app has hidden the bar"
    case replacedBackButton = "the back button is replaced"
    case hiddenBackButton = "the screen hides its back button"
    case uikit = "UIKit refuses it"
    case app = "the recognizer's delegate refuses it"
    case intercepted = "the screen intercepts it"
}
