package import Foundation

/// The checkout in which the tests were compiled.
package enum Repository {
    package static let root = URL(fileURLWithPath: #filePath + "/../../..").standardized
}
