public import UIKit

/// A side of a container as a reader sees it: leading and trailing follow the reading direction.
public enum Edge: Hashable, Sendable {
    case leading
    case trailing
    case top
    case bottom
}

/// Which way leading and trailing lie on the screen.
public enum ReadingDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft

    /// The direction in which a view lays its content out (B10.31).
    @MainActor
    public init(of view: UIView) {
        self = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// +1 where trailing is towards greater x, -1 where it is towards smaller x.
    public var sign: CGFloat {
        self == .leftToRight ? 1 : -1
    }
}
