import UIKit

/// The error for a picture that is not as expected. Its text says where the picture is.
struct PictureMismatch: Error, CustomStringConvertible {
    let description: String

    /// Writes the picture beside the output of the tests, and says so after the problem.
    init(_ problem: String, _ strip: Strip, name: String) {
        let file = Self.folder.appendingPathComponent("\(name).png")
        do {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try strip.png.write(to: file)
            description = "\(problem) See \(file.path)."
        } catch {
            description = "\(problem) The picture could not be written to \(file.path): \(error)"
        }
    }

    /// `.build/pictures` of the package, or a temporary folder where there is none, as on a device.
    private static var folder: URL {
        let build = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(".build")
        let isThere = FileManager.default.isWritableFile(atPath: build.path)
        return (isThere ? build : FileManager.default.temporaryDirectory).appendingPathComponent("pictures")
    }
}
