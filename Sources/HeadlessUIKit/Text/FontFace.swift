/// A font without its size.
struct FontFace: Hashable, Sendable {
    let name: String
    let family: String
    let weight: UIFont.Weight

    /// The system font at a weight.
    static func system(_ weight: UIFont.Weight) -> FontFace {
        let style = names[weight] ?? "Regular"
        return FontFace(name: ".SFUI-\(style)", family: ".AppleSystemUIFont", weight: weight)
    }

    /// Returns the font with a name, if a device has it without the app's help.
    static func named(_ name: String) -> FontFace? { installed[name] }

    private static let names: [UIFont.Weight: String] = [
        .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .medium: "Medium", .semibold: "Semibold",
        .bold: "Bold", .heavy: "Heavy", .black: "Black",
    ]

    private static let installed: [String: FontFace] = {
        var faces: [String: FontFace] = [:]
        for (family, fonts) in families {
            for (name, weight) in fonts { faces[name] = FontFace(name: name, family: family, weight: weight) }
        }
        return faces
    }()

    /// The upright fonts of the families that apps use most.
    private static let families: [String: [String: UIFont.Weight]] = [
        "American Typewriter": [
            "AmericanTypewriter-Light": .light, "AmericanTypewriter": .regular,
            "AmericanTypewriter-Semibold": .semibold,
            "AmericanTypewriter-Bold": .bold,
        ],
        "Arial": ["ArialMT": .regular, "Arial-BoldMT": .bold],
        "Avenir": [
            "Avenir-Light": .light, "Avenir-Book": .regular, "Avenir-Roman": .regular, "Avenir-Medium": .medium,
            "Avenir-Heavy": .heavy, "Avenir-Black": .black,
        ],
        "Avenir Next": [
            "AvenirNext-UltraLight": .ultraLight, "AvenirNext-Regular": .regular, "AvenirNext-Medium": .medium,
            "AvenirNext-DemiBold": .semibold, "AvenirNext-Bold": .bold, "AvenirNext-Heavy": .heavy,
        ],
        "Courier": ["Courier": .regular, "Courier-Bold": .bold],
        "Courier New": ["CourierNewPSMT": .regular, "CourierNewPS-BoldMT": .bold],
        "Futura": ["Futura-Medium": .medium, "Futura-Bold": .bold],
        "Georgia": ["Georgia": .regular, "Georgia-Bold": .bold],
        "Gill Sans": [
            "GillSans-Light": .light, "GillSans": .regular, "GillSans-SemiBold": .semibold, "GillSans-Bold": .bold,
        ],
        "Helvetica": ["Helvetica-Light": .light, "Helvetica": .regular, "Helvetica-Bold": .bold],
        "Helvetica Neue": [
            "HelveticaNeue-UltraLight": .ultraLight, "HelveticaNeue-Thin": .thin, "HelveticaNeue-Light": .light,
            "HelveticaNeue": .regular, "HelveticaNeue-Medium": .medium, "HelveticaNeue-Bold": .bold,
        ],
        "Menlo": ["Menlo-Regular": .regular, "Menlo-Bold": .bold],
        "Optima": ["Optima-Regular": .regular, "Optima-Bold": .bold],
        "Palatino": ["Palatino-Roman": .regular, "Palatino-Bold": .bold],
        "Times New Roman": ["TimesNewRomanPSMT": .regular, "TimesNewRomanPS-BoldMT": .bold],
        "Trebuchet MS": ["TrebuchetMS": .regular, "TrebuchetMS-Bold": .bold],
        "Verdana": ["Verdana": .regular, "Verdana-Bold": .bold],
    ]
}
