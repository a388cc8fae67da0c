import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type NormWords } from './en.ts'
import { fr } from './fr.ts'

export const normWords: Readonly<Record<Language, NormWords>> = { en, de, fr }
export type { NormWords } from './en.ts'
