import Foundation

extension Rule {
    /// The calls of `xcodebuild` name a project, a scheme and tests that exist.
    static let xcodebuild = Rule { app in
        return app.workflow.calls(of: "xcodebuild").flatMap { words -> [Finding] in
            let project = words.value(after: "-project")
            var findings: [Finding] = []
            if let project, !app.checkout.paths.contains(project) {
                findings.append(wrong("-project \(project)", "there is no such project", "Name \(Checkout.package)"))
            }
            if let scheme = words.value(after: "-scheme") {
                // Xcode makes a scheme with all targets of the package in the folder.
                let place = "\(project ?? "")/xcshareddata/xcschemes/\(scheme).xcscheme"
                if project == nil ? scheme != "Baton-Package" : !app.checkout.paths.contains(place) {
                    findings.append(
                        wrong(
                            "-scheme \(scheme)", "there is no such scheme", "Name one that is shared, or Baton-Package")
                    )
                }
            }
            for test in words.filter({ $0.hasPrefix("-only-testing:") }) {
                let name = test.components(separatedBy: ":")[1].components(separatedBy: "/")[0]
                let known = project == nil ? app.manifest.tests : app.project.targets.map(\.name)
                if !known.contains(name) {
                    findings.append(wrong(test, "there are no such tests", "Name a test target"))
                }
            }
            return findings
        }
    }

    /// What else is run exists: scripts, executables of the package.
    static let commands = Rule { app in
        let words = app.workflow.lines.flatMap { $0.components(separatedBy: CharacterSet(charactersIn: " ()'\"$")) }
        let scripts = words.filter { $0.hasPrefix(".ci/") && !app.checkout.paths.contains($0) }.map {
            wrong($0, "there is no such script", "Correct the path")
        }
        let executables = app.workflow.calls(of: "swift").filter { $0.first == "run" }.compactMap { $0.last }
            .filter { !app.manifest.executables.contains($0) }
        return scripts
            + executables.map { wrong("swift run \($0)", "the package has no such executable", "Correct it") }
    }

    /// The tests run in the app on each system, and their results are kept. What need not pass says so.
    static let systems = Rule { app in
        let lines = app.workflow.lines
        let wanted = [
            ("system: 18", "no job is for iOS 18"), ("system: 26", "no job is for iOS 26"),
            ("system: 27", "no job is for iOS 27"),
            ("-resultBundlePath BatonHost.xcresult", "no result is written"),
            ("path: BatonHost.xcresult", "no result is kept as an artefact"),
            ("continue-on-error: ${{ matrix.system == 27 }}", "iOS 27 has to pass"),
            ("continue-on-error: true", "the Mac has to pass"),
            ("xcodebuild test -project \(Checkout.package) -scheme BatonHost", "the tests of the app are not run"),
        ]
        return wanted.filter { text, _ in !lines.contains { $0.contains(text) } }.map { text, problem in
            wrong("its jobs", problem, "Write '\(text)' where it belongs")
        }
    }

    private static func wrong(_ subject: String, _ problem: String, _ remedy: String) -> Finding {
        Finding(subject: "\(Checkout.workflow), \(subject)", problem: problem, remedy: remedy)
    }
}

extension [String] {
    /// The word after another one.
    fileprivate func value(after word: String) -> String? {
        firstIndex(of: word).flatMap { indices.contains($0 + 1) ? self[$0 + 1] : nil }
    }
}
