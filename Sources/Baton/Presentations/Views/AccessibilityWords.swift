/// The words that VoiceOver says for elements of Baton's own.
///
/// They are English unless you set them. Baton calls the closures each time it shows the elements.
///
/// ```swift
/// AccessibilityWords.close = { NSLocalizedString("Close", comment: "The button outside of a card") }
/// ```
///
/// `OverlayDismissal.closeLabel` and `SheetOptions.grabberLabel` set the words of one presentation.
@MainActor
public enum AccessibilityWords {
    /// Returns the word for the button outside of a presented view, which dismisses it.
    public static var close: () -> String = { "Close" }
    /// Returns the words for the grabber of a sheet, which changes the detent.
    public static var sheetGrabber: () -> String = { "Sheet Grabber" }
}
