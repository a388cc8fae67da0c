import type { Tournament } from '../../model/tournament.ts'
import type { RoundPairing } from '../round-pairing.ts'
import { allocation, impliedInitial, type Letter, other } from './colours.ts'
import type { RefereeEdition } from './editions.ts'
import { type Row, sheetOf } from './sheet.ts'
import { type Violation, violation } from './violations.ts'

type Seated = { readonly higher: Row; readonly lower: Row; readonly higherHas: Letter }

/** The boards as pairs of the sheet, in the order they are published. */
export const seated = (rows: readonly Row[], pairing: RoundPairing): readonly Seated[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pairing.boards.map(({ white, black }) => {
    const [w, b] = [byId.get(white)!, byId.get(black)!]
    return w.place < b.place ? { higher: w, lower: b, higherHas: 'W' } : { higher: b, lower: w, higherHas: 'B' }
  })
}

/**
 * Section E for every board. Where the initial colour is not known from before, the first board that shows it speaks for the others. In 2012 and 1998
 * two players without a game have the colours of E.5 turned round in every later round.
 */
export const coloursGiven = (
  boards: readonly Seated[],
  known: Letter | null,
  round: number,
  edition: RefereeEdition,
): readonly Violation[] => {
  const showing = boards.find(({ higher, lower }) => allocation(higher, lower, null) === null)
  const shown = showing === undefined ? null : impliedInitial(showing.higher, showing.higherHas)
  const turned = edition.initialColourTurns && round > 1
  const initial = known === null ? shown : turned ? other(known) : known
  return boards.flatMap(({ higher, lower, higherHas }) => {
    const right = allocation(higher, lower, initial)
    if (right === null || right.higher === higherHas) return []
    const article = edition.articles.colours[right.rule]
    const [white, black] = right.higher === 'W' ? [higher, lower] : [lower, higher]
    return [violation('wrong-colours', round, { article, player: white.id, what: 'white', players: [white.id, black.id] })]
  })
}

/** Without colours the higher ranked player stands first. */
export const higherFirst = (boards: readonly Seated[], round: number): readonly Violation[] =>
  boards.flatMap(({ higher, lower, higherHas }) =>
    higherHas === 'W' ? [] : [violation('wrong-colours', round, { player: higher.id, what: 'first', players: [higher.id, lower.id] })],
  )

/** As declared, else as the first round shows it. */
export const initialColour = (tournament: Tournament, edition: RefereeEdition): Letter | null => {
  if (tournament.initialColour !== null) return tournament.initialColour === 'white' ? 'W' : 'B'
  if (!tournament.players.some(({ outcomes }) => outcomes.length > 0)) return null
  const rows = sheetOf(tournament, 1, edition)
  for (const row of rows) {
    const outcome = tournament.players.find(({ id }) => id === row.id)!.outcomes[0]
    if ((outcome?.kind !== 'game' && outcome?.kind !== 'forfeit') || outcome.colour === null) continue
    if (rows.find(({ id }) => id === outcome.opponent)!.place < row.place) continue
    return impliedInitial(row, outcome.colour === 'white' ? 'W' : 'B')
  }
  return null
}

/** C.04.2.D.9 (F.1 of 2012 and 1998): score of the higher ranked player, sum of both scores, initial order of the higher ranked player. */
export const boardOrder = (boards: readonly Seated[], round: number, edition: RefereeEdition): readonly Violation[] => {
  const keys = boards.map(({ higher, lower }) => [-higher.points, -(higher.points + lower.points), higher.number] as const)
  const wrong = keys.findIndex((key, index) => {
    const before = keys[index - 1]
    if (before === undefined) return false
    const part = key.findIndex((value, place) => value !== before[place])
    return part >= 0 && key[part]! < before[part]!
  })
  if (wrong === -1) return []
  const { higher, lower } = boards[wrong]!
  const told = { article: edition.articles.boardOrder, player: higher.id, players: [higher.id, lower.id] } as const
  return [violation('wrong-board-order', round, { ...told, what: 'board' })]
}
