import UIKit
import XCTest

/// A stack of A below B with a plain delegate, and a finger for the system's back swipe.
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

    /// Drags from the leading edge, without lifting.
    func swipe(by way: CGFloat, lasting duration: TimeInterval = 0.2) {
        let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        finger.down(isMirrored ? width - 3 : 3, 400)
        finger.drag(to: finger.place.x + (isMirrored ? -way : way), 400, lasting: duration)
        Device.turn()
    }

    /// Performs a complete swipe, which pops where the swipe is allowed.
    func swipeAcross() {
        swipe(by: width * 0.7)
        finger.up()
        stage.waitForTheEnd()
    }

    /// Returns whether such a swipe pops B. If so, pushes B again.
    func swipePops() -> Bool {
        swipeAcross()
        guard navigation.topViewController === stage.a else { return false }
        navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        return true
    }
}
