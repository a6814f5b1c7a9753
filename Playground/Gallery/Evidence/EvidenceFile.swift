import UIKit

/// Offers evidence as a file to other apps and devices.
@MainActor
enum EvidenceFile {
    /// Presents the share sheet. On a pad it points to a view.
    static func share(_ evidence: Evidence, from screen: UIViewController, at source: UIView) {
        guard let file = try? write(evidence) else { return tell("The file could not be written.", on: screen) }
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = source.bounds
        screen.present(sheet, animated: true)
    }

    /// Writes a file that other apps may read, and returns its place.
    private static func write(_ evidence: Evidence) throws -> URL {
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(evidence.fileName)
        try JSONEncoder().encode(evidence).write(to: file)
        return file
    }

    private static func tell(_ problem: String, on screen: UIViewController) {
        let alert = UIAlertController(title: problem, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        screen.present(alert, animated: true)
    }
}
