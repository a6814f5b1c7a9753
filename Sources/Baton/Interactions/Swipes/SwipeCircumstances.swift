/// What decides whether a swipe may pop the top screen. UIKit's recognizers and Baton's follow this one table.
///
/// Exactly one family of recognizers is alive for each pop: UIKit's where UIKit animates it, and Baton's where an animator
/// does (B16.6).
struct SwipeCircumstances: Equatable {
    enum Family {
        case uikits
        case batons
    }

    enum Animator {
        case uikit
        case another
        /// The app's delegate brings animators, and may or may not have one for this pop.
        case unknown
    }

    enum Transition {
        case none
        /// UIKit's own, which a system pop interrupts (B16.20).
        case interruptible
        case running
    }

    enum Bar {
        case shown
        case hiddenByApp
        case hiddenByBaton
    }

    enum BackButton {
        case shown
        /// Items of the app are in its place.
        case replaced
        case hidden
    }

    /// What the recognizer's own delegate answers.
    enum Answer: Equatable {
        /// It is not asked, because its answer is no whatever else holds (B2.40, B2.43).
        case notAsked
        /// UIKit's delegate has made UIKit's checks.
        case uikits(Bool)
        /// The app has replaced UIKit's checks by its own.
        case apps(Bool)
    }

    var family = Family.uikits
    var animator = Animator.uikit
    var hasScreenBelow = true
    var transition = Transition.none
    /// Whether UIKit's recognizer of the same kind is enabled. Apps lock a screen with it.
    var isEnabled = true
    var prefersSystemTransition = false
    var bar = Bar.shown
    var backButton = BackButton.shown
    var answer = Answer.notAsked
    /// What the app allows beyond UIKit's rules.
    var allowsHiddenBar = false
    var allowsReplacedBackButton = false
    var isIntercepted = false

    /// The reason why the swipe must not begin, or nil if it may.
    var refusal: SwipeRefusal? {
        if !hasScreenBelow { return .root }
        return familyRefusal ?? transitionRefusal ?? screenRefusal ?? (isIntercepted ? .intercepted : nil)
    }

    private var familyRefusal: SwipeRefusal? {
        switch (family, animator) {
        case (_, .unknown): .appMayAnimate
        case (.uikits, .another): .anotherAnimates
        case (.batons, .uikit): .uikitAnimates
        case (.batons, .another) where prefersSystemTransition: .uikitAnimates
        default: nil
        }
    }

    private var transitionRefusal: SwipeRefusal? {
        switch (transition, family) {
        case (.none, _), (.interruptible, .uikits): nil
        // UIKit has allowed it, and knows whether the transition can be interrupted.
        case (.running, .uikits) where answer == .uikits(true): nil
        default: .transition
        }
    }

    private var screenRefusal: SwipeRefusal? {
        if !isEnabled { return .disabled }
        switch answer {
        case .uikits(true), .apps(true): return nil
        case .uikits(false): return .uikit
        case .apps(false): return .app
        case .notAsked: break
        }
        // A zoom brings its own gestures, which the swipes would break (B16.16).
        if prefersSystemTransition { return .ownTransition }
        if bar == .hiddenByApp, !allowsHiddenBar { return .hiddenBar }
        return switch backButton {
        case .shown: nil
        case .replaced: allowsReplacedBackButton ? nil : .replacedBackButton
        case .hidden: .hiddenBackButton
        }
    }
}
