public import UIKit

/// The screens of two tabs stand side by side, and slide towards leading to the later one.
public final class SlideTabForwardAnimator: TabForwardAnimator {
    /// A slide of a duration in seconds.
    public init(duration: TimeInterval = 0.35) {
        super.init(entering: .offstage(.trailing), leaving: .offstage(.leading), duration: duration)
    }
}

/// The screens of two tabs stand side by side, and slide towards trailing to the earlier one.
public final class SlideTabBackAnimator: TabBackAnimator {
    /// A slide of a duration in seconds.
    public init(duration: TimeInterval = 0.35) {
        super.init(entering: .offstage(.leading), leaving: .offstage(.trailing), duration: duration)
    }
}
