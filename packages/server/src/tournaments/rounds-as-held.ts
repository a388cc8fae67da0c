import { awayIn, type DeskRound, type DeskState, roundToCome, rulebookAt, type WithoutGame } from '@zug/engine/desk'
import { type PlayerId, remembered, roundNumber } from '@zug/engine/model'
import { gamesLeftIn } from '@zug/engine/pairing'
import { departuresOf, entrantsAsPaired, unplayedUpTo } from './moments.ts'

/** A round with everybody in it: in a round robin also those of whom the record says nothing, because they have no opponent. */
export type HeldRound = Omit<DeskRound, 'unpaired'> & { readonly unpaired: readonly WithoutGame[] }

const nobody = 0 as PlayerId

type Seated = Pick<HeldRound, 'round' | 'unpaired'> & { readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[] }

/** The published rounds as every page shows them. */
export const roundsAsHeld = remembered((state: DeskState): readonly HeldRound[] => {
  const tables = rulebookAt(state).traits.drawnFrom === 'tables'
  return state.rounds.map((recorded) => {
    const round = withoutRemoved(state, recorded)
    return tables ? { ...round, unpaired: withoutGameIn(state, round) } : round
  })
})

/** Somebody who was absent, and was then removed or moved to another section before the first game, is not in the round any more. */
const withoutRemoved = ({ players, teams }: DeskState, round: DeskRound): DeskRound => {
  const unpaired = round.unpaired.filter(({ player }) => players.has(player) || teams.has(player))
  return unpaired.length === round.unpaired.length ? round : { ...round, unpaired }
}

/** Whoever has no board in a round of a round robin, published, drafted or to come, and why (CFC 652, 653; FIDE C.05 6.6). */
export const withoutGameIn = (state: DeskState, { round, boards, unpaired }: Seated): readonly WithoutGame[] => {
  const seated = new Set(boards.flatMap(({ white, black }) => [white, black]))
  const recorded = new Map(unpaired.map((entry) => [entry.player, entry]))
  const left = new Map(departuresOf(state).map(({ player, from }) => [player, from]))
  const missing = entrantsAsPaired(state)
    .players.map(({ id }) => id)
    .filter((id) => !seated.has(id) && (recorded.get(id)?.bye ?? 'absent') === 'absent')
  // Boards that are not shown to a helper have nobody on them.
  if ((missing.length === 0 && left.size === 0) || seated.has(nobody)) return unpaired
  const unplayed = unplayedUpTo(state, round).filter((game) => game.round === round)
  const tables = gamesLeftIn(entrantsAsPaired(state), round)
  const reasonFor = (id: PlayerId): WithoutGame['bye'] => {
    const game = unplayed.find(({ white, black }) => white === id || black === id)
    if (game?.counts === true) return left.has(id) ? 'forfeit-loss' : 'forfeit-win'
    if (game !== undefined && !left.has(id)) return 'opponent-withdrawn'
    const own = recorded.get(id)?.bye
    if (own !== undefined && own !== 'absent') return own
    if (round >= (left.get(id) ?? Number.POSITIVE_INFINITY)) return 'withdrawn'
    if (own !== undefined) return own
    const table = tables.find(({ white, black }) => white === id || black === id)
    const opponent = table === undefined ? null : table.white === id ? table.black : table.white
    return opponent === null || seated.has(opponent) ? 'no-game' : 'opponent-away'
  }
  const others = missing.filter((id) => !recorded.has(id))
  return [...unpaired.map(({ player }) => player), ...others].map((player) => ({
    player,
    bye: seated.has(player) ? recorded.get(player)!.bye : reasonFor(player),
  }))
}

/** Who cannot be paired in the round to come although they are there, because their opponent by the tables is not; nobody elsewhere than in a round robin. */
export const withoutGameNext = (state: DeskState): readonly WithoutGame[] => {
  const next = roundToCome(state)
  if (next === null || state.finished || rulebookAt(state).traits.drawnFrom !== 'tables') return []
  const round = roundNumber(next)
  const away = awayIn(state, round).map(({ player, bye }) => ({ player, bye }))
  const absent = new Set(away.map(({ player }) => player))
  const boards = gamesLeftIn(entrantsAsPaired(state), round).filter(({ white, black }) => !absent.has(white) && !absent.has(black))
  return withoutGameIn(state, { round, boards, unpaired: away }).filter(({ player, bye }) => !absent.has(player) && bye !== 'no-game')
}
