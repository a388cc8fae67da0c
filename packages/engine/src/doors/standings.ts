/** `@zug/engine/standings`: who stands where, and how each figure came about. */
export { tieBreakArticles } from '../standings/articles.ts'
export { checkStandings, type DisputedPlace, type StandingsDifference, type StandingsReport } from '../standings/check-standings.ts'
export { makeTieBreak, type TieBreakCode } from '../standings/code.ts'
export { type DeclaredTieBreaks, declaredTieBreaks } from '../standings/declared.ts'
export { type EventSystem, editionOf, eventSystems, systemOf, type TieBreakEdition, tieBreakEditions } from '../standings/edition.ts'
export { compareExact, type Exact, formatExact, toNumber } from '../standings/exact.ts'
export type { Note, NoteCode, NoteData } from '../standings/note.ts'
export {
  parseTieBreak,
  parseTieBreaks,
  readTieBreaks,
  type TieBreakIssueCode,
  type TieBreaksRead,
  tieBreakAliases,
  tieBreakIssues,
} from '../standings/parse-code.ts'
export { type Preset, presetByName, presetFor, presets, tieBreaksOf } from '../standings/presets.ts'
export { rankEntrants } from '../standings/rank-entrants.ts'
export { type RatingOptions, type RatingReport, ratingReport } from '../standings/rating-report.ts'
export { type OpenGame, ranksOf, type Standings, type StandingsOptions, type StandingsRow, standings } from '../standings/standings.ts'
export { type Crosstable, type CrosstableCell, crosstable, crosstableTable, type Listed } from '../standings/tables/crosstable.ts'
export type { Manner } from '../standings/tables/manner.ts'
export { mannerOf, notationOf } from '../standings/tables/notation-of.ts'
export { noteText } from '../standings/tables/note-text.ts'
export { cardHeading, cardTable, type PlayerCard, playerCard } from '../standings/tables/player-card.ts'
export {
  byeText,
  colourText,
  forfeitMark,
  gameScoresText,
  gameScoreText,
  type Notation,
  notationUnder,
  notCounted,
  resultIn,
  roundText,
} from '../standings/tables/round-cell.ts'
export type { RoundWords } from '../standings/tables/round-words.ts'
export { headingOf, standingsTable, valueText } from '../standings/tables/standings-table.ts'
export { type TextTable, tableText } from '../standings/tables/text-table.ts'
export { type WallChart, wallChart, wallChartTable } from '../standings/tables/wall-chart.ts'
export { sourceOf, standingsRules, workingLines } from '../standings/tables/working-text.ts'
export { type BoardRow, type BoardStandings, boardStandings } from '../standings/teams/board-standings.ts'
export type { Team, TeamEvent, TeamRound } from '../standings/teams/team-event.ts'
export { teamEventOf } from '../standings/teams/team-event-of.ts'
export { type TeamStandings, type TeamStandingsOptions, type TeamStandingsRow, teamStandings } from '../standings/teams/team-standings.ts'
export { tieBreakRule, tieBreakRules } from '../standings/tie-breaks/index.ts'
export { withoutRank } from '../standings/unranked.ts'
export type { Term, Working } from '../standings/working.ts'
