import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'
import type { Outcome } from '../../model/outcome.ts'
import { makePoints } from '../../model/points.ts'
import { type ExtraRecord, emptyInfo, type ForbiddenPairs, type Tournament, type TournamentInfo } from '../../model/tournament.ts'
import { err, ok, type Result } from '../../result.ts'
import { findGameFaults } from '../game-faults.ts'
import { joinVirtualPoints, readAccelerationRecord, readXxaRecord, type SaidAcceleration } from './acceleration-records.ts'
import { readByeRecord, readXxzRecord, type SaidBye } from './bye-records.ts'
import { makeLine, nth, playerFields, roundFields, scoringFields, textColumn } from './columns.ts'
import { dialectOf, type TrfDialect } from './dialect.ts'
import { readForbiddenRecord, readXxpRecord, type SaidForbidden } from './forbidden-records.ts'
import { isHeaderId, readHeaderRecord, textOf } from './header-records.ts'
import { hasErrors, type IssueList, issueList, report } from './issues.ts'
import { limits, splitLines, type TrfLine } from './lines.ts'
import { type PlayerRecord, readPlayerRecord } from './player-record.ts'
import { checkPoints } from './points-check.ts'
import { joinRounds } from './rounds.ts'
import { readRules } from './rulebook-code.ts'
import { finishScoring, isBbCode, newScoringDraft, readBbRecord, readScoringRecord, readXxsRecord } from './scoring-records.ts'
import { newSetup, readConfigurationRecord, readInitialColourRecord, readRoundsRecord } from './setup-records.ts'
import { parseNatural, tokensOf } from './tokens.ts'

export type ParsedTrf = { readonly tournament: Tournament; readonly warnings: Issue[]; readonly dialect: TrfDialect }

/** Reads a Tournament Report File of any dialect. Either a tournament that is consistent in itself, or every fault found. */
export const parseTrf = (text: string): Result<ParsedTrf, Issue[]> => {
  const list = issueList()
  const lines = splitLines(text, list)
  const parsed = lines === null ? null : readTournament(readRecords(lines, list), list)
  if (parsed === null || hasErrors(list)) return err(list.issues)
  return ok({ ...parsed, warnings: list.issues })
}

/** The records of a file, each read for itself. */
const newDraft = () => ({
  info: {} as { -readonly [Key in keyof TournamentInfo]?: TournamentInfo[Key] },
  players: new Map<number, PlayerRecord>(),
  /** Every 001 record could be read. */
  complete: true,
  count: null as { readonly line: TrfLine; readonly value: number } | null,
  setup: newSetup(),
  scoring: newScoringDraft(),
  byes: [] as SaidBye[],
  acceleration: [] as SaidAcceleration[],
  forbidden: [] as SaidForbidden[],
  adjusted: new Set<number>(),
  extra: [] as ExtraRecord[],
  ids: new Set<string>(),
})
type Draft = ReturnType<typeof newDraft>

const readRecords = (lines: readonly TrfLine[], list: IssueList): Draft => {
  const draft = newDraft()
  for (const line of lines) {
    draft.ids.add(line.id)
    if (!readRecord(line, draft, list)) draft.extra.push({ id: line.id, text: line.text.slice(textColumn - 1) })
  }
  return draft
}

/** False when the record is carried as it is. */
const readRecord = (line: TrfLine, draft: Draft, list: IssueList): boolean => {
  switch (line.id) {
    case '001':
      addPlayer(line, draft, list)
      return true
    case '062': {
      const value = parseNatural(textOf(line), 6)
      if (value === null) return false
      draft.count = { line, value }
      return true
    }
    case 'XXR':
    case '142':
      readRoundsRecord(line, draft.setup, list)
      return true
    case 'XXC':
      readConfigurationRecord(line, draft.setup, list)
      return true
    case '152':
      readInitialColourRecord(line, draft.setup, list)
      return true
    case 'XXS':
      readXxsRecord(line, draft.scoring, list)
      return true
    case '162': {
      const unknown = readScoringRecord(line, draft.scoring, list)
      if (unknown !== null) draft.extra.push({ id: '162', text: unknownResultText(makePoints(unknown)) })
      return true
    }
    case 'XXZ':
      draft.byes.push(...readXxzRecord(line, list))
      return true
    case '240':
      draft.byes.push(...readByeRecord(line, list))
      return true
    case 'XXA':
    case '250': {
      const said = line.id === 'XXA' ? readXxaRecord(line, list) : readAccelerationRecord(line, list)
      if (said !== null) draft.acceleration.push(said)
      return true
    }
    case 'XXP':
    case '260': {
      const said = line.id === 'XXP' ? readXxpRecord(line, list) : readForbiddenRecord(line, list)
      if (said !== null) draft.forbidden.push(said)
      return true
    }
    case '299':
      for (const { text } of tokensOf(line.text)) draft.adjusted.add(parseNatural(text) ?? 0)
      return false
  }
  if (isBbCode(line.id)) {
    readBbRecord(line, draft.scoring, list)
    return true
  }
  return isHeaderId(line.id) && readHeaderRecord(line, draft.info, list)
}

const unknownResultText = (points: string): string =>
  makeLine('162', [
    [nth(scoringFields.symbol, 0), 'X'],
    [nth(scoringFields.points, 0), points],
  ]).slice(textColumn - 1)

const addPlayer = (line: TrfLine, draft: Draft, list: IssueList): void => {
  const player = readPlayerRecord(line, list)
  if (player === null) draft.complete = false
  else if (draft.players.has(player.id)) {
    draft.complete = false
    const place = { line: line.number, column: playerFields.id.from, player: player.id }
    const first = draft.players.get(player.id)?.line
    report(list, 'player-id-duplicate', place, `Starting rank ${player.id} was given in line ${first} already.`)
  } else draft.players.set(player.id, player)
}

/** The records together. */
const readTournament = (draft: Draft, list: IssueList): Pick<ParsedTrf, 'tournament' | 'dialect'> | null => {
  const records = [...draft.players.values()].sort((a, b) => a.id - b.id)
  if (records.length === 0) {
    if (draft.complete) report(list, 'no-players', { line: 1 }, 'No 001 record: the file names no players.')
    return null
  }
  if (draft.count !== null && draft.complete && draft.count.value !== records.length) {
    const place = { line: draft.count.line.number, column: textColumn }
    report(list, 'player-count-mismatch', place, `062 says ${draft.count.value} players, the file has ${records.length}.`)
  }
  const rounds = joinRounds(records, draft.byes, list)
  if (rounds === null) return null
  const scoring = finishScoring(draft.scoring)
  const lineOf = new Map(records.map(({ id, line }) => [id, line]))
  findGameFaults(rounds.outcomes, draft.complete, ({ code, field, player, round, message }) =>
    report(list, code, { line: lineOf.get(player) ?? 1, column: nth(roundFields[field], round - 1).from, player, round }, message),
  )
  checkPoints(records, rounds, scoring, draft.adjusted, list)
  const { numberOfRounds, initialColour, byRank } = draft.setup
  if (numberOfRounds !== null && numberOfRounds < rounds.paired)
    report(list, 'rounds-too-few', { line: 1 }, `The file declares ${numberOfRounds} rounds, but ${rounds.paired} were paired.`)
  const known = new Set(records.map(({ id }) => playerId(id)))
  // XXC rank (JaVaFo, "Ranking id"): the order of the records is the initial order, whatever the starting ranks are.
  const position = new Map([...draft.players.keys()].map((id, index) => [id, index + 1]))
  const info = { ...emptyInfo, ...draft.info }
  const tournament: Tournament = {
    info,
    ...readRules(info),
    numberOfRounds,
    scoring,
    initialColour,
    players: records.map(({ line: _, points: __, cells: ___, ...player }) => ({
      ...player,
      id: playerId(player.id),
      pairingNumber: pairingNumber(byRank ? (position.get(player.id) ?? player.id) : player.id),
      club: '',
      outcomes: (rounds.outcomes.get(playerId(player.id)) ?? []).filter((outcome): outcome is Outcome => outcome !== 'broken'),
    })),
    requestedByes: rounds.requestedByes,
    forbiddenPairs: finishForbidden(draft, known, list),
    virtualPoints: joinVirtualPoints(knownAcceleration(draft, known, list), [...known], list),
    extra: draft.extra,
  }
  return { tournament, dialect: dialectOf(draft.ids, lettersOf(records)) }
}

const finishForbidden = (draft: Draft, known: ReadonlySet<number>, list: IssueList): readonly ForbiddenPairs[] =>
  draft.forbidden.map(({ pairs, places }) => {
    for (const place of places)
      if (draft.complete && !known.has(place.player ?? 0)) report(list, 'player-unknown', place, `There is no player ${place.player}.`)
    const last = pairs.lastRound
    return { ...pairs, lastRound: last === null || last >= (draft.setup.numberOfRounds ?? limits.rounds) ? null : roundNumber(last) }
  })

const knownAcceleration = (draft: Draft, known: ReadonlySet<number>, list: IssueList): readonly SaidAcceleration[] =>
  draft.acceleration.filter((said) => {
    if (said.kind === 'range' || known.has(said.player)) return true
    if (draft.complete) report(list, 'player-unknown', said.place, `There is no player ${said.player}.`)
    return false
  })

/** Result letters used, and 0000 when somebody had no opponent. */
const lettersOf = (records: readonly PlayerRecord[]): ReadonlySet<string> => {
  const letters = new Set<string>()
  for (const { cells } of records)
    for (const cell of cells)
      if (cell !== null && cell !== 'broken') {
        letters.add(cell.letter)
        if (cell.opponent === 0) letters.add('0000')
      }
  return letters
}
