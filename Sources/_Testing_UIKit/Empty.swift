// Empty. Its name alone is needed: see Package.swift.
