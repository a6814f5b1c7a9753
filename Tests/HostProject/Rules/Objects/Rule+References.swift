extension Rule {
    /// Each identifier names an object, and each object is named by one that is reached from the project.
    static let references = Rule { app in
        let objects = app.project.objects
        var missing: [Finding] = []
        var reached: Set = [app.project.root.id]
        var waiting = [app.project.root]
        while let object = waiting.popLast() {
            for id in object.fields.allTexts.filter(ProjectObject.isIdentifier).sorted() {
                guard let named = objects[id] else {
                    missing.append(
                        Finding(
                            subject: "\(object)", problem: "it names the object \(id), which does not exist",
                            remedy: "Add the object, or remove the name"))
                    continue
                }
                if reached.insert(id).inserted { waiting.append(named) }
            }
        }
        let lost = objects.values.filter { !reached.contains($0.id) }.sorted { $0.id < $1.id }
        return missing
            + lost.map {
                Finding(
                    subject: "\($0)", problem: "nothing names the object \($0.id)",
                    remedy: "Name it where it belongs, or remove it")
            }
    }
}
