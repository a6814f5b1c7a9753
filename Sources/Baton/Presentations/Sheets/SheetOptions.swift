/// The options of a sheet with detents.
public struct SheetOptions: Sendable {
    /// The detent at which the sheet appears, or nil for the smallest one.
    public var initialDetent: SheetDetent?
    /// The largest detent at which the backdrop is clear, or nil for none. Up to this detent touches beside the sheet reach the
    /// views below it, and VoiceOver reaches them too.
    public var undimmedUpTo: SheetDetent?
    /// Whether a sheet at the bottom floats: below its whole length it has a distance from the sides and from the bottom, and on
    /// the way to the whole length it becomes as wide as the container. Nil, which is the default, is as UIKit's sheet does it:
    /// with the design of iOS 26, in a compact width.
    public var floats: Bool?
    /// Whether a grabber is visible at the end of the sheet. Without it VoiceOver still finds an element there that
    /// changes the detent.
    public var grabber: Bool
    /// What VoiceOver says for the grabber, in the language of the user, or nil for `AccessibilityWords.sheetGrabber`.
    public var grabberLabel: String?

    /// Creates options of a sheet. By default it appears at its smallest detent, dims at every detent, and shows no grabber.
    public init(
        initialDetent: SheetDetent? = nil, undimmedUpTo: SheetDetent? = nil, floats: Bool? = nil,
        grabber: Bool = false, grabberLabel: String? = nil
    ) {
        self.initialDetent = initialDetent
        self.undimmedUpTo = undimmedUpTo
        self.floats = floats
        self.grabber = grabber
        self.grabberLabel = grabberLabel
    }

    /// Returns what is wrong with the options for detents, if anything.
    func problem(with detents: [SheetDetent]) -> Problem? {
        if let initialDetent, !detents.contains(where: { $0.length == initialDetent.length }) {
            return Problem(
                "A sheet is to appear at \(initialDetent), which is none of its detents, so it appears at the smallest.",
                "Set initialDetent to one of its detents.")
        }
        if let undimmedUpTo, !detents.contains(where: { $0.length == undimmedUpTo.length }) {
            return Problem(
                "A sheet is to be undimmed up to \(undimmedUpTo), which is none of its detents, so that is ignored.",
                "Pass one of its detents to undimmed(upTo:), or set undimmedUpTo to it.")
        }
        return nil
    }
}
