import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type VerifyWords } from './en.ts'
import { fr } from './fr.ts'

export const verifyWords: Readonly<Record<Language, VerifyWords>> = { en, de, fr }
