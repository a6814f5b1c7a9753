import UIKit

/// The state of a pull. The function `after(_:between:)` defines what each event leads to.
///
/// A sheet has positions between those of its smallest and its largest detent. Any other screen has one position.
enum PullState: Equatable {
    /// No finger pulls.
    case idle
    /// The screen or its content follows the finger, at or above the smallest position.
    case following(PullPhase)
    /// The finger was below the smallest position, so that a dismissal has begun or was refused. It lasts until the finger
    /// lifts, also if the finger moves back.
    case leaving(PullPhase)

    /// `way` is the distance of the finger towards the edge, and `room` that which is left for the content.
    enum Event: Equatable {
        /// A drag begins. `missing` is what the screen is short of its largest position. `isAlone` is true for a screen that
        /// grows and has no content that scrolls.
        case begin(way: CGFloat, room: CGFloat, missing: CGFloat, isAlone: Bool)
        /// The finger moves. `canTakeBack` is true if the same drag can scroll content.
        case move(way: CGFloat, room: CGFloat, canTakeBack: Bool)
        /// The finger lifts.
        case end(way: CGFloat)
        /// The system ends the drag, or another dismissal has begun.
        case cancel
    }

    enum Action: Equatable {
        /// The screen follows to a position.
        case follow(to: CGFloat)
        /// The screen is at its largest position, and the content takes the finger, with a way that is left.
        case scroll(room: CGFloat)
        /// The dismissal follows. `depth` is the distance below the smallest position, and negative above it.
        case leave(depth: CGFloat)
        /// The screen is let go at a position, or nil if the content has the finger.
        case land(from: CGFloat?)
        /// The dismissal is let go.
        case release(depth: CGFloat)
        /// The screen returns to where it was, and a dismissal is cancelled.
        case giveUp
    }

    /// Returns the next state, and the action for an event if there is one, between the smallest and the largest position.
    func after(_ event: Event, between ends: ClosedRange<CGFloat>) -> (state: PullState, action: Action?) {
        switch (self, event) {
        case (_, .begin(let way, let room, let missing, let isAlone)):
            let phase = PullPhase(way: way, room: room, missing: missing, isAlone: isAlone)
            return Self.following(phase).moved(from: nil, way, ends)
        case (.idle, _):
            return (.idle, nil)
        case (.following(let old), .move(let way, let room, let canTakeBack)),
            (.leaving(let old), .move(let way, let room, let canTakeBack)):
            let phase = old.after(way: way, room: room, canTakeBack: canTakeBack)
            return with(phase).moved(from: old, way, ends)
        case (.following(.scrolling), .end):
            return (.idle, .land(from: nil))
        case (.following(let phase), .end(let way)):
            return (.idle, .land(from: ends.lowerBound - phase.depth(at: way, ends)))
        case (.leaving(let phase), .end(let way)):
            return (.idle, .release(depth: phase.depth(at: way, ends)))
        case (_, .cancel):
            return (.idle, .giveUp)
        }
    }

    /// Returns the state and the action after a movement.
    private func moved(from old: PullPhase?, _ way: CGFloat, _ ends: ClosedRange<CGFloat>)
        -> (state: PullState, action: Action?)
    {
        guard let phase else { return (self, nil) }
        if case .scrolling(_, let room, _) = phase {
            guard case .pulling = old else { return (self, nil) }
            return (self, .scroll(room: room))
        }
        let depth = phase.depth(at: way, ends)
        guard depth > 0 || self == .leaving(phase) else { return (self, .follow(to: ends.lowerBound - depth)) }
        return (.leaving(phase), .leave(depth: depth))
    }

    private var phase: PullPhase? {
        switch self {
        case .idle: nil
        case .following(let phase), .leaving(let phase): phase
        }
    }

    /// Returns the state with another phase.
    private func with(_ phase: PullPhase) -> PullState {
        switch self {
        case .idle: self
        case .following: .following(phase)
        case .leaving: .leaving(phase)
        }
    }

    /// Returns the state in which the screen is short of its largest position by another length.
    func rebased(at way: CGFloat, missing: CGFloat) -> PullState {
        phase.map { with($0.rebased(at: way, missing: missing)) } ?? self
    }
}

extension PullPhase {
    /// The distance of the finger below the smallest position. It is negative above it.
    fileprivate func depth(at way: CGFloat, _ ends: ClosedRange<CGFloat>) -> CGFloat {
        switch self {
        case .pulling(let start): way - start - (ends.upperBound - ends.lowerBound)
        case .scrolling(_, _, let missing): missing - (ends.upperBound - ends.lowerBound)
        }
    }

    fileprivate func rebased(at way: CGFloat, missing: CGFloat) -> PullPhase {
        switch self {
        case .pulling: .pulling(from: way - missing)
        case .scrolling(let last, let room, _): .scrolling(way: last, room: room, missing: max(0, missing))
        }
    }
}
