/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2

    /// The style that the automatic one stands for: a page sheet, and from iOS 18 on a form sheet (B4.14).
    @MainActor
    static var automaticStyle: UIModalPresentationStyle {
        HeadlessDevice.current.systemVersion < 18 ? .pageSheet : .formSheet
    }

    /// Whether the presenting view leaves the window while it is covered (B3.9, B4.23).
    var removesPresenter: Bool {
        self == .fullScreen || self == .currentContext
    }

    /// Whether the presentation covers only the context of its source (B4.3).
    var staysInContext: Bool {
        self == .currentContext || self == .overCurrentContext
    }
}

/// The built-in animations of a modal presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case crossDissolve = 2
}
