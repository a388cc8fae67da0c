import type { Language } from '../../language.ts'
import { de } from './de.ts'
import { en, type ProblemsWords } from './en.ts'
import { fr } from './fr.ts'

export const problemWords: Readonly<Record<Language, ProblemsWords>> = { en, de, fr }
