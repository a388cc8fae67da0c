import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type RegisterWords } from './en.ts'
import { fr } from './fr.ts'

export const registerWords: Readonly<Record<Language, RegisterWords>> = { en, de, fr }
