#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    public import UIKit

    /// What a rule looks at: the app at the end of a turn.
    @preconcurrency @MainActor
    public final class MonkeySight {
        private let hand: MonkeyHand
        /// The stage that shows the app.
        public var stage: Stage { hand.stage }

        /// The transitions that were seen and have not ended, or are still kept.
        public let transitions: [MonkeyTransition]
        /// The virtual seconds in which the window has had its size.
        public let secondsInSize: Double
        /// All view controllers: the roots, their children, and what they present.
        public let controllers: [UIViewController]
        /// Whether a finger is down.
        public let isTouched: Bool
        /// The lines of advice that Baton has given.
        public let advice: [String]

        init(_ hand: MonkeyHand, _ ledger: MonkeyLedger, advice: [String]) {
            self.hand = hand
            self.advice = advice
            controllers = hand.controllers
            isTouched = hand.isTouched
            ledger.note(
                controllers.coordinators, in: hand.stage.window, isTouched: isTouched, at: hand.stage.now)
            transitions = ledger.transitions
            secondsInSize = ledger.secondsInSize
        }

        /// All windows.
        public var windows: [UIWindow] { hand.windows }
        /// All stacks.
        public private(set) lazy var stacks = controllers.compactMap { $0 as? UINavigationController }
        /// The root of the stage, what it presents, and so on.
        public private(set) lazy var chain = hand.chain
        /// The screen that is visible on top.
        public private(set) lazy var top = hand.top

        /// The views of the window of the stage, each before its subviews.
        public private(set) lazy var views = stage.window.everyView
    }

    extension UIView {
        /// This view and all below it.
        var everyView: [UIView] {
            var list: [UIView] = []
            collect(into: &list)
            return list
        }

        private func collect(into list: inout [UIView]) {
            list.append(self)
            for view in subviews { view.collect(into: &list) }
        }
    }
#endif
