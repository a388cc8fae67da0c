import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundPairing } from '../round-pairing.ts'
import type { RefereeEdition } from './editions.ts'
import type { Row } from './sheet.ts'
import { type Violation, violation } from './violations.ts'

/** A.9: everybody who is to be paired has one opponent or the bye, nobody else has, and there is a bye only for an odd number. */
export const completeness = (
  tournament: Tournament,
  rows: readonly Row[],
  pairing: RoundPairing,
  edition: RefereeEdition,
): readonly Violation[] => {
  const { round, boards, bye } = pairing
  const article = edition.articles.completeness
  const found: Violation[] = []
  const known = new Set(tournament.players.map(({ id }) => id))
  const expected = new Set(rows.map(({ id }) => id))
  const seen = new Set<PlayerId>()
  const seat = (player: PlayerId): void => {
    const told = { player, of: 'player' } as const
    if (!known.has(player)) found.push(violation('unknown-player', round, told))
    else if (!expected.has(player)) found.push(violation('not-to-be-paired', round, { ...told, article: edition.articles.absence }))
    if (seen.has(player)) found.push(violation('paired-twice', round, { ...told, article }))
    seen.add(player)
  }

  for (const { white, black } of boards) {
    seat(white)
    if (white === black) found.push(violation('own-opponent', round, { article, player: white }))
    else seat(black)
  }
  if (bye !== null) seat(bye)
  for (const { id } of rows) if (!seen.has(id)) found.push(violation('left-out', round, { article, player: id, of: 'player' }))
  if (bye !== null && rows.length % 2 === 0)
    found.push(violation('needless-bye', round, { article: edition.articles.oddBye, player: bye, of: 'player' }))

  const others = tournament.players.map(({ id }) => id).filter((id) => !expected.has(id))
  const listed = new Set(pairing.notPaired)
  if (listed.size !== others.length || pairing.notPaired.length !== others.length || !others.every((id) => listed.has(id)))
    found.push(violation('wrong-list-of-unpaired', round, { of: 'player' }))
  return found
}
