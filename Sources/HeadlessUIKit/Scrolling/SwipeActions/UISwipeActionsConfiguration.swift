public import Foundation

/// The actions that a swipe over a row shows, from the edge inwards.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private var ownActions: [UIContextualAction] = []

    /// Creates a configuration without actions.
    public override init() {
        super.init()
    }

    public convenience init(actions: [UIContextualAction]) {
        self.init()
        ownActions = actions
    }

    open var actions: [UIContextualAction] { ownActions }

    /// Whether a swipe over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true
}
