import type { Messages } from './messages/messages.ts'
import type { Paragraph, Run } from './panel.ts'

/** Set around articles while sentences are made; no name or text has them. */
const [open, between, close] = ['\u0001', '\u0002', '\u0003']

/** The same words, with articles marked instead of put in brackets. */
export const marking = (messages: Messages): Messages => ({
  ...messages,
  cite: (articles) => `${open}${articles.join(between)}${close}`,
})

/** Sentences as one paragraph: text and articles in the order of reading. */
export const paragraphOf = (sentences: readonly string[]): Paragraph => {
  const runs: Run[] = []
  const add = (text: string): void => {
    if (text !== '') runs.push({ text })
  }
  for (const [at, part] of sentences.join(' ').split(open).entries()) {
    if (at === 0) {
      add(part)
      continue
    }
    const [articles = '', text = ''] = part.split(close)
    articles.split(between).forEach((article, index) => {
      if (index > 0) add(' ')
      runs.push({ article })
    })
    add(text)
  }
  return runs
}
