import App
import BatonTesting
import Testing
import UIKit

@MainActor
struct SwipeTests {
    @Test func aSwipeGoesBack() throws {
        let stack = ListScreen.makeStack()
        let stage = Stage(.phone, root: stack)
        stage.finger.tap(at: CGPoint(x: 200, y: 400))
        try stage.settle()
        #expect(stack.topViewController is DetailScreen)
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
        try stage.settle()
        #expect(stack.topViewController is ListScreen)
    }
}
