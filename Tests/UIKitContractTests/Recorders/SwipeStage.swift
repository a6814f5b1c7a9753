import UIKit
import XCTest

/// A below B under a plain delegate, and a finger for the system's swipe back.
@MainActor
final class SwipeStage {
    let stage: NavigationStage
    let finger: ScriptedFinger
    private let plain: PlainNavigationDelegate

    init(showing both: Bool = true, logging logged: LoggedCalls = .appearance) throws {
        try Device.requireFinger()
        stage = NavigationStage(showing: both, logging: logged)
        plain = PlainNavigationDelegate(stage.log)
        stage.navigation.delegate = plain
        finger = ScriptedFinger(on: try XCTUnwrap(stage.navigation.view.window))
    }

    var navigation: UINavigationController { stage.navigation }
    var log: CallLog { stage.log }
    var width: CGFloat { navigation.view.bounds.width }

    var recognizer: UIGestureRecognizer {
        get throws { try XCTUnwrap(navigation.interactivePopGestureRecognizer) }
    }

    /// From the leading edge, without lifting.
    func swipe(by way: CGFloat, lasting duration: TimeInterval = 0.2) {
        let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        finger.down(isMirrored ? width - 3 : 3, 400)
        finger.drag(to: finger.place.x + (isMirrored ? -way : way), 400, lasting: duration)
        Device.turn()
    }

    /// A whole swipe that would pop wherever it is allowed.
    func swipeAcross() {
        swipe(by: width * 0.7)
        finger.up()
        stage.waitForTheEnd()
    }

    /// Whether such a swipe pops B, and puts B back if so.
    func swipePops() -> Bool {
        swipeAcross()
        guard navigation.topViewController === stage.a else { return false }
        navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        return true
    }
}
