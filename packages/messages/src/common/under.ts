import type { Traits } from '@zug/engine/pairing'
import type { CommonWords } from './en.ts'

type Sides = Readonly<Record<'win' | 'draw' | 'loss', string>>

/** The common words as one event uses them, and how a side's result is written there. */
export type EventCommon = CommonWords & { readonly sides: Sides }

/** What of an event decides about them. */
export type CommonTraits = Pick<Traits, 'games' | 'unpaired'>

const ofChess: Sides = { win: '1', draw: '½', loss: '0' }

/** Whoever has no game may rest instead of having a bye; and where games have scores of their own, results are wins, draws and losses, and a bye that was asked for is no fraction of a point. */
export const commonUnder = ({ games, unpaired }: CommonTraits, common: CommonWords): EventCommon => {
  const { byes, rounds, rests, bye, excused } = common
  const resting = unpaired === 'rests'
  const scored = games === 'scores'
  return {
    ...common,
    sides: scored ? rounds.wdl : ofChess,
    byes: {
      ...byes,
      ...(scored ? { 'pairing-allocated': bye, 'full-point': excused, 'half-point': excused, 'zero-point': excused } : {}),
      ...(resting ? { 'pairing-allocated': rests } : {}),
    },
    rounds: resting ? { ...rounds, bye: '–', byes: { ...rounds.byes, 'pairing-allocated': '–' } } : rounds,
  }
}
