import UIKit

/// The state of a drag of a sheet. The function `after(_:between:)` defines what each event leads to.
enum SheetDragState: Equatable {
    /// No finger drags.
    case idle
    /// The sheet or its content follows the finger, at or above the smallest detent.
    case following(PullPhase)
    /// The finger was below the smallest detent, so that a dismissal has begun or was refused. It lasts until the finger
    /// lifts, also if the finger moves back.
    case leaving(PullPhase)

    /// `way` is the way of the finger towards the sheet's edge, and `room` that which is left for the content.
    enum Event: Equatable {
        /// `missing` is what the sheet lacks to its largest detent. `isAlone` is true without content that scrolls.
        case begin(way: CGFloat, room: CGFloat, missing: CGFloat, isAlone: Bool)
        case move(way: CGFloat, room: CGFloat, canTakeBack: Bool)
        case end(way: CGFloat)
        case cancel
    }

    enum Action: Equatable {
        /// The sheet follows to a position.
        case follow(to: CGFloat)
        /// The sheet is at its largest detent, and the content takes the finger, with a way that is left.
        case scroll(room: CGFloat)
        /// The dismissal follows. `depth` is the way below the smallest detent, and negative above it.
        case leave(depth: CGFloat)
        /// The sheet is let go at a position, or nil if the content has the finger.
        case land(from: CGFloat?)
        /// The dismissal is let go.
        case release(depth: CGFloat)
        /// The sheet returns to a detent, and a dismissal is cancelled.
        case giveUp
    }

    /// Returns the next state and the action for an event, if there is one.
    ///
    /// - Parameter ends: The lengths of the smallest and of the largest detent.
    func after(_ event: Event, between ends: ClosedRange<CGFloat>) -> (state: SheetDragState, action: Action?) {
        switch (self, event) {
        case (_, .begin(let way, let room, let missing, let isAlone)):
            let phase = PullPhase(way: way, room: room, missing: missing, isAlone: isAlone)
            return Self.following(phase).moved(from: nil, way, ends)
        case (.following(let old), .move(let way, let room, let canTakeBack)):
            let phase = old.after(way: way, room: room, canTakeBack: canTakeBack)
            return Self.following(phase).moved(from: old, way, ends)
        case (.leaving(let old), .move(let way, let room, let canTakeBack)):
            let phase = old.after(way: way, room: room, canTakeBack: canTakeBack)
            return Self.leaving(phase).moved(from: old, way, ends)
        case (.following(.pulling(let start)), .end(let way)):
            return (.idle, .land(from: ends.upperBound - (way - start)))
        case (.following(.scrolling), .end):
            return (.idle, .land(from: nil))
        case (.leaving(let phase), .end(let way)):
            return (.idle, .release(depth: phase.depth(at: way, ends)))
        case (.following, .cancel), (.leaving, .cancel):
            return (.idle, .giveUp)
        case (.idle, _):
            return (.idle, nil)
        }
    }

    /// Returns the state and the action for a phase of this state, after the phase `old`.
    private func moved(from old: PullPhase?, _ way: CGFloat, _ ends: ClosedRange<CGFloat>)
        -> (state: SheetDragState, action: Action?)
    {
        switch self {
        case .idle:
            return (self, nil)
        case .following(.scrolling(_, let room, _)), .leaving(.scrolling(_, let room, _)):
            guard case .pulling = old else { return (self, nil) }
            return (self, .scroll(room: room))
        case .leaving(let phase):
            return (self, .leave(depth: phase.depth(at: way, ends)))
        case .following(let phase):
            let depth = phase.depth(at: way, ends)
            return depth > 0
                ? (.leaving(phase), .leave(depth: depth)) : (self, .follow(to: ends.lowerBound - depth))
        }
    }

    /// Returns the position of the finger, or nil if no finger drags.
    func position(at way: CGFloat, between ends: ClosedRange<CGFloat>) -> CGFloat? {
        switch self {
        case .idle: nil
        case .following(let phase), .leaving(let phase): ends.lowerBound - phase.depth(at: way, ends)
        }
    }

    /// Returns the state in which the sheet lacks another length to its largest detent.
    func rebased(at way: CGFloat, missing: CGFloat) -> SheetDragState {
        switch self {
        case .idle: self
        case .following(let phase): .following(phase.rebased(at: way, missing: missing))
        case .leaving(let phase): .leaving(phase.rebased(at: way, missing: missing))
        }
    }
}

extension PullPhase {
    /// The way of the finger below the smallest detent of a sheet. It is negative above it.
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
