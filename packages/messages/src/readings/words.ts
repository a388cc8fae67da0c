import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type ReadingName, type ReadingWords } from './en.ts'
import { fr } from './fr.ts'

const readingWords: Readonly<Record<Language, ReadingWords>> = { en, de, fr }

/** Before our reading, and before the other one. */
export const readingLabels: Readonly<Record<Language, { readonly ours: string; readonly other: string }>> = {
  en: { ours: 'We read:', other: 'It could be read:' },
  de: { ours: 'Wir lesen:', other: 'Auch lesbar:' },
  fr: { ours: 'Nous lisons :', other: 'On peut lire :' },
}

/** null: the catalogue knows no such reading. */
export const readingSaid = (name: string, language: Language): ReadingWords[ReadingName] | null =>
  name in en ? readingWords[language][name as ReadingName] : null
