/// The callbacks that a logging screen records, so that a log contains only what its test concerns.
struct LoggedCalls: OptionSet {
    let rawValue: Int

    static let loading = LoggedCalls(rawValue: 1)
    static let appearance = LoggedCalls(rawValue: 2)
    static let isAppearing = LoggedCalls(rawValue: 4)
    /// The first layout of an appearance. The number of further layout passes is not specified.
    static let firstLayout = LoggedCalls(rawValue: 8)
    static let parents = LoggedCalls(rawValue: 16)
    static let safeArea = LoggedCalls(rawValue: 32)
    static let laterLayouts = LoggedCalls(rawValue: 64)

    static let everything: LoggedCalls = [.loading, .appearance, .isAppearing, .firstLayout, .parents]
}
