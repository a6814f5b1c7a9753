/// What a traveller stands in for.
enum TravellerSubject {
    /// The views that both screens give for an element.
    case element(SharedElement)
    /// The view from which the upper screen grows. Its picture covers the whole screen and fades.
    case source(ScreenGrowth)

    var isAboveBars: Bool {
        if case .element(let element) = self { element.isAboveBars } else { false }
    }
}
