/// What an alert shows.
@MainActor
struct AlertContent {
    var title: String?
    var message: String?
    var actions: [UIAlertAction] = []
    var bold: UIAlertAction?
    var fields: [UITextField] = []
}
