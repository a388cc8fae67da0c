import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type PaperWords } from './en.ts'
import { fr } from './fr.ts'

export const paperWords: Readonly<Record<Language, PaperWords>> = { en, de, fr }
export type { PaperWords } from './en.ts'
