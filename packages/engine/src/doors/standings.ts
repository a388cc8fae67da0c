/** `@zug/engine/standings`: who stands where, and how each figure came about. */
export { tieBreakArticles } from '../standings/articles.ts'
export { type BoardRow, type BoardStandings, boardStandings } from '../standings/board-standings.ts'
export { checkStandings, type DisputedPlace, type StandingsDifference, type StandingsReport } from '../standings/check-standings.ts'
export { makeTieBreak, type TieBreakCode } from '../standings/code.ts'
export { type Crosstable, type CrosstableCell, crosstable, crosstableTable, type Listed } from '../standings/crosstable.ts'
export { type DeclaredTieBreaks, declaredTieBreaks } from '../standings/declared.ts'
export { type EventSystem, editionOf, eventSystems, systemOf, type TieBreakEdition, tieBreakEditions } from '../standings/edition.ts'
export { compareExact, type Exact, formatExact, toNumber } from '../standings/exact.ts'
export type { Manner } from '../standings/manner.ts'
export { mannerOf, notationOf } from '../standings/notation-of.ts'
export type { Note, NoteCode, NoteData } from '../standings/note.ts'
export { noteText } from '../standings/note-text.ts'
export { parseTieBreak, parseTieBreaks, type TieBreakIssueCode, tieBreakAliases, tieBreakIssues } from '../standings/parse-code.ts'
export { cardHeading, cardTable, type PlayerCard, playerCard } from '../standings/player-card.ts'
export { type Preset, presetByName, presetFor, presets, tieBreaksOf } from '../standings/presets.ts'
export { rankEntrants } from '../standings/rank-entrants.ts'
export { type RatingOptions, type RatingReport, ratingReport } from '../standings/rating-report.ts'
export {
  byeText,
  colourText,
  forfeitMark,
  gameScoresText,
  gameScoreText,
  type Notation,
  notationUnder,
  resultIn,
  roundText,
  struckOut,
} from '../standings/round-cell.ts'
export type { RoundWords } from '../standings/round-words.ts'
export { type OpenGame, ranksOf, type Standings, type StandingsOptions, type StandingsRow, standings } from '../standings/standings.ts'
export { headingOf, standingsTable, valueText } from '../standings/standings-table.ts'
export type { Team, TeamEvent, TeamRound } from '../standings/team-event.ts'
export { teamEventOf } from '../standings/team-event-of.ts'
export { type TeamStandings, type TeamStandingsOptions, type TeamStandingsRow, teamStandings } from '../standings/team-standings.ts'
export { type TextTable, tableText } from '../standings/text-table.ts'
export { tieBreakRule, tieBreakRules } from '../standings/tie-breaks/index.ts'
export { type WallChart, wallChart, wallChartTable } from '../standings/wall-chart.ts'
export type { Term, Working } from '../standings/working.ts'
export { sourceOf, standingsRules, workingLines } from '../standings/working-text.ts'
