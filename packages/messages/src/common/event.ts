import type { Language } from '../language.ts'
import { type CommonTraits, commonUnder, type EventCommon } from './under.ts'
import { commonWords } from './words.ts'

export type { EventCommon } from './under.ts'

export const eventCommon = (traits: CommonTraits, language: Language): EventCommon => commonUnder(traits, commonWords[language])
