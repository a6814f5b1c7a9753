/// The reason why a swipe does not change tabs. The raw value is a line for the driver's log.
enum TabSwipeRefusal: String {
    case onlyTab = "there is no other tab"
    case transition = "a transition is running"
    case hiddenBar = "the screen hides the tab bar"
    case innerStack = "a stack inside the screen goes back first"
    case app = "shouldBegin returned false"
}
