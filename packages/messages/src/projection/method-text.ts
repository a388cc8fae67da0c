import type { ProjectionWords } from './en.ts'

/** A share of the ways for people: whole percents, but never 0 or 100 for what is neither. */
export const percentText = (share: number, language: string): string => {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 })
  const near = share < 1 && share > 0.994
  return near ? `> ${format.format(0.99)}` : share > 0 && share < 0.0005 ? `< ${format.format(0.001)}` : format.format(share)
}

/** An error is said too large rather than too small: it is rounded up. */
const errorText = (error: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(Math.ceil(error * 1000) / 1000)

type Method = {
  readonly model: 'rating' | 'uniform'
  readonly exact: boolean
  readonly done: boolean
  readonly over: boolean
  readonly tried: number
  readonly toTry: number
  readonly error: number
}

/** How it was worked out, in sentences: every page says them. */
export const methodText = ({ model, exact, done, over, tried, toTry, error }: Method, words: ProjectionWords, language: string): string => {
  const { method } = words
  const how = exact && done ? method.exact(tried) : method.sampled(tried, errorText(error, language))
  const progress = done ? '' : over ? method.stopped(tried, toTry) : method.soFar(tried, toTry)
  return [exact && !done ? '' : how, progress, method[model]].filter((sentence) => sentence !== '').join(' ')
}

/** The largest error among the games told of, in a sentence; nothing where all ways were tried. */
export const withinText = (turns: readonly { readonly error: number }[], words: ProjectionWords, language: string): string => {
  const most = Math.max(0, ...turns.map(({ error }) => error))
  return most === 0 ? '' : words.player.within(errorText(most, language))
}

type Need = { readonly share: number; readonly error: number }

/** In some of the ways, with the error where they were drawn by lot. */
export const perhapsText = ({ share, error }: Need, words: ProjectionWords, language: string): string =>
  error === 0
    ? words.player.perhaps(percentText(share, language))
    : words.player.perhapsWithin(percentText(share, language), errorText(error, language))
