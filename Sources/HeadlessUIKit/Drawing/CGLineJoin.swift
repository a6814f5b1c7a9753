#if !canImport(Darwin)
    /// The shape of the corners of a line.
    public enum CGLineJoin: Int32, Sendable {
        case miter
        case round
        case bevel
    }
#endif
