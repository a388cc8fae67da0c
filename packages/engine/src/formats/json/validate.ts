import type { JsonIssue } from '../../model/issues/json.ts'
import type { Tournament } from '../../model/tournament.ts'
import { parseTournamentJson } from './read.ts'
import { makeTournamentJson } from './write.ts'

/**
 * What is wrong with a tournament that was made by a program instead of read from a file: all that its JSON form would be refused for, with JSON pointers
 * for places. Pairing and standings trust a tournament for which this finds nothing.
 */
export const validate = (tournament: Tournament): readonly JsonIssue[] => {
  const read = parseTournamentJson(makeTournamentJson(tournament))
  // Lines and columns would be those of a text that nobody sees.
  return read.ok ? [] : read.error.map(({ line: _, column: __, ...issue }) => issue as JsonIssue)
}
