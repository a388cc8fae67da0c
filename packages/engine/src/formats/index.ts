export { type CsvIssueCode, csvIssues } from './csv/issues.ts'
export { type ParsedCsv, parsePlayersCsv, type StartListOf } from './csv/read.ts'
export { likelyBoards, type Squad, sameTeam, squadsOf } from './csv/squads.ts'
export { readStartList, type StartList, type StartListRow } from './csv/start-list.ts'
export { makePlayersCsv } from './csv/write.ts'
export {
  type AnswerOptions,
  type ExplainedAnswer,
  explainWhy,
  explainWhyNot,
  wordWhy,
  wordWhyNot,
} from './explanation-text/explain-answer.ts'
export { german } from './explanation-text/messages/de.ts'
export { english } from './explanation-text/messages/en.ts'
export { french } from './explanation-text/messages/fr.ts'
export { messagesIn } from './explanation-text/messages/index.ts'
export type { Messages } from './explanation-text/messages/messages.ts'
export {
  type Band,
  type BracketMap,
  type CardCell,
  type CardColumn,
  type CardRow,
  type ExplanationPanel,
  type MapLine,
  type MapPlayer,
  type Paragraph,
  type ReportCards,
  type Voice,
  voices,
} from './explanation-text/panel.ts'
export { explanationLines, explanationText } from './explanation-text/round-text.ts'
export { plainText, type Run, type Runs } from './explanation-text/runs.ts'
export { stepRuns, stepText } from './explanation-text/step-text.ts'
export { stuckText } from './explanation-text/stuck-text.ts'
export { verdictText, whyNotText } from './explanation-text/why-not-text.ts'
export { whyText } from './explanation-text/why-text.ts'
export { germanIssues } from './issue-text/de/index.ts'
export { englishIssues } from './issue-text/en/index.ts'
export { frenchIssues } from './issue-text/fr/index.ts'
export { issueText } from './issue-text/issue-text.ts'
export { type IssueWords, issueTextBy } from './issue-text/words.ts'
export { type JsonIssueCode, jsonIssues } from './json/issues.ts'
export { parseTournamentJson } from './json/read.ts'
export { validate } from './json/validate.ts'
export { makeTournamentJson } from './json/write.ts'
export { makePairs, type PairList, type PairsIssueCode, pairsIssues, parsePairs } from './pairing-list/pairs.ts'
export { renamedIn, underPairingNumbers } from './renumbered.ts'
export { type TrfDialect, trfDialects } from './trf/dialect.ts'
export { type TrfIssueCode, trfIssues } from './trf/issues.ts'
export { type ParsedTrf, parseTrf } from './trf/read.ts'
export { type MadeTrf, type MakeTrfOptions, makeTrf } from './trf/write.ts'
export { type TrfWriteIssueCode, trfWriteIssues } from './trf/write-issues.ts'
