import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type VariationWords } from './en.ts'
import { fr } from './fr.ts'

export const variationWords: Readonly<Record<Language, VariationWords>> = { en, de, fr }
