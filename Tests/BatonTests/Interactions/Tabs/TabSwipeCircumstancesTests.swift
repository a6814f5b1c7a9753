import Testing

@testable import Baton

/// The table by which a swipe between tabs is refused.
struct TabSwipeCircumstancesTests {
    @Test func byDefaultItBegins() {
        #expect(TabSwipeCircumstances().refusal == nil)
        #expect(TabSwipeCircumstances(neighbours: 2).refusal == nil)
    }

    @Test func eachReasonRefuses() {
        #expect(TabSwipeCircumstances(neighbours: 0).refusal == .onlyTab)
        #expect(TabSwipeCircumstances(isChanging: true).refusal == .transition)
        #expect(TabSwipeCircumstances(hidesBar: true).refusal == .hiddenBar)
        #expect(TabSwipeCircumstances(goesBackInside: true).refusal == .innerStack)
    }
}
