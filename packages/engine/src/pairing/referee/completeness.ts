import type { PlayerId } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundPairing } from '../round-pairing.ts'
import type { RefereeEdition } from './editions.ts'
import type { Row } from './sheet.ts'
import { violation } from './violations.ts'

/** A.9: everybody who is to be paired has one opponent or the bye, nobody else has, and there is a bye only for an odd number. */
export const completeness = (
  tournament: Tournament,
  rows: readonly Row[],
  pairing: RoundPairing,
  edition: RefereeEdition,
): readonly Issue[] => {
  const { round, boards, bye } = pairing
  const article = edition.articles.completeness
  const issues: Issue[] = []
  const known = new Set(tournament.players.map(({ id }) => id))
  const expected = new Set(rows.map(({ id }) => id))
  const seen = new Set<PlayerId>()
  const seat = (player: PlayerId): void => {
    if (!known.has(player)) issues.push(violation('unknown-player', `There is no player ${player}`, round, { player }))
    else if (!expected.has(player))
      issues.push(
        violation('not-to-be-paired', `Player ${player} is not to be paired in round ${round}`, round, {
          article: edition.articles.absence,
          player,
        }),
      )
    if (seen.has(player)) issues.push(violation('paired-twice', `Player ${player} is paired twice`, round, { article, player }))
    seen.add(player)
  }

  for (const { white, black } of boards) {
    seat(white)
    if (white === black) issues.push(violation('own-opponent', `Player ${white} is paired with himself`, round, { article, player: white }))
    else seat(black)
  }
  if (bye !== null) seat(bye)
  for (const { id } of rows)
    if (!seen.has(id)) issues.push(violation('left-out', `Player ${id} is not paired`, round, { article, player: id }))
  if (bye !== null && rows.length % 2 === 0)
    issues.push(
      violation('needless-bye', `Player ${bye} has a bye though the number of players is even`, round, {
        article: edition.articles.oddBye,
        player: bye,
      }),
    )

  const others = tournament.players.map(({ id }) => id).filter((id) => !expected.has(id))
  const listed = new Set(pairing.notPaired)
  if (listed.size !== others.length || pairing.notPaired.length !== others.length || !others.every((id) => listed.has(id)))
    issues.push(violation('wrong-list-of-unpaired', 'The list of players not paired in this round is wrong', round))
  return issues
}
