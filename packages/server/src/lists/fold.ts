import { wholeLetters } from '@zug/messages/plain'
import { withoutGreek } from './greek.ts'

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а a,б b,в v,г g,ґ g,д d,е e,є ye,ё e,ж zh,з z,и i,і i,ї yi,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,ъ ,ы y,ь ,э e,ю yu,я ya,ђ d,ћ c,ј j,љ lj,њ nj,џ dz,ѓ g,ќ k,ѕ dz,ў u'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Small letters without signs: `Đorđević` is `dordevic`, `Müller` is `muller`. */
export const plain = (text: string): string => (isAscii(text) ? text.toLowerCase() : withoutSigns(text))

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)

const withoutSigns = (text: string): string =>
  withoutGreek(text.toLowerCase())
    .replaceAll(/[\u0080-\uffff]/g, (letter) => wholeLetters[letter] ?? cyrillic[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')

/**
 * What is left when ways of writing one sound are one: Mueller and Muller, Petrović and Petrovich, Đukić and Djukic, Tchernychov and Chernyshov, Viktor and Victor. Only ever
 * compared with itself.
 */
export const sound = (word: string): string => {
  const known = heard.get(word)
  if (known !== undefined) return known
  if (heard.size >= mostHeard) heard.clear()
  const made = soundOf(word)
  heard.set(word, made)
  return made
}

/** Names come again and again in a list. */
const heard = new Map<string, string>()
const mostHeard = 100_000

const soundOf = (word: string): string =>
  word
    .replaceAll(/([aou])e(?=.)/g, '$1')
    .replaceAll(/dj|dy(?=[aou])/g, 'd')
    .replaceAll(/tsch|tch|sch|shch|ch|sh|zh|cz|cs|sz|ts|tz/g, 's')
    .replaceAll(/ck|c(?=[aouklrt])|q/g, 'k')
    .replaceAll(/[cz]/g, 's')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/kh|gh/g, 'h')
    .replaceAll(/th/g, 't')
    .replaceAll(/ou/g, 'u')
    .replaceAll(/x/g, 'ks')
    .replaceAll(/w/g, 'v')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/(.)\1+/g, '$1')

/** Apostrophes and hyphens as keyboards, telephones and word processors write them. */
const strokes = /[‘’‛ʹʻʼʽˈ`´′‐‑‒–]/g

/** The words of a name, each with the pieces it is written of: `Anna-Maria` is one word of two. */
export const wordsOf = (text: string): readonly (readonly string[])[] => {
  const letters = plain(text)
  return (isAscii(letters) ? letters.split(/[^a-z\d'`-]+/) : letters.replaceAll(strokes, "'").split(/[^\p{L}\p{N}'-]+/u))
    .map((word) => (/['`-]/.test(word) ? word.split(/['`-]+/).filter((piece) => piece !== '') : word === '' ? [] : [word]))
    .filter((pieces) => pieces.length > 0)
}

/** Signs before a word that say what it is, in the index and in questions. */
export const marks = { sound: '~', federation: '@', birth: '#' } as const

/** Everything that somebody can be found by, for the index. */
export const tokensOf = ({
  name,
  federation,
  birth,
}: {
  readonly name: string
  readonly federation: string
  readonly birth: string
}): readonly string[] => {
  const tokens = new Set<string>()
  for (const word of wordsInIndex(name)) {
    tokens.add(word)
    const heard = sound(word)
    if (heard !== word) tokens.add(marks.sound + heard)
  }
  for (const token of factsOf(federation, birth)) tokens.add(token)
  return [...tokens]
}

/** The words that somebody of this name is found by; where one has several pieces, also these together. */
export const wordsInIndex = (name: string): readonly string[] =>
  wordsOf(name).flatMap((pieces) => (pieces.length > 1 ? [...pieces, pieces.join('')] : pieces))

/** Federation and year of birth, where they are known. */
export const factsOf = (federation: string, birth: string): readonly string[] => {
  const year = /\d{4}/.exec(birth)?.[0]
  return [...(federation === '' ? [] : [marks.federation + federation.toLowerCase()]), ...(year === undefined ? [] : [marks.birth + year])]
}
