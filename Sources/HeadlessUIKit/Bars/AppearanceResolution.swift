/// The four appearances that an item or a bar can have.
struct AppearanceSlots<Appearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
}

/// The situation of a bar, which decides the appearances that are considered.
struct BarSituation {
    var isCompact: Bool
    var isAtScrollEdge: Bool
}

/// The appearance that applies, and whether its background and shadow apply as well.
struct ResolvedAppearance<Appearance> {
    /// The appearance, or nil if none is set and the system's look applies.
    var appearance: Appearance?
    /// False at the scroll edge if only the standard appearance is left as a fallback.
    var showsBackground: Bool
}

/// Returns the appearance that applies. The first one that is set is used as a whole.
///
/// In each slot the appearance of the item has priority over that of the bar.
func resolveAppearance<Appearance>(
    item: AppearanceSlots<Appearance>, bar: AppearanceSlots<Appearance>, in situation: BarSituation
) -> ResolvedAppearance<Appearance> {
    if let appearance = specialAppearance(item, bar, in: situation) {
        return ResolvedAppearance(appearance: appearance, showsBackground: true)
    }
    // Without an appearance for the scroll edge, the bar shows no background there.
    return ResolvedAppearance(
        appearance: item.standard ?? bar.standard, showsBackground: !situation.isAtScrollEdge
    )
}

/// Returns the first appearance that has priority over the standard one, starting with the most specific one.
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
    /// The background that the bar draws behind its content.
    @MainActor
    var background: BarBackground {
        showsBackground ? appearance?.background ?? .standard : .transparent
    }
}
