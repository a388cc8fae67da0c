import { standardScoring } from '@zug/engine/model'
import { eventCommon } from '@zug/messages/common/event'
import type { Language } from '@zug/messages/language'
import { type PhoneWords, phoneWords } from '@zug/messages/phone/words'
import type { Telling } from '../match-points.ts'
import type { Game } from './game.ts'

export type PageWords = PhoneWords & { readonly common: Telling }

/** The words of a page about these games, which are of one event. */
export const pageWords = (language: Language, game: Pick<Game, 'games' | 'voice' | 'boardWorth'> | undefined): PageWords => ({
  ...phoneWords[language],
  common: {
    ...eventCommon({ games: game?.games ?? 'results', unpaired: 'bye', voice: game?.voice ?? 'fide' }, language),
    boardWorth: game?.boardWorth ?? standardScoring,
  },
})
