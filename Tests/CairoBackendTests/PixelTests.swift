import Testing
@testable import CairoBackend
