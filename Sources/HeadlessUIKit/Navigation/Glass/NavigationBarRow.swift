import Foundation

/// The row of buttons and title of a navigation bar, in one of the places where a bar can be.
struct NavigationBarRow: Equatable {
    var height: CGFloat
    /// The height of the buttons, at the top of the row.
    var itemHeight: CGFloat

    /// In a navigation bar of the iOS 26 design on a phone, 10 points are below the buttons (B17.50).
    private static let glassPhone = NavigationBarRow(height: 54, itemHeight: 44)
    // The heights of the iOS 26 design in other places are not known. They are those of iOS 18 (B17.54).
    private static let glassCompact = compact
    private static let glassSheet = sheet
    private static let glassPad = pad

    /// The room below the buttons is not known (B21.3).
    private static let besideVerticalBar = NavigationBarRow(height: 58, itemHeight: 44)

    private static let phone = NavigationBarRow(44)
    private static let compact = NavigationBarRow(32)
    private static let sheet = NavigationBarRow(56)
    private static let pad = NavigationBarRow(50)

    /// The places where the height of a bar differs.
    enum Place {
        case phone
        /// A phone in landscape.
        case compact
        case sheet
        case pad
        case besideVerticalBar
    }

    /// Returns the row of a bar (B8.1, B8.4, B17.50).
    static func row(in place: Place, of design: HeadlessDesign) -> NavigationBarRow {
        switch (place, design) {
        case (.besideVerticalBar, _): besideVerticalBar
        case (.phone, .classic): phone
        case (.compact, .classic): compact
        case (.sheet, .classic): sheet
        case (.pad, .classic): pad
        case (.phone, .glass): glassPhone
        case (.compact, .glass): glassCompact
        case (.sheet, .glass): glassSheet
        case (.pad, .glass): glassPad
        }
    }
}

extension NavigationBarRow {
    private init(_ height: CGFloat) {
        self.init(height: height, itemHeight: height)
    }
}
