import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type RatingWords } from './en.ts'
import { fr } from './fr.ts'

export const ratingWords: Readonly<Record<Language, RatingWords>> = { en, de, fr }
export type { RatingWords } from './en.ts'
