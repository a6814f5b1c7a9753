import Foundation

/// Decides whether a recognizer leaves the possible state, considering the other recognizers that share a touch with
/// it.
@MainActor
struct GestureContest {
    enum Verdict: Equatable {
        case recognize
        case wait
        case fail
    }

    let contender: UIGestureRecognizer

    /// Returns whether the contender recognises, waits or fails. It evaluates, in UIKit's order and only as far as
    /// needed, the failure requirements, whether the gesture should begin, and exclusion by other recognizers (B7.4).
    func verdict() -> Verdict {
        let required = requirements().compactMap(\.object)
        if required.contains(where: { $0.attempt.hasRecognized }) { return .fail }
        guard blockers.isEmpty else { return .wait }
        guard contender.view?.gestureRecognizerShouldBegin(contender) != false else { return .fail }
        guard contender.delegate?.gestureRecognizerShouldBegin(contender) != false else { return .fail }
        let isExcluded = rivals.contains { $0.attempt.hasRecognized && excludes($0, contender) }
        return isExcluded ? .fail : .recognize
    }

    /// The recognizers that must fail first and have not failed yet.
    var blockers: [UIGestureRecognizer] {
        requirements().compactMap(\.object).filter(\.attempt.isUndecided)
    }

    /// Returns the undecided recognizers that must fail now that the contender recognises (B7.6, B7.7).
    func losers() -> [UIGestureRecognizer] {
        rivals.filter { rival in
            rival.attempt.isUndecided && (excludes(contender, rival) || waitsForContender(rival))
        }
    }

    /// The other recognizers that share a touch with the contender.
    private var rivals: [UIGestureRecognizer] {
        var others = contender.attempt.touches.recognizers
        others.remove(contender)
        return others
    }

    /// Returns whether a rival requires the contender to fail. Such a rival fails even if both could be recognised
    /// simultaneously.
    private func waitsForContender(_ rival: UIGestureRecognizer) -> Bool {
        GestureContest(contender: rival).requirements().contains { $0.object === contender }
    }

    private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        winner.canPrevent(other) && other.canBePrevented(by: winner) && !areSimultaneous(winner, other)
    }

    /// Returns whether two recognizers can recognise simultaneously. It is sufficient that either delegate allows it
    /// (B7.6).
    private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    }

    private func requirements() -> [Weak<UIGestureRecognizer>] {
        if let known = contender.attempt.required { return known }
        let asked = rivals.filter(mustFailFirst).map { Weak($0) }
        contender.attempt.required = contender.requiredToFail + asked
        return contender.requiredToFail + asked
    }

    private func mustFailFirst(_ rival: UIGestureRecognizer) -> Bool {
        contender.shouldRequireFailure(of: rival)
            || contender.delegate?.gestureRecognizer(contender, shouldRequireFailureOf: rival) == true
            || rival.shouldBeRequiredToFail(by: contender)
            || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: contender) == true
    }
}
