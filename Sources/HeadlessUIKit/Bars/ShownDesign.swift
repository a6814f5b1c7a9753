/// The design that a bar shows. A process has only one, but a test may choose its device after it has made a bar.
@MainActor
struct ShownDesign {
    private var design = HeadlessDevice.current.design

    /// Takes the design that is in force, and returns whether it is another one.
    mutating func changes() -> Bool {
        defer { design = HeadlessDevice.current.design }
        return design != HeadlessDevice.current.design
    }
}
