import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { mostBoards } from '../fixed-boards.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Decision, isEntrant, named, nextRound, unknownPlayer } from './decision.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

/** Where somebody sits is no part of a pairing: it may be said at any time, and moves a round that is out only when asked to. */
export const fixBoard = (state: DeskState, { player, number, rounds, published }: Of<'fix-board'>): Decision => {
  if (!isEntrant(state, player)) return err(unknownPlayer(player))
  const { numberOfRounds } = state.settings!
  const unknown = rounds?.find((round) => !Number.isInteger(round) || round < 1 || round > numberOfRounds)
  if (unknown !== undefined) return err(refuse('unknown-round', { round: unknown, rounds: numberOfRounds }))
  if (number !== null && (!Number.isInteger(number) || number < 1 || number > mostBoards))
    return err(refuse('fixed-board-out-of-range', { least: 1, most: mostBoards }))
  if (number === null && !state.fixedBoards?.some((entry) => entry.player === player))
    return err(refuse('no-fixed-board', { entrant: named(state, player) }))
  const last = state.rounds.at(-1)
  if (published === true && last === undefined) return err(refuse('round-not-published', { round: nextRound(state) }))
  return ok([
    {
      kind: 'board-fixed',
      player,
      number,
      rounds: number === null || rounds === null ? null : [...new Set(rounds)].sort((a, b) => a - b),
      ...(published === true ? { published: last!.round } : {}),
    },
  ])
}
