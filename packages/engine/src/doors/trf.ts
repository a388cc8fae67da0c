/** `@zug/engine/trf`: FIDE's report file, read and written in each of its dialects; what FIDE would miss in it. */
export { type TrfDialect, trfDialects } from '../formats/trf/dialect.ts'
export { type TrfIssueCode, trfIssues } from '../formats/trf/issues.ts'
export { type ParsedTrf, parseTrf } from '../formats/trf/read.ts'
export { type MadeTrf, type MakeTrfOptions, makeTrf } from '../formats/trf/write.ts'
export { type TrfWriteIssueCode, trfWriteIssues } from '../formats/trf/write-issues.ts'
export { checkSubmission, isPlausibleFideId, type SubmittedEvent } from '../submission/check-submission.ts'
