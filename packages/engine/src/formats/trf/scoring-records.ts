import { makePoints, type Points, parsePoints, pointsFromTenths } from '../../model/points.ts'
import { type ScoringSystem, standardScoring } from '../../model/scoring.ts'
import { bbFields, makeLine, nth, scoringFields } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import type { TrfLine } from './lines.ts'
import { tokensOf } from './tokens.ts'

type Key = keyof ScoringSystem
type Codes = Readonly<Record<string, readonly Key[]>>

const win = ['winWhite', 'winBlack', 'forfeitWin', 'fullPointBye'] as const
const draw = ['drawWhite', 'drawBlack', 'halfPointBye'] as const

/** XXS, JaVaFo: W and D are shortcuts, and neither of them touches the pairing-allocated bye. */
const xxsCodes: Codes = {
  WW: ['winWhite'],
  BW: ['winBlack'],
  WD: ['drawWhite'],
  BD: ['drawBlack'],
  WL: ['lossWhite'],
  BL: ['lossBlack'],
  ZPB: ['zeroPointBye'],
  HPB: ['halfPointBye'],
  FPB: ['fullPointBye'],
  PAB: ['pairingAllocatedBye'],
  FW: ['forfeitWin'],
  FL: ['forfeitLoss'],
  W: win,
  D: draw,
}

/** BBx, bbpPairings: the pairing-allocated bye follows the win unless BBU says otherwise. */
const bbCodes: Codes = {
  BBW: win,
  BBD: draw,
  BBL: ['lossWhite', 'lossBlack'],
  BBZ: ['zeroPointBye'],
  BBF: ['forfeitLoss'],
  BBU: ['pairingAllocatedBye'],
}

/** 162, TRF26: A is absence, by forfeit or announced; P follows W unless said. X, an unknown result, is kept apart. */
const symbolCodes: Codes = {
  W: win,
  D: draw,
  L: ['lossWhite', 'lossBlack'],
  A: ['zeroPointBye', 'forfeitLoss'],
  P: ['pairingAllocatedBye'],
  X: [],
}

/** Beside them where a round is a match of two games (C.04.5): what byes of a whole match are worth. */
const matchByes: Codes = { H: ['halfPointBye'], F: ['fullPointBye'] }
const readCodes: Codes = { ...symbolCodes, ...matchByes }
const gameCodes: Codes = { ...readCodes, W: ['winWhite', 'winBlack', 'forfeitWin'], D: ['drawWhite', 'drawBlack'] }

/** Values as the records give them, last one wins; `byeFollowsWin` when a win was set where the bye goes with it. */
export type ScoringDraft = { readonly values: Map<Key, Points>; byeFollowsWin: boolean }

export const newScoringDraft = (): ScoringDraft => ({ values: new Map(), byeFollowsWin: false })

export const finishScoring = (draft: ScoringDraft): ScoringSystem => {
  const scoring = { ...standardScoring, ...Object.fromEntries(draft.values) }
  if (draft.byeFollowsWin && !draft.values.has('pairingAllocatedBye')) scoring.pairingAllocatedBye = scoring.winWhite
  return scoring
}

export const readXxsRecord = (line: TrfLine, draft: ScoringDraft, list: IssueList): void => {
  for (const { text, column } of tokensOf(line.text)) {
    const [code = '', value = '', more] = text.split('=')
    const keys = Object.hasOwn(xxsCodes, code.toUpperCase()) ? xxsCodes[code.toUpperCase()] : undefined
    const points = parsePoints(value)
    const place = { line: line.number, column }
    if (keys === undefined) report(list, 'scoring-malformed', { ...place, what: 'code', known: Object.keys(xxsCodes), text: code })
    else if (points === null || more !== undefined) report(list, 'scoring-malformed', { ...place, what: 'points', scored: code, text })
    else for (const key of keys) draft.values.set(key, points)
  }
}

export const isBbCode = (id: string): boolean => Object.hasOwn(bbCodes, id)

export const readBbRecord = (line: TrfLine, draft: ScoringDraft, list: IssueList): void => {
  const [token, more] = tokensOf(line.text)
  const points = token === undefined || more !== undefined ? null : parsePoints(token.text)
  const place = { line: line.number, column: token?.column ?? bbFields.points.from }
  if (points === null) report(list, 'scoring-malformed', { ...place, what: 'record', record: line.id })
  else for (const key of bbCodes[line.id] ?? []) draft.values.set(key, points)
  if (line.id === 'BBW') draft.byeFollowsWin = true
}

/** Points of X, an unknown result, when the record gives them: this model counts adjourned games as draws (C.04.2.D.1). */
export const readScoringRecord = (line: TrfLine, draft: ScoringDraft, list: IssueList): Points | null => {
  let unknown: Points | null = null
  const tokens = tokensOf(line.text.replace(/([A-Za-z])(?=[\d.])/g, '$1 '))
  for (let index = 0; index < tokens.length; index += 2) {
    const symbol = tokens[index]?.text.toUpperCase() ?? ''
    const column = tokens[index]?.column ?? scoringFields.symbol.first.from
    const points = parsePoints(tokens[index + 1]?.text ?? '')
    const known = Object.hasOwn(readCodes, symbol)
    if (!known || points === null) {
      const place = { line: line.number, column }
      report(list, 'scoring-malformed', known ? { ...place, what: 'points-of-symbol', symbol } : { ...place, what: 'symbol', text: symbol })
      break
    }
    for (const key of readCodes[symbol] ?? []) draft.values.set(key, points)
    if (symbol === 'W') draft.byeFollowsWin = true
    if (symbol === 'X') unknown = points
  }
  return unknown
}

const differing = (scoring: ScoringSystem, codes: Codes, defaults: (code: string) => Points): readonly (readonly [string, Points])[] =>
  Object.entries(codes).flatMap(([code, keys]) => {
    const key = keys[0]
    return key === undefined || scoring[key] === defaults(code) ? [] : [[code, scoring[key]] as const]
  })

/** Can the codes say this scoring: does everything under one code have one value? */
const expressible = (scoring: ScoringSystem, codes: Codes): boolean =>
  Object.values(codes).every((keys) => keys.every((key) => scoring[key] === scoring[keys[0] as Key]))

const defaultOf =
  (scoring: ScoringSystem, codes: Codes) =>
  (code: string): Points => {
    const key = codes[code]?.[0]
    if (key === 'pairingAllocatedBye') return scoring.winWhite
    return key === undefined ? pointsFromTenths(0) : standardScoring[key]
  }

export type ScoringLines = { readonly lines: readonly string[]; readonly complete: boolean }

export const makeXxs = (scoring: ScoringSystem): ScoringLines => {
  const single = Object.fromEntries(Object.entries(xxsCodes).filter(([, keys]) => keys.length === 1))
  const parts = differing(scoring, single, (code) => standardScoring[single[code]?.[0] as Key])
  return {
    lines: parts.length === 0 ? [] : [`XXS ${parts.map(([code, points]) => `${code}=${makePoints(points)}`).join(' ')}`],
    complete: true,
  }
}

export const makeBb = (scoring: ScoringSystem): ScoringLines => ({
  lines: differing(scoring, bbCodes, defaultOf(scoring, bbCodes)).map(([code, points]) =>
    makeLine(code, [[bbFields.points, makePoints(points)]]),
  ),
  complete: expressible(scoring, bbCodes),
})

/** `open`: games go on, and what they count is said: as much as a draw (C.04.2 3.1). */
export const makeScoringRecord = (scoring: ScoringSystem, twoGames = false, open = false): ScoringLines => {
  const codes = twoGames ? gameCodes : symbolCodes
  const parts = [...differing(scoring, codes, defaultOf(scoring, codes)), ...(open ? [['X', scoring.drawWhite] as const] : [])]
  const cells = parts.flatMap(([code, points], index) => [
    [nth(scoringFields.symbol, index), code] as const,
    [nth(scoringFields.points, index), makePoints(points)] as const,
  ])
  return { lines: cells.length === 0 ? [] : [makeLine('162', cells)], complete: expressible(scoring, codes) }
}
