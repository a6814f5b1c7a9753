import BatonTesting
import TestSupport
import UIKit

/// The steps that a person does by hand.
extension RandomBarApp {
    /// Swipes back. On iOS 26 a swipe may begin while the built-in transition runs (B16.12, B16.20).
    func swipe() throws {
        guard modal == nil, tabs.selectedIndex < 2 else { return }
        if numbers.next(below: 3) > 0 { try stage.settle() }
        let width = Int(stage.window.bounds.width)
        let end = 20 + numbers.next(below: width - 40)
        let isCancelled = numbers.next(below: 3) == 0
        log.append("swipe to \(end) of \(width), cancelled \(isCancelled)")
        stage.finger.down(at: CGPoint(x: 1, y: 200))
        stage.finger.drag(to: CGPoint(x: end, y: 200), in: 0.1)
        if numbers.next(below: 4) == 0 { changeVisibleWish() }
        if numbers.next(below: 8) == 0 { rotate() }
        isCancelled ? stage.finger.cancel() : stage.finger.up()
    }

    /// Taps the back button, perhaps a second time while the first pop runs (B16.25).
    func tapBack() {
        guard modal == nil, tabs.selectedIndex < 2 else { return }
        let taps = 1 + numbers.next(below: 2)
        log.append("tap back \(taps)")
        for _ in 0..<taps {
            HeadlessBars.tapBackButton(of: stack.navigationBar)
            stage.advance(by: Double(numbers.next(below: 8)) / 40)
        }
    }

    /// Scrolls a list under the bar. On iOS 27 the bar minimizes with it (B17.60).
    func scroll() throws {
        guard modal == nil, tabs.selectedIndex < 2, stack.topViewController is RandomBarList else { return }
        try stage.settle()
        let way = CGFloat(numbers.next(below: 150) - 90)
        log.append("scroll \(way)")
        let start = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x, y: start.y + way), in: 0.1)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
    }

    /// Resizes the window, as when two apps share the screen. With a second resize it may get its size back.
    func resize() {
        let size = stage.window.bounds.size
        let isWide = size.width > size.height
        let whole = isWide ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
        let shares: [CGFloat] = [0.75, 0.875, 1]
        let next = CGSize(
            width: (whole.width * shares[numbers.next(below: 3)]).rounded(),
            height: (whole.height * shares[numbers.next(below: 3)]).rounded())
        let isByHand = numbers.next(below: 2) == 0
        log.append("resize to \(next), by hand \(isByHand)")
        if isByHand { stage.resizeInteractively(to: next, in: 0.05) } else { stage.resize(to: next, lasting: 0.2) }
    }
}
