import Testing

@testable import Baton

/// Tests the table of where the focus is at the end of a transition, and whether it has to move.
struct FocusPlaceTests {
    @Test(arguments: [
        (FocusPlace.nowhere, true, true), (.shown, false, false), (.gone, true, true), (.unchanged, true, false),
        (.moved, false, true),
    ])
    func theFocusMovesIfItIsNotKnownToBeShown(place: FocusPlace, completed: Bool, cancelled: Bool) {
        #expect(place.needsMove(completed: true) == completed)
        #expect(place.needsMove(completed: false) == cancelled)
    }
}
