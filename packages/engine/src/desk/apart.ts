import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { ApartReason, ForbiddenPairs } from '../model/tournament.ts'
import type { DroppedWish } from '../pairing/explanation-answers.ts'
import type { Prohibition } from './forbidden.ts'
import { groupsOf, prohibitedIn } from './prohibited.ts'
import type { DeskState } from './state.ts'

/** Who was kept apart when a round was paired, with what was said about it, and which wishes gave way: for explanations. */
export type Apart = { readonly forbiddenPairs: readonly ForbiddenPairs[]; readonly wishesDropped: readonly DroppedWish[] }

/** As the draft of the state was paired: laws, and the wishes it could keep. Reasons are for the desk; others are told only that two are kept apart. */
export const apartIn = (state: DeskState, round: RoundNumber, reasons: boolean): Apart => {
  const dropped = new Set(state.draft?.wishesDropped.map(keyOf) ?? [])
  const wishes = pairsApart(state, round, 'wish')
  const shown = ({ players, reason }: DroppedWish): ForbiddenPairs => ({
    players,
    firstRound: round,
    lastRound: round,
    ...(reasons ? { reason } : {}),
  })
  const laws = reasons ? pairsApart(state, round, 'law').map(shown) : prohibitedIn(state, round, 'law')
  return {
    forbiddenPairs: [...laws, ...wishes.filter(({ players }) => !dropped.has(keyOf(players))).map(shown)],
    wishesDropped: reasons ? wishes.filter(({ players }) => dropped.has(keyOf(players))) : [],
  }
}

const keyOf = ([a, b]: readonly [PlayerId, PlayerId]): string => `${Math.min(a, b)}-${Math.max(a, b)}`

const pairsApart = (state: DeskState, round: RoundNumber, strength: Prohibition['strength']): readonly DroppedWish[] =>
  state.prohibitions
    .filter((entry) => entry.strength === strength && round >= entry.firstRound && (entry.lastRound === null || round <= entry.lastRound))
    .flatMap((entry) =>
      groupsOf(entry, state).flatMap(({ name, players }) => {
        const { firstRound, lastRound } = entry
        const reason: ApartReason = { strength, by: entry.who.kind, name, firstRound, lastRound }
        return players.flatMap((a, at) => players.slice(at + 1).map((b): DroppedWish => ({ players: [a, b], reason })))
      }),
    )
