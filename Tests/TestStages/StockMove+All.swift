import UIKit

@testable import Baton

/// The table of all stock styles, with hand-computed values.
extension StockMove {
    static var stack: [StockMove] {
        slide + cover + fade(.push) + zoom(.push) + depth + flip(.push) + cube + reveal
    }

    static var modal: [StockMove] {
        slideFrom + card + dialog + fade(.present) + zoom(.present) + flip(.present)
    }

    static var tab: [StockMove] {
        slideAcross + fade(.tabForward)
    }

    private static var slide: [StockMove] {
        pair(
            "Slide", .push, { _ in .slide },
            upper: { [.x: $0.sign * $0.width] }, lower: { [.x: -0.3 * $0.sign * $0.width, .dim: 0.1] }
        ).map(\.shadowed)
    }

    private static var cover: [StockMove] {
        pair("Cover", .push, { _ in .cover }, upper: { [.y: $0.height] }, lower: { _ in [.dim: 0.2] })
            .map(\.shadowed)
    }

    private static func fade(_ kind: Kind) -> [StockMove] {
        pair(
            "Fade", kind, { _ in kind == .tabForward ? .fade.duration(0.2) : .fade }, upper: { _ in [.alpha: 0] })
    }

    private static func zoom(_ kind: Kind) -> [StockMove] {
        // The center of the source is at (60, 170).
        pair(
            "Zoom", kind, { source in .zoom { _ in source } },
            upper: {
                [
                    .x: 60 - $0.width / 2, .y: 170 - $0.height / 2, .scale: $0.sourceScale,
                    .aperture: 80,
                ]
            })
    }

    private static var depth: [StockMove] {
        pair(
            "Depth", .push, { _ in .depth },
            upper: { [.x: $0.sign * $0.width] }, lower: { _ in [.scale: 0.85, .dim: 0.4] }
        ).map(\.shadowed)
    }

    private static func flip(_ kind: Kind) -> [StockMove] {
        pair(
            "Flip", kind, { _ in .flip },
            upper: { [.turn: 0.999 * .pi * $0.sign] }, lower: { [.turn: -0.999 * .pi * $0.sign] })
    }

    private static var cube: [StockMove] {
        pair(
            "Cube", .push, { _ in .cube },
            upper: { [.x: $0.sign * $0.width, .turn: $0.sign * .pi / 2] },
            lower: { [.x: -$0.sign * $0.width, .turn: -$0.sign * .pi / 2] })
    }

    /// The radius of the smallest circle is half of the source's shorter side.
    private static var reveal: [StockMove] {
        pair("Reveal", .push, { source in .reveal { _ in source } }, upper: { _ in [.aperture: 60] }).map {
            var move = $0
            move.home = { [.aperture: 2 * $0.sourceReach] }
            return move
        }
    }

    private static var slideFrom: [StockMove] {
        let moves =
            pair("Slide", .present, { _ in .slide(from: .bottom) }, upper: { [.y: $0.height] })
            + pair(
                "Slide from leading", .present, { _ in .slide(from: .leading) },
                upper: { [.x: -$0.sign * $0.width] })
        return moves.map(\.shadowed)
    }

    private static var card: [StockMove] {
        pair(
            "Card", .present, { _ in .card },
            upper: { [.y: $0.height] }, lower: { _ in [.scale: 0.92, .dim: 0.3, .cornerRadius: 12] })
    }

    private static var dialog: [StockMove] {
        [
            StockMove("Dialog", .present, { _ in .dialog }, entering: { _ in [.scale: 1.15, .alpha: 0] }),
            StockMove("Dialog", .dismiss, { _ in .dialog }, leaving: { _ in [.alpha: 0] }),
        ]
    }

    private static var slideAcross: [StockMove] {
        pair(
            "Slide", .tabForward, { _ in .slideAcross },
            upper: { [.x: $0.sign * $0.width] }, lower: { [.x: -$0.sign * $0.width] })
    }

    /// The same with a shadow around the upper screen where it is in place.
    private var shadowed: StockMove {
        var move = self
        move.upperHome = [.shadow: 0.25]
        return move
    }
}
