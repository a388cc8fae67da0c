import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type ProjectorWords } from './en.ts'
import { fr } from './fr.ts'

export type { ProjectorWords } from './en.ts'

export const projectorWords: Readonly<Record<Language, ProjectorWords>> = { en, de, fr }
