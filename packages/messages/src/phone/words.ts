import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type PhoneWords } from './en.ts'
import { fr } from './fr.ts'

export type { PhoneWords } from './en.ts'

export const phoneWords: Readonly<Record<Language, PhoneWords>> = { en, de, fr }
