import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en, type LauncherWords } from './en.ts'
import { fr } from './fr.ts'

export const launcherWords: Readonly<Record<Language, LauncherWords>> = { en, de, fr }
