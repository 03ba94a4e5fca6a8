import Charts
import SwiftUI

/// Shares of a whole: every bar is 100 percent long.
struct NormalizedBars: View {
    private struct Answer: Identifiable {
        let question: String
        let answer: String
        let count: Int
        var id: String { question + answer }
    }

    private let answers = [
        Answer(question: "Clear goals", answer: "Agree", count: 212),
        Answer(question: "Clear goals", answer: "Neutral", count: 61),
        Answer(question: "Clear goals", answer: "Disagree", count: 40),
        Answer(question: "Good tools", answer: "Agree", count: 148),
        Answer(question: "Good tools", answer: "Neutral", count: 90),
        Answer(question: "Good tools", answer: "Disagree", count: 75),
        Answer(question: "Enough time", answer: "Agree", count: 81),
        Answer(question: "Enough time", answer: "Neutral", count: 70),
        Answer(question: "Enough time", answer: "Disagree", count: 162),
    ]

    var body: some View {
        Chart(answers) { answer in
            BarMark(
                x: .value("People", answer.count),
                y: .value("Question", answer.question),
                stacking: .normalized
            )
            .foregroundStyle(by: .value("Answer", answer.answer))
        }
        .chartForegroundStyleScale(["Agree": .green, "Neutral": .gray, "Disagree": .red])
    }
}
