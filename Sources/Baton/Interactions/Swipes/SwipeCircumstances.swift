/// What decides whether a swipe may pop the top screen. UIKit's recognizers and Baton's follow this one table. For each
/// pop either UIKit's recognizers may begin or Baton's, never both: UIKit's where UIKit animates it, and Baton's where
/// an animator does (B16.6).
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
    var isChanging = false
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
    /// Whether the app lets none begin anywhere.
    var isOff = false
    /// Whether a swipe of UIKit's in the content starts where the app lets none begin.
    var startsOutside = false

    /// The reason why the swipe must not begin, or nil if it may.
    var refusal: SwipeRefusal? {
        if !hasScreenBelow { return .root }
        if isOff { return .off }
        if let familyRefusal { return familyRefusal }
        if startsOutside { return .outside }
        return transitionRefusal ?? screenRefusal ?? (isIntercepted ? .intercepted : nil)
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
        // Only UIKit knows whether a swipe interrupts a running transition (B16.20), or would begin a pop that waits behind
        // other changes of the stack, for which every later push would wait as well (B2.44).
        isChanging && (family == .batons || answer != .uikits(true)) ? .transition : nil
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
