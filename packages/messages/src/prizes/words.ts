import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type PrizeWords } from './en.ts'
import { fr } from './fr.ts'

export const prizeWords: Readonly<Record<Language, PrizeWords>> = { en, de, fr }
export type { PrizeWords } from './en.ts'
