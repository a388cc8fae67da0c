import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type PlaygroundWords } from './en.ts'
import { fr } from './fr.ts'

export const playgroundWords: Readonly<Record<Language, PlaygroundWords>> = { en, de, fr }
