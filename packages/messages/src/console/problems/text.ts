import type { ProblemsWords } from './en.ts'

type Word = string | ((data: never) => string)

/** The sentence for what the desk or the server answered, made from its code and the data that came with it; null where there is none. */
export const problemText = ({ refusals, codes }: ProblemsWords, code: string, data?: object): string | null => {
  const words: Readonly<Record<string, Word | undefined>> = { ...codes, ...refusals }
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  if (word === undefined || typeof word === 'string') return word ?? null
  return data === undefined ? null : word(data as never)
}
