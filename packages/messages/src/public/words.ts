import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type PublicWords } from './en.ts'
import { fr } from './fr.ts'

export const publicWords: Readonly<Record<Language, PublicWords>> = { en, de, fr }
