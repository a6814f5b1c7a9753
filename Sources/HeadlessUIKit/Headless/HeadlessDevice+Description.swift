extension HeadlessDevice: CustomStringConvertible {
    /// The device in a line, such as "phone of 390 by 844 points with iOS 26.0, dark".
    ///
    /// What every device has unless something else is set is left out.
    nonisolated public var description: String {
        var parts = ["\(idiom) of \(Self.number(size.width)) by \(Self.number(size.height)) points with iOS \(system)"]
        if (linkedSDK, linkedSDKMinor) != (systemVersion, systemMinorVersion) {
            parts.append("linked with \(linkedSDK).\(linkedSDKMinor)")
        }
        parts += settings.filter(\.isSet).map(\.name)
        return parts.joined(separator: ", ")
    }

    nonisolated private var system: String { "\(systemVersion).\(systemMinorVersion)" }

    nonisolated private var settings: [(isSet: Bool, name: String)] {
        [
            (interfaceStyle == .dark, "dark"), (layoutDirection == .rightToLeft, "right to left"),
            (reduceMotion, "reduced motion"), (prefersCrossFade, "cross-fades"),
            (windowControls != .zero, "windowed"), (requiresCompatibility, "compatible"),
            (enablesObservationTracking, "observation tracking"),
            (shownBarEdge != .unspecified, "vertical bar at the \(shownBarEdge) edge"),
        ]
    }

    /// Whole numbers are written without a fraction.
    nonisolated private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : "\(value)"
    }
}
