#if os(Linux)
    import Foundation

    /// The file of the executable, in which the names of functions and types are written.
    enum ExecutableImage {
        private static let data: Data? = Bundle.main.executablePath.flatMap {
            try? Data(contentsOf: URL(fileURLWithPath: $0), options: .alwaysMapped)
        }

        /// Returns all symbols with a prefix. One may occur more than once.
        static func symbols(withPrefix prefix: String) -> [String] {
            guard let data else { return [] }
            var symbols: [String] = []
            data.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while let found = find(prefix, in: rest) {
                    let symbol = rest[found...].prefix { $0 != 0 }
                    symbols.append(String(decoding: symbol, as: UTF8.self))
                    rest = rest[(found + symbol.count)...]
                }
            }
            return symbols
        }

        /// Returns the symbol of an address of the process.
        static func symbol(at address: UInt) -> String? {
            guard let data, let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
            var info = AddressInfo()
            guard lookUp(pointer, &info) != 0, let base = info.base else { return nil }
            return data.withUnsafeBytes { SymbolTable($0)?.symbol(at: address - UInt(bitPattern: base)) }
        }

        private static func find(_ text: String, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
            guard let start = bytes.base.baseAddress, !bytes.isEmpty else { return nil }
            let found = Array(text.utf8).withUnsafeBytes {
                search(start + bytes.startIndex, bytes.count, $0.baseAddress, $0.count)
            }
            return found.map { UnsafeRawPointer($0) - start }
        }

        /// `Dl_info` of the C library, which its Linux headers hide, as are the functions below.
        private struct AddressInfo {
            var path: UnsafePointer<CChar>?
            var base: UnsafeRawPointer?
            var symbol: UnsafePointer<CChar>?
            var symbolAddress: UnsafeRawPointer?
        }

        @_silgen_name("dladdr")
        private static func lookUp(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<AddressInfo>) -> CInt

        @_silgen_name("memmem")
        private static func search(
            _ bytes: UnsafeRawPointer, _ count: Int, _ text: UnsafeRawPointer?, _ length: Int
        ) -> UnsafeMutableRawPointer?
    }

    /// The table of symbols of an ELF file with 64 bits.
    private struct SymbolTable {
        private let file: UnsafeRawBufferPointer
        private let symbols: Range<Int>
        private let names: Int

        /// Returns nil if the file has no table, since its symbols were stripped.
        init?(_ file: UnsafeRawBufferPointer) {
            guard file.count > 64 else { return nil }
            let headers = Int(file.loadUnaligned(fromByteOffset: 0x28, as: UInt64.self))
            let size = Int(file.loadUnaligned(fromByteOffset: 0x3A, as: UInt16.self))
            let count = Int(file.loadUnaligned(fromByteOffset: 0x3C, as: UInt16.self))
            func field(_ offset: Int, of section: Int) -> Int {
                Int(file.loadUnaligned(fromByteOffset: headers + section * size + offset, as: UInt64.self))
            }
            func word(_ offset: Int, of section: Int) -> Int {
                Int(file.loadUnaligned(fromByteOffset: headers + section * size + offset, as: UInt32.self))
            }
            let symbolTable = 2
            guard let table = (0..<count).first(where: { word(4, of: $0) == symbolTable }) else { return nil }
            self.file = file
            symbols = field(0x18, of: table)..<field(0x18, of: table) + field(0x20, of: table)
            names = field(0x18, of: word(0x28, of: table))
        }

        func symbol(at address: UInt) -> String? {
            let entry = stride(from: symbols.lowerBound, to: symbols.upperBound, by: 24).first {
                file.loadUnaligned(fromByteOffset: $0 + 8, as: UInt64.self) == UInt64(address)
            }
            guard let entry, let start = file.baseAddress else { return nil }
            let name = names + Int(file.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
            return String(cString: (start + name).assumingMemoryBound(to: CChar.self))
        }
    }
#endif
