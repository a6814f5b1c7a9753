import BatonTesting
import UIKit

@testable import Baton

/// States of bars, which are shown, scrolled, pushed and popped, and the carriers that show them.
extension BadInputTable {
    private static let text = "BarState: An alpha, a title offset or a text style has numbers"
    private static let alpha = "BarState: An alpha, a title offset or a text style has numbers"

    @BadInputRows
    static var bars: [BadInput] {
        barNumbers
        barImages
        barColors
        barMixtures
        barCarriers
        standaloneBars
    }

    @BadInputRows
    private static var barNumbers: [BadInput] {
        numbers("BarState.titleOffset", advice: text) {
            let offset = UIOffset(horizontal: $1, vertical: $1)
            try $0.show(BarState { $0.titleOffset = offset })
        }
        numbers("BarState.compactTitleOffset", advice: text) {
            let offset = UIOffset(horizontal: $1, vertical: $1)
            try $0.show(BarState { $0.compactTitleOffset = offset })
        }
        numbers("BarState.title", advice: text) { trial, number in
            try trial.show(BarState { $0.title = BarTitleStyle(kern: number) })
        }
        numbers("BarState.largeTitle", advice: text) { trial, number in
            try trial.show(BarState { $0.largeTitle = BarTitleStyle(kern: number) })
        }
        numbers("BarTitleStyle.kern", advice: text) { trial, number in
            try trial.show(BarState { $0.title.kern = number })
        }
        numbers("BarTitleStyle.init(font:color:shadow:kern:)", advice: text) { trial, number in
            try trial.show(BarState { $0.title = BarTitleStyle(font: nil, color: nil, shadow: nil, kern: number) })
        }
        numbers("BarTitleStyle.Shadow.init(color:offset:blurRadius:)", advice: text) { trial, number in
            try trial.show(BarState { $0.title.shadow = .init(color: .red, offset: .zero, blurRadius: number) })
        }
        numbers("BarTitleStyle.Shadow.offset", advice: text) { trial, number in
            var shadow = BarTitleStyle.Shadow(color: .red)
            shadow.offset = CGSize(width: number, height: number)
            try trial.show(BarState { $0.largeTitle.shadow = shadow })
        }
        numbers("BarTitleStyle.Shadow.blurRadius", advice: text) { trial, number in
            var shadow = BarTitleStyle.Shadow(color: .red)
            shadow.blurRadius = number
            try trial.show(BarState { $0.title.shadow = shadow })
        }
        numbers("BarTitleStyle.shadow", advice: text) { trial, number in
            var style = BarTitleStyle()
            style.shadow = BarTitleStyle.Shadow(color: .red, offset: CGSize(width: number, height: 0))
            try trial.show(BarState { $0.title = style })
        }
        numbers("BarTitleStyle.over(_:)", advice: text) { trial, number in
            try trial.show(BarState { $0.title = BarTitleStyle().over(BarTitleStyle(kern: number)) })
        }
        numbers("BarState.over(_:)", advice: text) { trial, number in
            try trial.show(BarState(background: .color(.red)).over(BarState { $0.title.kern = number }))
        }
        // A scroll view may drive the alpha beyond its ends.
        numbers("BarState.backgroundAlpha", advice: alpha, at: WrongNumber.notFinite) { trial, number in
            try trial.show(BarState(background: .color(.red)) { $0.backgroundAlpha = number })
        }
        numbers("UINavigationItem.barState", advice: alpha, at: WrongNumber.notFinite) { trial, number in
            let stand = try trial.stack { $0.transitions = colored }
            stand.a.navigationItem.barState.background = .color(.red)
            stand.a.navigationItem.barState.backgroundAlpha = 0.5
            try trial.settle()
            stand.a.navigationItem.barState.backgroundAlpha = number
            try trial.settle()
            stand.a.navigationItem.barState.backgroundAlpha = 1
        }
        numbers(
            "BarState.init(background:backgroundAlpha:showsShadowLine:tintColor:titleColor:isHidden:_:)", advice: alpha,
            at: WrongNumber.notFinite
        ) { try $0.show(BarState(background: .blur(.regular), backgroundAlpha: $1)) }
        row("BarState", "made away from the main thread", .advice(text)) {
            let state = await Task.detached {
                BarState(backgroundAlpha: 2) { $0.titleOffset = UIOffset(horizontal: .nan, vertical: 0) }
            }.value
            try $0.show(state)
        }
    }

    @BadInputRows
    private static var barImages: [BadInput] {
        let backgrounds: [(String, String, BarState.Background)] = [
            ("BarGradient.init(_:direction:)", "no colours", .gradient(BarGradient([], direction: .along))),
            ("BarGradient.init(arrayLiteral:)", "no colours", .gradient([])),
            ("BarState.Background.gradient(_:)", "one colour", .gradient([.red])),
            (
                "BarState.Background.gradient(_:)", "a thousand colours",
                .gradient(BarGradient(Array(repeating: .red, count: 1000)))
            ),
            ("BarState.Background.image(_:contentMode:)", "an image without a size", .image(UIImage())),
            (
                "BarState.Background.image(_:contentMode:)", "an image without a size, to fit",
                .image(UIImage(), contentMode: .scaleAspectFit)
            ),
            ("BarState.Background.color(_:)", "a colour of no numbers", .color(UIColor(white: .nan, alpha: .nan))),
            (
                "BarState.Background.blur(_:tint:)", "a tint of no numbers",
                .blur(.regular, tint: UIColor(white: .nan, alpha: .infinity))
            ),
        ]
        for (entry, wrong, background) in backgrounds {
            row(entry, wrong, .defined("it is shown")) { try $0.show(BarState(background: background)) }
            row("BarState.background", wrong, .defined("it is shown")) {
                var state = BarState()
                state.background = background
                try $0.show(state)
            }
            row("BarState.compactBackground", wrong, .defined("it is shown")) { trial in
                try trial.show(BarState(background: .clear) { $0.compactBackground = background })
            }
            row("BarState.scrollEdgeBackground", wrong, .defined("it is shown")) { trial in
                try trial.show(BarState(background: .clear) { $0.scrollEdgeBackground = background })
            }
        }
        row("BarGradient.colors", "none", .defined("nothing is painted")) { trial in
            var gradient = BarGradient([.red, .blue])
            gradient.colors = []
            try trial.show(BarState(background: .gradient(gradient)))
        }
        row("BarState.shadowImage", "an image without a size", .defined("no line")) { trial in
            try trial.show(BarState(background: .color(.red), showsShadowLine: true) { $0.shadowImage = UIImage() })
        }
        row("BarBackIndicator.init(_:mask:)", "images without a size", .defined("no arrow")) { trial in
            try trial.show(BarState { $0.backIndicator = BarBackIndicator(UIImage(), mask: UIImage()) })
        }
        row("BarBackIndicator.image", "an image without a size", .defined("no arrow")) { trial in
            var indicator = BarBackIndicator(UIImage())
            indicator.image = UIImage()
            try trial.show(BarState { $0.backIndicator = indicator })
        }
        row("BarBackIndicator.mask", "an image without a size", .defined("no arrow")) { trial in
            var indicator = BarBackIndicator(UIImage())
            indicator.mask = UIImage()
            try trial.show(BarState { $0.backIndicator = indicator })
        }
        row("BarState.backIndicator", "nil, after another", .defined("UIKit's")) { trial in
            let stand = try trial.stack { $0.transitions = colored }
            stand.a.navigationItem.barState.backIndicator = BarBackIndicator(UIImage())
            stand.a.navigationItem.barState.backIndicator = nil
        }
    }

    @BadInputRows
    private static var barColors: [BadInput] {
        let color = UIColor(red: .nan, green: .infinity, blue: -1, alpha: .nan)
        let fields: [(String, (inout BarState) -> Void)] = [
            ("BarState.shadowColor", { $0.shadowColor = color }), ("BarState.tintColor", { $0.tintColor = color }),
            ("BarState.titleColor", { $0.titleColor = color }),
            ("BarTitleStyle.color", { $0.largeTitle.color = color }),
            ("BarTitleStyle.Shadow.color", { $0.title.shadow = BarTitleStyle.Shadow(color: color) }),
        ]
        for (entry, set) in fields {
            row(entry, "a colour of no numbers", .defined("it is shown")) {
                var state = BarState(background: .color(.red), showsShadowLine: true)
                set(&state)
                try $0.show(state)
            }
        }
        numbers("BarTitleStyle.font", advice: text) { trial, number in
            try trial.show(BarState { $0.title.font = UIFont.systemFont(ofSize: number) })
        }
    }

    @BadInputRows
    private static var barMixtures: [BadInput] {
        numbers("BarState.mixed(with:by:)", advice: "", at: []) { trial, number in
            let states = [
                BarState(background: .color(.red), backgroundAlpha: 0.3), BarState(background: .clear),
                BarState(
                    background: .color(UIColor(white: .nan, alpha: .nan)), tintColor: UIColor(white: .nan, alpha: 1)),
            ]
            for first in states {
                for second in states { try trial.show(first.mixed(with: second, by: number), pushing: false) }
            }
        }
        numbers("BarState.mixed(with:by:)", advice: alpha, at: WrongNumber.notFinite) { trial, number in
            let wrong = BarState(background: .color(.red), backgroundAlpha: number)
            try trial.show(wrong.mixed(with: BarState(background: .clear), by: 0.5))
        }
        row("BarState.mixed(with:by:)", "away from the main thread", .defined("it is mixed")) {
            let state = await Task.detached {
                BarState(background: .color(.red)).mixed(with: BarState(background: .color(.blue)), by: .nan)
            }.value
            try $0.show(state)
        }
        row("BarState.init(readingLegacyLookOf:)", "a bar of nobody", .defined("an empty state")) {
            try $0.show(BarState(readingLegacyLookOf: UINavigationBar()))
        }
    }
}

extension BadInputTrial {
    /// Shows a state on a screen, rotates, pushes another screen, swipes back, and hides the bar with another state.
    func show(_ state: BarState, pushing: Bool = true) throws {
        let stand = try stack { $0.transitions = .slide }
        stand.a.navigationItem.barState = state
        try settle()
        guard pushing else { return }
        stand.stage.rotate()
        try settle()
        stand.push()
        try settle()
        stand.stage.rotate(to: .portrait)
        try swipeBack(on: stand)
        stand.pop()
        try settle()
        stand.b.navigationItem.barState = state
        stand.push()
        try settle()
        stand.pop()
        try settle()
    }
}
