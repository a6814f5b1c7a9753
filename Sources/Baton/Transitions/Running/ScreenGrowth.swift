import UIKit

/// A view of the lower screen from which the upper one grows, and onto which it shrinks.
struct ScreenGrowth {
    /// Finds the view. It may be another one each time.
    let source: (ScreenChange) -> UIView?
}
