import type { PlayerId } from '@zug/engine/model'
import { displayPoints, type Points } from '@zug/engine/model'

/**
 * A piece of a sentence. A page makes links of names and articles, a terminal and paper print what they read (`plainText`). An article is named within the
 * sentence, or `cited` behind it: then it is set off, by its colour or in brackets.
 */
export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly player: PlayerId; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'article'; readonly article: string; readonly cited: boolean }

/** In the order of reading; texts have their spaces and full stops. */
export type Runs = readonly Run[]

/** What a sentence may have in it: other words, text, or a number. */
export type Words = Runs | string | number

/** A sentence as a catalogue has it: ``say`${a} plays ${b}.` ``. */
export const say = (texts: TemplateStringsArray, ...words: readonly Words[]): Runs =>
  together(texts.flatMap((text, at): readonly Words[] => (at === 0 ? [text] : [words[at - 1]!, text])))

/** Words one after the other; texts that meet are one text. */
export const together = (words: readonly Words[]): Runs => {
  const runs: Run[] = []
  for (const run of words.flatMap(runsOf)) {
    const last = runs.at(-1)
    if (run.kind === 'text' && last?.kind === 'text') runs[runs.length - 1] = { kind: 'text', text: last.text + run.text }
    else if (run.kind !== 'text' || run.text !== '') runs.push(run)
  }
  return runs
}

const runsOf = (words: Words): Runs =>
  typeof words === 'string'
    ? [{ kind: 'text', text: words }]
    : typeof words === 'number'
      ? [{ kind: 'number', value: words, text: String(words) }]
      : words

export const nothing: Runs = []

export const nameRun = (player: PlayerId, text: string): Runs => [{ kind: 'name', player, text }]

/** Points as people write them: `1½`. */
export const pointsRun = (points: Points): Runs => [{ kind: 'number', value: points / 10, text: displayPoints(points) }]

/** An article named within a sentence, and several in a row. */
export const article = (number: string): Runs => [{ kind: 'article', article: number, cited: false }]
export const articles = (numbers: readonly string[]): Runs => joined(numbers.map(article), ', ')

/** The articles on which the words before them rest. */
export const cite = (numbers: readonly string[]): Runs =>
  joined(
    numbers.map((number): Runs => [{ kind: 'article', article: number, cited: true }]),
    ' ',
  )

/** `a, b, c`; with another word before the last: `a, b and c`. */
export const joined = (items: readonly Words[], between: string, last: string = between): Runs =>
  together(items.flatMap((item, at) => (at === 0 ? [item] : [at === items.length - 1 ? last : between, item])))

/** Names in a row. Where some are written "Last, First", semicolons part them. */
export const inRow = (items: readonly Words[]): Runs =>
  joined(items, items.some((item) => plainText(together([item])).includes(',')) ? '; ' : ', ')

/** Does the run stand between two articles that are cited together? */
const partsCited = (runs: Runs, at: number): boolean => {
  const [before, run, after] = [runs[at - 1], runs[at], runs[at + 1]]
  return run?.kind === 'text' && run.text === ' ' && isCited(before) && isCited(after)
}
const isCited = (run: Run | undefined): boolean => run?.kind === 'article' && run.cited

/** As a terminal and paper have it; articles that are cited together share their brackets. */
export const plainText = (runs: Runs): string =>
  runs
    .map((run, at) => {
      if (run.kind !== 'article') return partsCited(runs, at) ? ', ' : run.text
      if (!run.cited) return run.article
      return `${partsCited(runs, at - 1) ? '' : '['}${run.article}${partsCited(runs, at + 1) ? '' : ']'}`
    })
    .join('')

/** The same beginning with a capital letter. */
export const capital = (runs: Runs): Runs => {
  const [first, ...others] = runs
  if (first === undefined || first.kind === 'article') return runs
  return [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...others]
}
