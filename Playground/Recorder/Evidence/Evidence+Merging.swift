import BatonGallery

extension Evidence {
    /// Returns evidence of the same system and device with the findings of both. Of two about one key the newer one stays.
    func merged(with other: Evidence) -> Evidence {
        var kept: [String: Finding] = [:]
        for finding in dated + other.dated {
            // One that was made at the same moment replaces the one before it.
            if let known = kept[finding.key], (known.date ?? "") > (finding.date ?? "") { continue }
            kept[finding.key] = finding
        }
        let newest = date > other.date ? self : other
        var merged = newest
        merged.findings = kept.values.sorted { $0.key.inNumericOrder < $1.key.inNumericOrder }.map { finding in
            var finding = finding
            if finding.date == newest.date { finding.date = nil }
            if finding.commit == newest.commit, finding.date == nil { finding.commit = nil }
            return finding
        }
        return merged
    }

    /// The findings, each with its moment and its commit.
    var dated: [Finding] {
        findings.map { finding in
            var finding = finding
            finding.commit = finding.commit ?? commit
            finding.date = finding.date ?? date
            return finding
        }
    }
}

extension String {
    /// The text with numbers of equal length, so that `B2.14` is before `B10.2`.
    var inNumericOrder: String {
        var (result, digits) = ("", "")
        for character in self + " " {
            if character.isNumber {
                digits.append(character)
            } else {
                if !digits.isEmpty { result += String(repeating: "0", count: max(0, 6 - digits.count)) + digits }
                digits = ""
                result.append(character)
            }
        }
        return result
    }
}
