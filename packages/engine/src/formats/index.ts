export { makePairs, type PairList, type PairsIssueCode, pairsIssues, parsePairs } from './pairing-list/pairs.ts'
export { type TrfDialect, trfDialects } from './trf/dialect.ts'
export { type TrfIssueCode, trfIssues } from './trf/issues.ts'
export { type ParsedTrf, parseTrf } from './trf/read.ts'
