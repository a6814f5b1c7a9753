extension UIBarButtonItem {
    /// The emphasis of a bar button.
    public enum Style: Int, Sendable {
        case plain = 0
        /// An item whose glass has the tint colour, on iOS 26 and later (B17.34).
        case prominent = 2

        /// The older name of `prominent`.
        public static var done: Style { .prominent }
    }

    /// The predefined system items.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }
}
