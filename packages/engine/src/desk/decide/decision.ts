import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Result } from '../../result.ts'
import type { DeskTeam } from '../entrant.ts'
import type { DeskEvent } from '../events.ts'
import { boardNumbers, type Seating } from '../fixed-boards.ts'
import { type Named, type Refusal, refuse } from '../refusal.ts'
import { isTeamEvent, rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'

/** What comes of a command: events, or a refusal that changes nothing. */
export type Decision = Result<readonly DeskEvent[], Refusal>

/** The round that is being prepared: the draft's, else the one after the last published. */
export const nextRound = (state: DeskState): RoundNumber => (state.rounds.length + 1) as RoundNumber

export const unknownPlayer = (id: PlayerId): Refusal => refuse('unknown-player', { player: id })

/** An entrant, or a member of a team, by name. */
export const named = ({ teams, players }: DeskState, id: PlayerId): Named => ({
  id,
  name: (teams.get(id) ?? players.get(id))?.name ?? String(id),
})

type Numbering = {
  readonly settings: { readonly firstBoard: number } | null
  readonly draft: Seating | null
  readonly rounds: readonly (Seating & { readonly round: number })[]
}

/** Boards count from 0 in commands; people see the number that stands on the board. */
export const boardNumber = ({ settings, draft, rounds }: Numbering, round: number, board: number): number => {
  const first = settings?.firstBoard ?? 1
  const pairing = rounds.find((entry) => entry.round === round) ?? draft
  return (pairing === null ? undefined : boardNumbers(pairing, first)[board]) ?? board + first
}

/** A player, or in a team event a team. */
export const isEntrant = (state: DeskState, id: PlayerId): boolean => (isTeamEvent(state) ? state.teams.has(id) : state.players.has(id))

/** Has this entrant, or member of a team, been part of a published round: on a board or with the bye? */
export const hasBeenPaired = (state: DeskState, id: PlayerId): boolean =>
  state.rounds.some(
    ({ boards, unpaired }) =>
      boards.some(
        ({ white, black, result }) =>
          white === id ||
          black === id ||
          [...(result?.match?.white ?? []), ...(result?.match?.black ?? [])].some(({ player }) => player === id),
      ) || unpaired.some(({ player, bye }) => player === id && bye === 'pairing-allocated'),
  )

/** CFC 652: who meets whom in which round follows from how many started, so nobody comes or goes later; who leaves withdraws (653). */
export const tablesMade = (state: DeskState): Refusal | null =>
  rulebookAt(state).traits.drawnFrom === 'tables' && (state.rounds.length > 0 || state.draft !== null) ? refuse('tables-made') : null

export const teamOf = (state: DeskState, member: PlayerId): DeskTeam | null =>
  [...state.teams.values()].find(({ boards, alternates }) => [...boards, ...alternates].includes(member)) ?? null

/** Changes to who plays wait until the draft is published or discarded. */
export const draftInTheWay = (state: DeskState): Refusal | null =>
  state.draft === null ? null : refuse('draft-open', { round: state.draft.round })
