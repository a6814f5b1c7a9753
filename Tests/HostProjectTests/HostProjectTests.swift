import Testing

@testable import HostProject

/// Tests that the project of the app can be opened, as far as its files say so.
struct HostProjectTests {
    @Test func nothingIsWrong() throws {
        for finding in HostApp.findings(in: try Checkout.real.get()) { Issue.record("\(finding)") }
    }

    @Test(arguments: ProjectFault.all)
    func aFaultIsReported(_ fault: ProjectFault) throws {
        let found = try Checkout.findings(after: fault.text, becomes: fault.replacement, in: fault.file)
        let isReported = found.contains { finding in fault.message.allSatisfy(finding.contains) }
        #expect(isReported, "not among \(found)")
    }

    /// Without a fault for it, nobody knows whether a rule finds anything.
    @Test func eachRuleIsBrokenByAFault() throws {
        let broken = try ProjectFault.all.compactMap { fault -> HostApp? in
            var checkout = try Checkout.real.get()
            checkout.texts[fault.file] = try checkout.text(of: fault.file).replacing(
                fault.text, with: fault.replacement)
            return try? HostApp(checkout)
        }
        for (index, rule) in Rule.all.enumerated() {
            let isBroken = broken.contains { (try? rule.findings($0).isEmpty) == false }
            #expect(isBroken, "no fault breaks the rule \(index) of Rule.all")
        }
    }

    @Test func aFileThatIsMissingIsReported() throws {
        let files = [
            Checkout.project, Checkout.scheme, Checkout.workflow, Checkout.manifest, "Playground/Host/App/Info.plist",
            "Tests/BatonTests/Bars/BarPlanTests.swift", ".ci/simulator",
        ]
        for file in files {
            var checkout = try Checkout.real.get()
            checkout.paths.remove(file)
            checkout.texts[file] = nil
            let found = HostApp.findings(in: checkout).map(\.description)
            let name = file.split(separator: "/").last ?? ""
            #expect(found.contains { $0.contains(name) }, "\(file): \(found)")
        }
    }

    @Test func theSummarySaysWhatIsNeededToSign() throws {
        #expect(
            try "\(HostApp(Checkout.real.get()))" == """
                BatonHost: iOS 15.0, Swift 6.0, no team, no entitlements
                BatonHostTests: iOS 15.0, Swift 6.0, no team, no entitlements
                """)
    }

    /// Every contract test runs in the app, and so do tests of Baton that need no virtual time.
    @Test func theTestsOfTheAppAreThoseThatCanRunThere() throws {
        let checkout = try Checkout.real.get()
        let project = try HostApp(checkout).project
        let tests = try #require(project.targets.first { $0.name == "BatonHostTests" })
        let files = project.files(of: tests, in: checkout)
        let contracts = checkout.paths.filter { $0.hasPrefix("Tests/UIKitContractTests/") && $0.hasSuffix(".swift") }
        #expect(contracts.count > 200)
        #expect(contracts.subtracting(files).isEmpty)
        #expect(files.contains("Tests/BatonTests/Bars/BarPlanTests.swift"))
        #expect(!files.contains("Tests/BatonTests/GalleryTests.swift"))
    }
}
