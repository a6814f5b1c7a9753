extension Rule {
    /// What Xcode has for every target that is tested.
    private static let modules: Set = [
        "CoreGraphics", "Foundation", "Observation", "QuartzCore", "Testing", "UIKit", "XCTest",
    ]

    /// The sources import only what is there on a phone: nothing that needs virtual time.
    static let imports = Rule { app in
        let products = app.project.all("XCSwiftPackageProductDependency").map(\.name)
        return app.project.targets.flatMap { target in
            app.project.files(of: target, in: app.checkout).flatMap { file -> [Finding] in
                let pattern = #"^\s*(?:@?\w+ )*import (\w+)"#
                let imported = Set(Manifest.captures(pattern, in: app.checkout.texts[file] ?? ""))
                return imported.subtracting(modules).subtracting(products).sorted().map {
                    Finding(
                        subject: file, problem: "it imports \($0), which \(target) does not have",
                        remedy: "Do without, or take the file out of the target by the exceptions of its folder")
                }
            }
        }
    }

    /// Xcode copies each file of another kind that is in a folder of a target.
    static let resources = Rule { app in
        app.project.targets.flatMap { target in
            app.project.files(of: target, in: app.checkout).compactMap { file in
                let name = file.split(separator: "/").last ?? ""
                guard name.dropFirst().contains("."), !name.hasSuffix(".swift") else { return nil }
                return Finding(
                    subject: file, problem: "\(target) copies it as a resource",
                    remedy: "Name it in the membershipExceptions of its folder")
            }
        }
    }

    /// No contract test is asynchronous. `ContractTestCase` says why.
    static let synchronousTests = Rule { app in
        let files = app.project.targets.flatMap { app.project.files(of: $0, in: app.checkout) }
        return files.filter { $0.hasSuffix("ContractTests.swift") }.flatMap { file in
            Manifest.captures(#"func (test\w+)\(\) async"#, in: app.checkout.texts[file] ?? "").map {
                Finding(
                    subject: file, problem: "\($0) is asynchronous, and no animation would end in it on a device",
                    remedy: "Remove async, and declare the class with @preconcurrency")
            }
        }
    }
}
