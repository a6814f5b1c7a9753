/// What decides whether a swipe between tabs may begin.
struct TabSwipeCircumstances: Equatable {
    /// How many tabs can be reached, in both directions.
    var neighbours = 1
    var isChanging = false
    /// Whether a screen on a stack inside the tab hides the tab bar, so that the user has left the tabs.
    var hidesBar = false
    /// Whether the drag leads back, and a stack under the finger has a screen to pop.
    var goesBackInside = false

    /// The reason why the swipe must not begin, or nil if it may.
    var refusal: TabSwipeRefusal? {
        if neighbours == 0 { return .onlyTab }
        if isChanging { return .transition }
        if hidesBar { return .hiddenBar }
        return goesBackInside ? .innerStack : nil
    }
}
