import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Result } from '../../result.ts'
import type { DeskEvent } from '../events.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'

/** What comes of a command: events, or a refusal that changes nothing. */
export type Decision = Result<readonly DeskEvent[], Refusal>

/** The round that is being prepared: the draft's, else the one after the last published. */
export const nextRound = (state: DeskState): RoundNumber => (state.rounds.length + 1) as RoundNumber

export const unknownPlayer = (id: PlayerId): Refusal => refuse('unknown-player', `There is no player ${id}.`)

/** A player, or in a team event a team. */
export const isEntrant = (state: DeskState, id: PlayerId): boolean =>
  state.settings!.teamEvent ? state.teams.has(id) : state.players.has(id)

/** Has this entrant been part of a published round, paired or with the bye? */
export const hasBeenPaired = (state: DeskState, id: PlayerId): boolean =>
  state.rounds.some(
    ({ boards, unpaired }) =>
      boards.some(({ white, black }) => white === id || black === id) ||
      unpaired.some(({ player, bye }) => player === id && bye === 'pairing-allocated'),
  )

/** Changes to who plays wait until the draft is published or discarded. */
export const draftInTheWay = (state: DeskState): Refusal | null =>
  state.draft === null ? null : refuse('draft-open', `Round ${state.draft.round} is paired as a draft. Publish or discard it first.`)
