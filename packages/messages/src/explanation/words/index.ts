import type { Language } from '../../language.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import type { Messages } from './messages.ts'

export const messagesIn: Readonly<Record<Language, Messages>> = { en: english, de: german, fr: french }
