extension String {
    /// The blocks of the scripts that are written from right to left, such as Hebrew and Arabic.
    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// Whether the first letter is written from right to left, which decides the direction of a paragraph.
    var isRightToLeft: Bool {
        guard let letter = unicodeScalars.first(where: { $0.properties.isAlphabetic }) else { return false }
        return Self.rightToLeftBlocks.contains { $0.contains(letter.value) }
    }
}
