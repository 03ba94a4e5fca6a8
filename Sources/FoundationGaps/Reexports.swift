// What Foundation has on Apple's platforms and lacks here. It hands Foundation on, so that its names win over those that
// Foundation declares as unavailable.
@_exported import Foundation
