import BatonTesting
import UIKit

@testable import Baton

/// Layouts, backdrops and detents, in presentations that are rotated and dragged.
extension BadInputTable {
    private static let fractions = WrongNumber.unusable + [.negative, .zero]
    // As long as possible is a length.
    private static let lengths: [WrongNumber] = [
        .notANumber, .infinity, .minusInfinity, .hugelyNegative, .negative, .zero,
    ]
    private static let notPositive: [WrongNumber] = WrongNumber.unusable + [.negative]

    @BadInputRows
    static var overlays: [BadInput] {
        layouts
        frames
        backdrops
        sheets
        presentedOverlays
        contentSizes
    }

    /// A card with a layout.
    private static func card(_ layout: OverlayLayout) -> ModalTransitions { ModalTransitions.card.layout(layout) }

    @BadInputRows
    private static var layouts: [BadInput] {
        for edge in [DirectionalEdge.bottom, .leading, nil] {
            numbers("OverlayLayout.Extent.fixed(_:)", advice: "Overlay: A layout has the length", at: lengths) {
                try $0.present(by: card(OverlayLayout(edge: edge, extent: .fixed($1))))
            }
            numbers("OverlayLayout.Extent.fraction(_:)", advice: "Overlay: A layout has the fraction", at: fractions) {
                try $0.present(by: card(OverlayLayout(edge: edge, extent: .fraction($1))))
            }
            numbers("OverlayLayout.Extent.fill(margin:)", advice: "Overlay: A layout has the margin", at: notPositive) {
                try $0.present(by: card(OverlayLayout(edge: edge, extent: .fill(margin: $1))))
            }
            numbers(
                "OverlayLayout.maximumWidth", advice: "Overlay: A layout has the maximum width",
                at: [
                    .notANumber, .minusInfinity, .hugelyNegative, .negative, .zero,
                ]
            ) {
                var layout = OverlayLayout(edge: edge, extent: .fixed(300))
                layout.maximumWidth = $1
                try $0.present(by: card(layout))
            }
            numbers("OverlayLayout.cornerRadius", advice: "Overlay: A layout has the corner radius", at: notPositive) {
                var layout = OverlayLayout(edge: edge, extent: .fixed(300))
                layout.cornerRadius = $1
                try $0.present(by: card(layout))
            }
        }
        numbers("OverlayLayout.extent", advice: "Overlay: A layout has the length", at: lengths) {
            var layout = OverlayLayout.card
            layout.extent = .fixed($1)
            try $0.present(by: card(layout))
        }
        row(
            "OverlayLayout.init(edge:extent:maximumWidth:cornerRadius:)", "no edge and detents",
            .advice("in the centre")
        ) {
            try $0.present(by: card(OverlayLayout(edge: nil, extent: .detents([.medium]))))
        }
        numbers("OverlayLayout.drawer(_:length:)", advice: "Overlay: A layout has the length", at: lengths) {
            try $0.present(by: card(.drawer(.trailing, length: $1)))
        }
        numbers("ModalTransitions.drawer(_:length:)", advice: "Overlay: A layout has the length", at: lengths) {
            try $0.present(by: .drawer(.leading, length: $1))
        }
        numbers("ModalTransitions.cornerRadius(_:)", advice: "Overlay: A layout has the corner radius", at: notPositive)
        {
            try $0.present(by: .card.cornerRadius($1))
        }
        numbers("ModalTransitions.layout(_:regular:)", advice: "Overlay: A layout has the length", at: lengths) {
            try $0.present(by: .card.layout(.drawer(length: $1), regular: .drawer(length: $1)))
        }
        numbers("Overlay.layout", advice: "Overlay: A layout has the length", at: lengths) {
            var transitions = ModalTransitions.card
            transitions.overlay.layout = .drawer(.top, length: $1)
            try $0.present(by: transitions)
        }
        numbers("Overlay.regularLayout", advice: "Overlay: A layout has the length", at: lengths) {
            var transitions = ModalTransitions.card
            transitions.overlay.regularLayout = .drawer(.top, length: $1)
            try $0.present(by: transitions, on: .pad)
        }
        numbers(
            "Overlay.init(layout:regularLayout:backdrop:dismissal:keepsPresenter:sheet:)",
            advice: "Overlay: A layout has the length", at: lengths
        ) {
            try $0.present(by: ModalTransitions(.card, overlay: Overlay(layout: .drawer(length: $1))))
        }
        row("OverlayLayout", "made away from the main thread", .advice("Overlay: A layout has the length nan")) {
            let layout = await Task.detached {
                var layout = OverlayLayout.drawer(length: .nan)
                layout.edge = .top
                return layout
            }.value
            try $0.present(by: card(layout))
        }
    }

    private static let frame = "OverlayLayout.frame(in:safeArea:direction:content:keyboard:controls:)"

    /// The function that an app may call with anything.
    @BadInputRows
    private static var frames: [BadInput] {
        for extent in [
            OverlayLayout.Extent.fitted, .fill(margin: 10), .fraction(0.5), .fixed(200), .detents([.medium]),
        ] {
            for edge in [DirectionalEdge.bottom, .top, .leading, nil] where edge != nil || extent != .detents([.medium])
            {
                numbers(frame, advice: "", at: []) { trial, number in
                    let layout = OverlayLayout(edge: edge, extent: extent)
                    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
                    let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                    for frame in [
                        layout.frame(
                            in: bounds, safeArea: .zero, direction: .leftToRight,
                            content: CGSize(width: number, height: number)),
                        layout.frame(in: bounds, safeArea: .zero, direction: .leftToRight, keyboard: number),
                        layout.frame(in: bounds, safeArea: insets, direction: .rightToLeft),
                        layout.frame(
                            in: bounds, safeArea: .zero, direction: .leftToRight,
                            controls: CGRect(x: number, y: number, width: number, height: number)),
                    ] { trial.expect(frame.isSane, "\(extent) at \(String(describing: edge)) has the frame \(frame)") }
                }
            }
        }
    }

    @BadInputRows
    private static var backdrops: [BadInput] {
        let wrong = WrongNumber.unusable + [.negative]
        numbers("OverlayBackdrop.dim(_:color:)", advice: "Overlay: A backdrop dims", at: wrong) {
            try $0.present(by: .card.backdrop(.dim($1)))
        }
        numbers("ModalTransitions.dimming(_:color:)", advice: "Overlay: A backdrop dims", at: wrong) {
            try $0.present(by: .card.dimming($1))
        }
        numbers("ModalTransitions.backdrop(_:)", advice: "Overlay: A backdrop dims", at: wrong) {
            try $0.present(by: .dialog.backdrop(.dim($1, color: .red)))
        }
        numbers("Overlay.backdrop", advice: "Overlay: A backdrop dims", at: wrong) {
            var transitions = ModalTransitions.drawer
            transitions.overlay.backdrop = .dim($1)
            try $0.present(by: transitions)
        }
        row("OverlayBackdrop.blur(_:)", "a style that UIKit does not know", .defined("it blurs")) {
            guard let style = UIBlurEffect.Style(rawValue: 1200) ?? UIBlurEffect.Style(rawValue: 0) else { return }
            try $0.present(by: .card.backdrop(.blur(style)))
        }
    }

    /// The sizes that an app gives its content.
    @BadInputRows
    private static var contentSizes: [BadInput] {
        for (entry, transitions) in [
            ("OverlayLayout.dialog", ModalTransitions.dialog), ("SheetDetent.fitted", .bottomSheet),
            ("SheetDetent.fitted", .drawer(.leading, detents: [.fitted])),
        ] {
            numbers(
                entry, advice: "Set its preferredContentSize",
                at: [
                    .notANumber, .minusInfinity, .hugelyNegative, .negative, .zero,
                ]
            ) {
                try $0.present(by: transitions, content: CGSize(width: $1, height: $1))
            }
        }
    }
}

extension CGRect {
    /// Whether a view can have the frame.
    fileprivate var isSane: Bool {
        [minX, minY, width, height].allSatisfy(\.isUsable) && width >= 0 && height >= 0
    }
}
