/// Paths in the repository, which are relative to its root.
enum RelativePath {
    /// Returns the path that is meant by another one, seen from a folder. What leads out of the repository keeps its dots.
    static func join(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
