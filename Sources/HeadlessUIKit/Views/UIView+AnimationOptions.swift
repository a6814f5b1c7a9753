import Foundation
package import HeadlessMotion

extension UIView {
    /// The predefined timing curves of animations.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    /// The options of an animation block.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Performs pending updates just before the animations, and again at their end. From iOS 26 on, a block with this
        /// option only has to change state that invalidates properties, layout or traits (B16.46).
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }

        /// Whether bits 16 to 19 hold the keyboard's curve, which has no name: 7 while it is shown, 6 while it is hidden
        /// (B27.85).
        private var hasKeyboardCurve: Bool { [6, 7].contains(rawValue >> 16 & 15) }

        /// Returns the pace and the duration of a block with these options. The keyboard's curve is UIKit's spring, which
        /// has a duration of its own (B6.34, B27.85). It is known of 7; here 6 is the same.
        @MainActor
        func timing(over duration: TimeInterval) -> (pace: AnimationPace, duration: TimeInterval) {
            guard hasKeyboardCurve, duration > 0 else { return (curve.pace, duration) }
            return UISpringTimingParameters().pace(over: duration)
        }

        var cycles: AnimationCycles {
            AnimationCycles(count: contains(.repeat) ? .infinity : 1, autoreverses: contains(.autoreverse))
        }

        @MainActor
        var flushes: Bool { contains(.flushUpdates) && HeadlessDevice.current.systemVersion >= 26 }

        /// Whether the options include a transition.
        var hasTransition: Bool {
            rawValue >> 20 & 7 != 0
        }
    }
}

extension UIView.AnimationCurve {
    /// The timing curve of this case (B6.4).
    package var timing: TimingCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }

    var pace: AnimationPace { .curve(timing) }
}
