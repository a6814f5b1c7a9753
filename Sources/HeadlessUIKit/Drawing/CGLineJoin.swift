#if !canImport(CoreGraphics)
    /// How a line looks where it turns.
    public enum CGLineJoin: Int32, Sendable {
        case miter
        case round
        case bevel
    }
#endif
