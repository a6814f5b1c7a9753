/// A test case whose tests do not depend on the design of the system. A plain `swift test` runs them on the newest one.
class AnyDesignTestCase: GenerationTestCase {
    override class var dependsOnDesign: Bool { false }
}
