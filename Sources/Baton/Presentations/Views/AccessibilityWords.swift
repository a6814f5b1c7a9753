import UIKit

/// The words that VoiceOver says for elements of Baton's own, in the language that the app's `Localizable` strings have for them.
@MainActor
enum AccessibilityWords {
    /// Where the words are looked up.
    static var bundle = Bundle.main

    /// The word for the button outside of a presented view, which dismisses it.
    static var close: String { bundle.localizedString(forKey: "Close", value: nil, table: nil) }
    /// The words for the grabber of a sheet, which changes the detent.
    static var sheetGrabber: String { bundle.localizedString(forKey: "Sheet Grabber", value: nil, table: nil) }
}
