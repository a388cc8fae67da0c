import type { Language } from '../language.ts'
import { de } from './de.ts'
import { type CommonWords, en } from './en.ts'
import { fr } from './fr.ts'

export const commonWords: Readonly<Record<Language, CommonWords>> = { en, de, fr }
