/// The options of a sheet with stops.
public struct SheetOptions: Sendable {
    /// The stop at which the sheet appears, or nil for the smallest one.
    public var firstStop: SheetStop?
    /// The largest stop at which the backdrop is clear, or nil for none. Up to this stop touches beside the sheet reach the
    /// views below it, and VoiceOver reaches them too.
    public var largestUndimmedStop: SheetStop?
    /// Whether a grabber is visible at the end of the sheet. Without it VoiceOver still finds an element there that
    /// changes the stop.
    public var showsGrabber: Bool
    /// What VoiceOver says for the grabber. Pass a text in the language of the user.
    public var grabberLabel: String

    /// Creates options of a sheet. By default it appears at its smallest stop, dims at every stop, and shows no grabber.
    public init(
        firstStop: SheetStop? = nil, largestUndimmedStop: SheetStop? = nil, showsGrabber: Bool = false,
        grabberLabel: String = "Sheet Grabber"
    ) {
        self.firstStop = firstStop
        self.largestUndimmedStop = largestUndimmedStop
        self.showsGrabber = showsGrabber
        self.grabberLabel = grabberLabel
    }

    /// Returns what is wrong with the options for stops, if anything.
    func problem(with stops: [SheetStop]) -> String? {
        for stop in [firstStop, largestUndimmedStop].compactMap({ $0 })
        where !stops.contains(where: { $0.length == stop.length }) {
            return "The options of the sheet name the stop \(stop), which it does not have."
        }
        return nil
    }
}
