import UIKit

@testable import Baton

/// The table of all stock animators, computed by hand.
extension StockMove {
    static var stack: [StockMove] {
        slideStack + coverStack + fadeStack + zoomStack + depthStack + flipStack + cubeStack + revealStack
    }

    private static var slideStack: [StockMove] {
        pair(
            .push, { _ in SlidePushAnimator() }, .pop, { _ in SlidePopAnimator() },
            upper: { [.x: $0.sign * $0.width] }, lower: { [.x: -0.3 * $0.sign * $0.width, .dim: 0.1] })
    }

    private static var coverStack: [StockMove] {
        pair(
            .push, { _ in CoverPushAnimator() }, .pop, { _ in CoverPopAnimator() },
            upper: { [.y: $0.height] }, lower: { _ in [.dim: 0.2] })
    }

    private static var fadeStack: [StockMove] {
        pair(
            .push, { _ in FadePushAnimator() }, .pop, { _ in FadePopAnimator() }, upper: { _ in [.alpha: 0] })
    }

    private static var zoomStack: [StockMove] {
        pair(
            .push, { ZoomPushAnimator(from: $0) }, .pop, { ZoomPopAnimator(to: $0) }, upper: onSource)
    }

    private static var depthStack: [StockMove] {
        pair(
            .push, { _ in DepthPushAnimator() }, .pop, { _ in DepthPopAnimator() },
            upper: { _ in [.scale: 1.2, .alpha: 0] }, lower: { _ in [.scale: 0.85, .dim: 0.4] })
    }

    private static var flipStack: [StockMove] {
        pair(
            .push, { _ in FlipPushAnimator() }, .pop, { _ in FlipPopAnimator() },
            upper: { [.turn: 0.999 * .pi * $0.sign] }, lower: { [.turn: -0.999 * .pi * $0.sign] })
    }

    private static var cubeStack: [StockMove] {
        pair(
            .push, { _ in CubePushAnimator() }, .pop, { _ in CubePopAnimator() },
            upper: { [.x: $0.sign * $0.width, .turn: $0.sign * .pi / 2] },
            lower: { [.x: -$0.sign * $0.width, .turn: -$0.sign * .pi / 2] })
    }

    /// Half of the source's shorter side is the radius of the smallest circle.
    private static var revealStack: [StockMove] {
        var push = StockMove(.push, { RevealPushAnimator(from: $0) }, entering: { _ in [.aperture: 60] })
        var pop = StockMove(.pop, { RevealPopAnimator(to: $0) }, leaving: { _ in [.aperture: 60] })
        push.home = { [.aperture: 2 * $0.sourceReach] }
        pop.home = push.home
        return [push, pop]
    }

    static var modal: [StockMove] {
        slideModal + cardModal + dialogModal + fadeModal + zoomModal + flipModal
    }

    private static var slideModal: [StockMove] {
        pair(
            .present, { _ in SlidePresentAnimator() }, .dismiss, { _ in SlideDismissAnimator() },
            upper: { [.y: $0.height] })
            + pair(
                .present, { _ in SlidePresentAnimator(from: .leading) },
                .dismiss, { _ in SlideDismissAnimator(to: .leading) },
                upper: { [.x: -$0.sign * $0.width] })
    }

    private static var cardModal: [StockMove] {
        pair(
            .present, { _ in CardPresentAnimator() }, .dismiss, { _ in CardDismissAnimator() },
            upper: { [.y: $0.height] }, lower: { _ in [.scale: 0.92, .dim: 0.3, .cornerRadius: 12] })
    }

    private static var dialogModal: [StockMove] {
        [
            StockMove(
                .present, { _ in DialogPresentAnimator() }, entering: { _ in [.scale: 1.15, .alpha: 0] }),
            StockMove(.dismiss, { _ in DialogDismissAnimator() }, leaving: { _ in [.alpha: 0] }),
        ]
    }

    private static var fadeModal: [StockMove] {
        pair(
            .present, { _ in FadePresentAnimator() }, .dismiss, { _ in FadeDismissAnimator() },
            upper: { _ in [.alpha: 0] })
    }

    private static var zoomModal: [StockMove] {
        pair(
            .present, { ZoomPresentAnimator(from: $0) }, .dismiss, { ZoomDismissAnimator(to: $0) }, upper: onSource)
    }

    private static var flipModal: [StockMove] {
        pair(
            .present, { _ in FlipPresentAnimator() }, .dismiss, { _ in FlipDismissAnimator() },
            upper: { [.turn: 0.999 * .pi * $0.sign] }, lower: { [.turn: -0.999 * .pi * $0.sign] })
    }

    static var tab: [StockMove] {
        pair(
            .tabForward, { _ in SlideTabForwardAnimator() }, .tabBack, { _ in SlideTabBackAnimator() },
            upper: { [.x: $0.sign * $0.width] }, lower: { [.x: -$0.sign * $0.width] })
            + pair(
                .tabForward, { _ in FadeTabForwardAnimator() }, .tabBack, { _ in FadeTabBackAnimator() },
                upper: { _ in [.alpha: 0] })
    }

    /// The source's middle is at (60, 170).
    private static let onSource: Away = {
        [
            .x: 60 - $0.width / 2, .y: 170 - $0.height / 2, .scale: $0.sourceScale, .alpha: 0,
            .aperture: 80 / $0.sourceScale,
        ]
    }
}
