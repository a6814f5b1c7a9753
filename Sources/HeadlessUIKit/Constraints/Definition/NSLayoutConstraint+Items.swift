import Foundation

extension NSLayoutConstraint {
    /// The items that still exist.
    var items: [any LayoutItem] { (first + second).compactMap(\.item) }

    var usesBaseline: Bool { first.contains { $0.attribute.isBaseline } || second.contains { $0.attribute.isBaseline } }

    var isDirectional: Bool { (first + second).contains { $0.attribute.isDirectional } }

    /// Returns the only term of a side, or nil if the side does not have exactly one term.
    func single(_ terms: [AnchorTerm]) -> AnchorTerm? {
        terms.count == 1 ? terms[0] : nil
    }
}

extension NSLayoutConstraint {
    /// The constraint as a formula. The formula has no addresses, so that a log is reproducible.
    var words: String {
        var formula = "\(words(for: first)) \(relation.words) "
        if second.isEmpty {
            formula += "\(constant.words)"
        } else {
            formula += multiplier == 1 ? "" : "\(multiplier.words) * "
            formula += words(for: second)
            if constant != 0 { formula += constant < 0 ? " - \((-constant).words)" : " + \(constant.words)" }
        }
        let name = identifier.map { " '\($0)'" } ?? ""
        let importance = priority == .required ? "" : " @\(CGFloat(priority.rawValue).words)"
        return "<NSLayoutConstraint\(name) \(formula)\(importance)>"
    }

    private func words(for terms: [AnchorTerm]) -> String {
        let parts = terms.map { term in
            let name = term.item.map { ($0 as? UILayoutGuide)?.words ?? "\(type(of: $0))" } ?? "nothing"
            return "\(term.sign < 0 ? "-" : "")\(name).\(term.attribute)"
        }
        return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: " ")))"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var words: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension CGFloat {
    /// The number as text. A whole number has no fraction.
    var words: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)" }
}
