import UIKit

/// Tells whether changes of views are animated when they are made. UIKit names the duration of a block of
/// `UIView.animate`. It is not known for the blocks of a property animator (B6.6), so what Baton lets an animator carry
/// out is noted here.
@MainActor
enum AnimatedChanges {
    private static var depth = 0

    static var areMadeNow: Bool {
        UIView.areAnimationsEnabled && (depth > 0 || UIView.inheritedAnimationDuration > 0)
    }

    /// Makes changes that an animator or UIKit's transition animates.
    static func make(_ changes: () -> Void) {
        depth += 1
        changes()
        depth -= 1
    }
}
