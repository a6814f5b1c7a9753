#if !canImport(CoreGraphics)
    /// How the ends of a line look.
    public enum CGLineCap: Int32, Sendable {
        case butt
        case round
        case square
    }
#endif
