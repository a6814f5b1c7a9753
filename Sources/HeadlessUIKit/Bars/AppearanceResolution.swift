/// The four appearances that an item, or a bar, may have.
struct AppearanceSlots<Appearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
}

/// Where a bar stands, which decides the slots that are asked.
struct BarSituation {
    var isCompact: Bool
    var isAtScrollEdge: Bool
}

/// The appearance that applies, and whether what it says of background and shadow applies as well.
struct ResolvedAppearance<Appearance> {
    /// Nil where nobody says anything, which leaves the system's own look.
    var appearance: Appearance?
    /// False at the scroll edge when only the standard appearance was left to fall back on.
    var showsBackground: Bool
}

/// Which appearance applies: the first that is there, used whole; an item goes before its bar.
func resolveAppearance<Appearance>(
    item: AppearanceSlots<Appearance>, bar: AppearanceSlots<Appearance>, in situation: BarSituation
) -> ResolvedAppearance<Appearance> {
    if let appearance = specialAppearance(item, bar, in: situation) {
        return ResolvedAppearance(appearance: appearance, showsBackground: true)
    }
    // Nobody made an appearance for the scroll edge itself, where content is not yet under the bar.
    return ResolvedAppearance(
        appearance: item.standard ?? bar.standard, showsBackground: !situation.isAtScrollEdge
    )
}

/// The first of the appearances that come before the standard one, the most special one first.
private func specialAppearance<Appearance>(
    _ item: AppearanceSlots<Appearance>, _ bar: AppearanceSlots<Appearance>, in situation: BarSituation
) -> Appearance? {
    switch (situation.isCompact, situation.isAtScrollEdge) {
    case (false, false): nil
    case (true, false): item.compact ?? bar.compact
    case (false, true): item.scrollEdge ?? bar.scrollEdge
    case (true, true):
        item.compactScrollEdge ?? bar.compactScrollEdge ?? item.scrollEdge ?? bar.scrollEdge ?? item.compact
            ?? bar.compact
    }
}

extension ResolvedAppearance where Appearance: UIBarAppearance {
    /// What the bar draws behind its content.
    @MainActor
    var background: BarBackground {
        showsBackground ? appearance?.background ?? .standard : .transparent
    }
}
