// Answers to exercises. In the solutions of a chapter, <!-- answer: LABEL --> and <!-- /answer -->
// stand around what answers an exercise in numbers; the label says what the numbers are. Several pieces
// make one answer.

/** The numbers of a text, in ascending order. */
export function numbersIn(text: string): number[] {
    return (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}

/** Whether a reader's answer has these numbers, in any order, between any words. */
export function isRight(answer: string, numbers: number[]): boolean {
    return numbersIn(answer).join() === [...numbers].sort((a, b) => a - b).join();
}
