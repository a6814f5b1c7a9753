import Testing

@testable import Baton
@testable import BatonRecorder

/// Tests what leads from one state of a window to another.
struct RecordedStateTests {
    private func state(
        _ stacks: [Int: [Int]] = [:], tabs: [Int: (screens: [Int], selected: Int)] = [:], presented: [(Int, Int)] = []
    ) -> RecordedState {
        var state = RecordedState()
        state.root = 1
        state.stacks = stacks.sorted { $0.key < $1.key }.map { RecordedStack(id: $0, screens: $1, hidesBar: false) }
        state.tabs = tabs.map { RecordedTabs(id: $0, screens: $1.screens, selected: $1.selected) }
        state.presentations = presented.map { RecordedPresentation(screen: $0, presenter: $1) }
        return state
    }

    private func stack(_ id: Int, _ screens: [Int], isAnimated: Bool = true) -> RecordedStep {
        .stack(RecordedStack(id: id, screens: screens, hidesBar: false), isAnimated: isAnimated)
    }

    private func steps(_ old: RecordedState, _ new: RecordedState) -> [RecordedStep] {
        old.steps(to: new) { _ in true }
    }

    @Test func nothingLeadsToTheSame() {
        let state = state([1: [2, 3]], tabs: [4: ([1], 0)], presented: [(5, 1)])
        #expect(steps(state, state) == [])
    }

    @Test func aStackHasOtherScreens() {
        #expect(steps(state([1: [2]]), state([1: [2, 3]])) == [stack(1, [2, 3])])
    }

    @Test func aBarIsHidden() {
        var new = state([1: [2]])
        new.stacks[0].hidesBar = true
        #expect(steps(state([1: [2]]), new) == [.stack(new.stacks[0], isAnimated: true)])
    }

    @Test func anotherTabIsSelected() {
        let new = state(tabs: [1: ([2, 3], 1)])
        #expect(steps(state(tabs: [1: ([2, 3], 0)]), new) == [.tabs(new.tabs[0], isAnimated: true)])
    }

    @Test func aStackThatIsPresentedHasItsScreensFirst() {
        #expect(
            steps(state([1: [2]]), state([1: [2], 7: [8]], presented: [(7, 1)])) == [
                stack(7, [8], isAnimated: false),
                .present(RecordedPresentation(screen: 7, presenter: 1), isAnimated: true),
            ])
    }

    @Test func tabsThatArePresentedHaveTheirScreensFirst() {
        let new = state(tabs: [7: ([8, 9], 1)], presented: [(7, 1)])
        #expect(
            steps(state(), new) == [
                .tabs(new.tabs[0], isAnimated: false),
                .present(RecordedPresentation(screen: 7, presenter: 1), isAnimated: true),
            ])
    }

    @Test func whatIsPresentedAboveGoesWithIt() {
        #expect(
            steps(state(presented: [(5, 1), (6, 5), (7, 6)]), state(presented: [(5, 1)])) == [
                .dismiss(screen: 6, isAnimated: true)
            ])
    }

    @Test func oneIsPresentedInPlaceOfAnother() {
        #expect(
            steps(state(presented: [(5, 1)]), state(presented: [(6, 1)])) == [
                .dismiss(screen: 5, isAnimated: true),
                .present(RecordedPresentation(screen: 6, presenter: 1), isAnimated: true),
            ])
    }

    @Test func theRootIsReplaced() {
        var new = state([9: [2]])
        new.root = 9
        #expect(steps(state([1: [2]]), new) == [stack(9, [2], isAnimated: false), .root(9)])
    }
}
