import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type ProjectionWords } from './en.ts'
import { fr } from './fr.ts'

export const projectionWords: Readonly<Record<Language, ProjectionWords>> = { en, de, fr }
