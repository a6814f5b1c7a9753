/// The objects of a project file.
struct ProjectFile {
    let objects: [String: ProjectObject]
    /// The project itself.
    let root: ProjectObject
    let version: String

    /// Reads the text of a project file.
    init(_ text: String) throws {
        let file = try PropertyListReader.read(text, of: Checkout.project)
        let objects = (file["objects"]?.table ?? [:]).map { ($0, ProjectObject(id: $0, fields: $1)) }
        self.objects = Dictionary(uniqueKeysWithValues: objects)
        version = file["objectVersion"]?.text ?? ""
        guard let root = self.objects[file["rootObject"]?.text ?? ""], root.kind == "PBXProject" else {
            throw Finding(
                subject: Checkout.project, problem: "rootObject is no PBXProject",
                remedy: "Let it be the identifier of the project")
        }
        self.root = root
    }

    /// All objects of a kind, by their names.
    func all(_ kind: String) -> [ProjectObject] {
        objects.values.filter { $0.kind == kind }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// The object that a field names.
    func object(_ field: String, of object: ProjectObject) -> ProjectObject? {
        object.text(field).flatMap { objects[$0] }
    }

    /// The objects that a list names. `ReferenceRule` reports those that do not exist.
    func objects(_ field: String, of object: ProjectObject) -> [ProjectObject] {
        object.texts(field).compactMap { objects[$0] }
    }

    var targets: [ProjectObject] { objects("targets", of: root) }
}
