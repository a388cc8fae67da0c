/** Answers that are kept, and what they may come to together: a whole round of a large event is a megabyte of text. */
const usual = { most: 2000, characters: 24_000_000 }

/**
 * Answers by their question. Whoever asks the same while the first is being worked out waits for that one; the longest unused are forgotten first. A
 * question that failed may be asked again.
 */
export const createAnswers = <T>({ most, characters } = usual) => {
  const kept = new Map<string, { readonly answer: Promise<T>; size: number }>()
  let total = 0
  const forget = (question: string): void => {
    total -= kept.get(question)?.size ?? 0
    kept.delete(question)
  }
  const weigh = (question: string, answer: Promise<T>, value: T): void => {
    const entry = kept.get(question)
    if (entry?.answer !== answer) return
    entry.size = JSON.stringify(value).length
    total += entry.size
    for (const oldest of kept.keys()) {
      if (total <= characters) break
      forget(oldest)
    }
  }
  return {
    has: (question: string): boolean => kept.has(question),
    of: (question: string, make: () => Promise<T>): Promise<T> => {
      const known = kept.get(question)
      if (known !== undefined) {
        kept.delete(question)
        kept.set(question, known)
        return known.answer
      }
      const answer = make()
      kept.set(question, { answer, size: 0 })
      if (kept.size > most) forget(kept.keys().next().value!)
      answer.then(
        (value) => weigh(question, answer, value),
        () => kept.get(question)?.answer === answer && forget(question),
      )
      return answer
    },
    /** Characters of all that is kept. */
    size: (): number => total,
  }
}
