/// The app that shows the gallery and runs the tests: its project and what belongs to it, as the files say.
struct HostApp {
    let checkout: Checkout
    let project: ProjectFile
    let scheme: MarkupElement
    let manifest: Manifest
    let workflow: Workflow

    /// The types of products, as Xcode names them.
    static let application = "com.apple.product-type.application"
    static let unitTests = "com.apple.product-type.bundle.unit-test"
    /// Each target is built in these.
    static let configurations = ["Debug", "Release"]

    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        project = try ProjectFile(checkout.text(of: Checkout.project))
        scheme = try MarkupElement.read(checkout.text(of: Checkout.scheme), of: Checkout.scheme)
        manifest = Manifest(try checkout.text(of: Checkout.manifest))
        workflow = Workflow(try checkout.text(of: Checkout.workflow))
    }

    /// Everything that is wrong.
    static func findings(in checkout: Checkout) -> [Finding] {
        do {
            let app = try HostApp(checkout)
            return try Rule.all.flatMap { try $0.findings(app) }
        } catch {
            return [
                error as? Finding ?? Finding(subject: "\(error)", problem: "it cannot be read", remedy: "Correct it")
            ]
        }
    }

    /// The settings of a target in each configuration.
    func settings(of target: ProjectObject) -> [BuildSettings] {
        Self.configurations.map { BuildSettings(of: target, in: $0, of: project) }
    }

    /// The target that makes the app.
    var app: ProjectObject? { project.targets.first { $0.text("productType") == Self.application } }

    /// What a setting is with the names that Xcode knows, relative to the folder of the project.
    func value(of setting: String, in settings: BuildSettings, of target: ProjectObject) -> String? {
        settings.expanded(setting, knowing: ["TARGET_NAME": target.name, "SRCROOT": ".", "PROJECT_DIR": "."])
    }

    /// The name of the product of a target, without its extension.
    func product(of target: ProjectObject, in settings: BuildSettings) -> String {
        value(of: "PRODUCT_NAME", in: settings, of: target) ?? ""
    }
}
