/// A row or column of views as a format such as `H:|-[a(>=50)]-8-[b]|` draws it, with names that are not looked up yet.
struct VisualFormat: Equatable {
    /// A number that is written down, or the name of one or of a view.
    enum Amount: Equatable {
        case number(Double)
        case name(String)
    }

    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    /// What is between two neighbours.
    enum Gap: Equatable {
        /// Nothing is drawn: they touch.
        case none
        /// A dash stands for the distance that is usual.
        case standard
        case given([Predicate])
    }

    struct Part: Equatable {
        var name: String
        var sizes: [Predicate] = []
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var parts: [Part] = []
    /// What is between the parts: one less than there are.
    var gaps: [Gap] = []
    /// What is between the superview's edge and the first part; nil where no edge is drawn.
    var leadingGap: Gap?
    var trailingGap: Gap?
}
