/// What a traveller stands in for.
enum TravellerSubject {
    /// The views that both screens give for an element.
    case element(SharedElement)
    /// The view from which the upper screen grows. It covers the whole screen and fades.
    case source(ScreenGrowth)

    var isAboveBars: Bool {
        if case .element(let element) = self { element.isAboveBars } else { false }
    }

    /// Whether it is a plate that becomes a screen.
    var isPlate: Bool {
        if case .source(let growth) = self { growth.manner == .plate } else { false }
    }
}
