/// A parsed visual format such as `H:|-[a(>=50)]-8-[b]|`. Its names are not resolved yet.
struct VisualFormat: Equatable {
    /// A number, or the name of a number or a view.
    enum Amount: Equatable {
        case number(Double)
        case name(String)
    }

    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    /// The gap between two neighbours.
    enum Gap: Equatable {
        /// No gap: the neighbours touch.
        case none
        /// The standard distance, written as a dash.
        case standard
        case given([Predicate])
    }

    struct Part: Equatable {
        var name: String
        var sizes: [Predicate] = []
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var parts: [Part] = []
    /// The gaps between the parts. There is one gap fewer than there are parts.
    var gaps: [Gap] = []
    /// The gap between the superview's edge and the first part, or nil if the format does not contain that edge.
    var leadingGap: Gap?
    var trailingGap: Gap?
}
