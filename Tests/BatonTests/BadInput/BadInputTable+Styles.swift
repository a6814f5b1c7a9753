import BatonTesting
import UIKit

@testable import Baton

/// Styles and what changes them, played by pushes and pops.
extension BadInputTable {
    @BadInputRows
    static var styles: [BadInput] {
        styleValues
        styleModifiers
        sources
    }

    @BadInputRows
    private static var styleValues: [BadInput] {
        row("TransitionStyle.init(entering:leaving:)", "poses with wrong numbers", .advice(pose)) {
            try $0.push(by: wrongStyle)
        }
        row("TransitionStyle.init(forward:backward:)", "closures that return wrong numbers", .advice(pose)) {
            try $0.push(by: TransitionStyle { _ in TransitionPoses(entering: .scaled(.nan)) })
        }
        row("TransitionStyle.init(forward:backward:)", "a closure that turns back", .defined("it is popped")) {
            try $0.push(popping: { navigation in
                TransitionStyle { _ in
                    navigation()?.popToRootViewController(animated: true)
                    return TransitionPoses(entering: .faded)
                }
            })
        }
        row("TransitionStyle.init(_:)", "poses with wrong numbers", .advice(pose)) {
            try $0.push(by: TransitionStyle(wrongStyle))
        }
        row("ExpressibleByTransitionStyle.init(_:)", "poses with wrong numbers", .advice(pose)) {
            try $0.present(by: ModalTransitions(wrongStyle))
        }
        row("TransitionStyle.mapStyles(_:)", "a change to wrong numbers", .advice(pose)) {
            try $0.push(by: TransitionStyle.slide.mapStyles { _ in wrongStyle })
        }
        row("ExpressibleByTransitionStyle.mapStyles(_:)", "a change to wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions.slide.mapStyles { _ in wrongStyle })
        }
    }

    @BadInputRows
    private static var styleModifiers: [BadInput] {
        numbers(
            "ExpressibleByTransitionStyle.duration(_:backward:)", advice: "TransitionStyle: The duration",
            at: WrongNumber.unusable + [.negative]
        ) { try $0.push(by: TransitionStyle.slide.duration(Double($1))) }
        numbers(
            "ExpressibleByTransitionStyle.duration(_:backward:)", advice: "TransitionStyle: The duration",
            at: WrongNumber.unusable + [.negative]
        ) { try $0.push(by: .slide.duration(0.2, backward: Double($1))) }
        numbers("ExpressibleByTransitionStyle.dimming(_:color:)", advice: pose) {
            try $0.push(by: .slide.dimming($1))
        }
        numbers("ExpressibleByTransitionStyle.shadow(_:)", advice: pose) { try $0.push(by: .slide.shadow($1)) }
        numbers("ExpressibleByTransitionStyle.cornerRadius(_:)", advice: pose) {
            try $0.push(by: .slide.cornerRadius($1))
        }
        row("ExpressibleByTransitionStyle.combined(with:)", "poses with wrong numbers", .advice(pose)) {
            try $0.push(by: .slide.combined(with: wrongStyle))
        }
        row("ExpressibleByTransitionStyle.combined(with:)", "itself, many times", .advice("Two styles were combined")) {
            var style = TransitionStyle.zoom { _ in nil }
            for _ in 0..<10 { style = style.combined(with: style).combined(with: .cube) }
            try $0.push(by: style)
        }
        row("ExpressibleByTransitionStyle.reduced(to:)", "poses with wrong numbers", .advice(pose)) {
            var device = HeadlessDevice.phone
            device.reduceMotion = true
            try $0.push(by: NavigationTransitions(.slide.reduced(to: wrongStyle)), on: device)
        }
        timings
    }

    @BadInputRows
    private static var timings: [BadInput] {
        numbers("ExpressibleByTransitionStyle.timing(_:)", advice: "TransitionStyle: A timing") {
            try $0.push(
                by: .slide.timing(
                    UICubicTimingParameters(
                        controlPoint1: CGPoint(x: $1, y: $1), controlPoint2: CGPoint(x: $1, y: $1))))
        }
        // UIKit does not tell the ratio.
        numbers("ExpressibleByTransitionStyle.timing(_:)", advice: "", at: []) {
            try $0.push(by: .slide.timing(UISpringTimingParameters(dampingRatio: $1)))
        }
        numbers(
            "ExpressibleByTransitionStyle.timing(_:)", advice: "TransitionStyle: A timing",
            at: WrongNumber.allCases
        ) {
            let spring = UISpringTimingParameters(
                mass: $1, stiffness: $1, damping: $1, initialVelocity: CGVector(dx: $1, dy: $1))
            try $0.push(by: .slide.timing(spring))
        }
    }

    /// Views from which screens grow.
    @BadInputRows
    private static var sources: [BadInput] {
        let travel: [(String, (@escaping (ScreenChange) -> UIView?) -> TransitionStyle)] = [
            ("ExpressibleByTransitionStyle.zoom(_:)", { .zoom($0) }),
            ("ExpressibleByTransitionStyle.expand(_:)", { .expand($0) }),
        ]
        for (entry, style) in travel { rows(of: entry, wrongView: .advice("A source view"), style) }
        // What has no place in sight opens from the middle.
        rows(of: "ExpressibleByTransitionStyle.reveal(_:)", wrongView: .defined("it opens from there")) { .reveal($0) }
    }

    @BadInputRows
    private static func rows(
        of entry: String, wrongView: BadInput.Outcome,
        _ style: @escaping (@escaping (ScreenChange) -> UIView?) -> TransitionStyle
    ) -> [BadInput] {
        row(entry, "nil", .defined("it grows from the middle")) { try $0.push(by: style { _ in nil }) }
        row(entry, "a view that is in no window", .advice("source view")) {
            let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            try $0.push(by: style { _ in source })
        }
        row(entry, "the view of the screen itself", wrongView) { try $0.push(by: style { $0.lower.view }) }
        row(entry, "the view of the other screen", .defined("it is in its place")) {
            try $0.push(by: style { $0.upper.view })
        }
        row(entry, "the window", .defined("it grows from the whole window")) {
            try $0.push(by: style { $0.lower.view.window })
        }
        row(entry, "a view without a size", wrongView) {
            let source = UIView()
            try $0.push(by: style { $0.lower.view.adding(source) })
        }
        row(entry, "a huge view", wrongView) {
            let source = UIView(frame: CGRect(x: 1e150, y: -1e150, width: 1e150, height: 1e150))
            try $0.push(by: style { $0.lower.view.adding(source) })
        }
        row(entry, "a view that is scaled to nothing", wrongView) {
            let source = UIView(frame: CGRect(x: 9, y: 9, width: 50, height: 50))
            source.transform = CGAffineTransform(scaleX: 0, y: 0)
            try $0.push(by: style { $0.lower.view.adding(source) })
        }
        row(entry, "a view that is released", .defined("it grows from the middle")) {
            var source: UIView? = UIView(frame: CGRect(x: 9, y: 9, width: 50, height: 50))
            let style = style { [weak source] _ in source }
            source = nil
            try $0.push(by: style)
        }
        row(entry, "a closure that pops", .defined("it is popped")) {
            try $0.push(popping: { navigation in
                style { _ in
                    navigation()?.popToRootViewController(animated: true)
                    return nil
                }
            })
        }
    }
}

extension UIView {
    fileprivate func adding(_ view: UIView) -> UIView {
        if view.superview !== self { addSubview(view) }
        return view
    }
}
