/// What a traveller stands in for.
enum TravellerSubject {
    /// The views that both screens give for an element.
    case element(SharedElement)
    /// The view from which the upper screen grows. It covers the whole screen and fades.
    case source(ScreenGrowth)

    var isAboveBars: Bool {
        if case .element(let element) = self { element.isAboveBars } else { false }
    }

    /// Whether it is a card that becomes a screen.
    var isCard: Bool {
        if case .source(let growth) = self { growth.manner == .card } else { false }
    }

    /// Whether the upper screen grows from it.
    var isSource: Bool {
        if case .source = self { true } else { false }
    }
}
