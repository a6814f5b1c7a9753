public import Foundation

// Boxes of Core Graphics' and UIKit's structures, as animations and notifications use them.

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(boxing: point) }
    public convenience init(cgSize size: CGSize) { self.init(boxing: size) }
    public convenience init(cgRect rect: CGRect) { self.init(boxing: rect) }
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
    public convenience init(uiOffset offset: UIOffset) { self.init(boxing: offset) }

    public var cgPointValue: CGPoint { unboxed() ?? .zero }
    public var cgSizeValue: CGSize { unboxed() ?? .zero }
    public var cgRectValue: CGRect { unboxed() ?? .zero }
    public var cgVectorValue: CGVector { unboxed() ?? CGVector(dx: 0, dy: 0) }
    public var cgAffineTransformValue: CGAffineTransform { unboxed() ?? .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed() ?? .zero }
    public var uiOffsetValue: UIOffset { unboxed() ?? .zero }
}

#if !canImport(Darwin)
    extension NSValue {
        public convenience init(caTransform3D transform: CATransform3D) { self.init(boxing: transform) }

        public var caTransform3DValue: CATransform3D { unboxed() ?? CATransform3DIdentity }
    }
#endif

extension NSValue {
    /// Boxes a structure of numbers. It is encoded as an array, since Foundation on Linux cannot encode structures.
    fileprivate convenience init<Structure>(boxing structure: Structure) {
        self.init(
            bytes: withUnsafeBytes(of: structure) { [UInt8]($0) }, objCType: "[\(Self.numbers(in: Structure.self))d]")
    }

    /// Returns the boxed structure of numbers, or nil if the box has another number of them.
    func unboxed<Structure>() -> Structure? {
        guard boxedNumbers == Self.numbers(in: Structure.self) else { return nil }
        return withUnsafeTemporaryAllocation(of: Structure.self, capacity: 1) { place in
            guard let start = place.baseAddress else { return nil }
            getValue(UnsafeMutableRawPointer(start))
            return start.pointee
        }
    }

    private static func numbers<Structure>(in type: Structure.Type) -> Int {
        MemoryLayout<Structure>.size / MemoryLayout<Double>.size
    }

    /// The number of floating-point numbers in the box: `[2d]`, or `{CGPoint=dd}` for a box that Foundation made.
    private var boxedNumbers: Int? {
        let encoding = String(cString: objCType)
        if encoding.hasPrefix("[") { return Int(encoding.dropFirst().prefix { $0.isNumber }) }
        return encoding.contains("=") ? encoding.drop { $0 != "=" }.count { $0 == "d" } : nil
    }
}
