package import Foundation

/// A moment in UTC as a text, such as `2026-11-26T10:30:00Z`. Earlier moments have smaller texts.
package enum UTCDate {
    package static func text(_ date: Date) -> String {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down))
        let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        let (year, month, dayOfMonth) = civil(day)
        let time = [second / 3600, second / 60 % 60, second % 60].map(padded).joined(separator: ":")
        return "\(year)-\(padded(month))-\(padded(dayOfMonth))T\(time)Z"
    }

    /// The date of a day that is counted from the beginning of 1970. Years begin in March here, so that the day that some
    /// years lack is the last one.
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        // From the first of March of the year 0. 400 years have 146097 days.
        let all = day + 719_468
        let (era, ofEra) = all.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * ofYear + 2) / 153
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        return (year, month < 10 ? month + 3 : month - 9, ofYear - (153 * month + 2) / 5 + 1)
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
