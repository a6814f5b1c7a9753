import Testing
import UIKit

@testable import Baton

/// Tests the sizes of the values that are copied at UIKit's questions. A value that holds another one indirectly copies a
/// reference, and its size does not grow with that of the other.
struct ValueSizeTests {
    @Test
    func theChoiceOfAnAnimationIsSmall() {
        // A reference or a closure, and what tells them apart.
        #expect(MemoryLayout<TransitionChoice>.size <= 24)
    }

    @Test
    func aStyleHoldsItsPosesIndirectly() {
        #expect(MemoryLayout<TransitionStyle>.size <= 128)
        #expect(MemoryLayout<TransitionStyle>.size < MemoryLayout<TransitionPoses>.size)
    }

    @Test
    func transitionsAreLittleMoreThanTheirBarState() {
        #expect(MemoryLayout<NavigationTransitions>.size <= MemoryLayout<BarState>.size + 176)
        #expect(MemoryLayout<TabTransitions>.size <= MemoryLayout<SwipeTabs.Options?>.size + 112)
        #expect(MemoryLayout<ModalTransitions>.size <= MemoryLayout<Overlay>.size + 96)
    }
}
