import type { Traits } from '@zug/engine/pairing'
import type { CommonWords } from './en.ts'
import { type Sides, sidesMarked, sidesOfChess } from './signs.ts'

/** The common words as one event uses them, how a side's result is written there, and the legend of that. */
export type EventCommon = Omit<CommonWords, 'signs'> & { readonly sides: Sides; readonly signs: string }

/** What of an event decides about them. */
export type CommonTraits = Pick<Traits, 'games' | 'unpaired' | 'voice'>

/** Whoever has no game may rest instead of having a bye; and where games have scores of their own, results are wins, draws and losses, and a bye that was asked for is no fraction of a point. */
export const commonUnder = ({ games, unpaired, voice }: CommonTraits, common: CommonWords): EventCommon => {
  const { byes, rounds, rests, bye, excused } = common
  const resting = unpaired === 'rests'
  const scored = games === 'scores'
  const sides = voice === 'cfc' ? sidesMarked : scored ? { ...sidesOfChess, ...rounds.wdl } : sidesOfChess
  return {
    ...common,
    sides,
    signs: common.signs(sides, scored ? rounds.wdl : null),
    byes: {
      ...byes,
      ...(scored ? { 'pairing-allocated': bye, 'full-point': excused, 'half-point': excused, 'zero-point': excused } : {}),
      ...(resting ? { 'pairing-allocated': rests } : {}),
    },
    rounds: resting ? { ...rounds, bye: '–', byes: { ...rounds.byes, 'pairing-allocated': '–' } } : rounds,
  }
}
