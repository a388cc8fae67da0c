import { makePoints } from '../../model/points.ts'
import { standardScoring } from '../../model/scoring.ts'
import type { ExtraRecord, TournamentInfo } from '../../model/tournament.ts'
import { readAbnormalRecord, type SaidAbnormal } from './abnormal-records.ts'
import { readAccelerationRecord, readXxaRecord, type SaidAcceleration } from './acceleration-records.ts'
import { readByeRecord, readXxzRecord, type SaidBye } from './bye-records.ts'
import { makeLine, nth, playerFields, scoringFields, textColumn } from './columns.ts'
import { readForbiddenRecord, readXxpRecord, type SaidForbidden } from './forbidden-records.ts'
import { isHeaderId, readHeaderRecord, textOf } from './header-records.ts'
import { type IssueList, report } from './issues.ts'
import type { TrfLine, TrfLines } from './lines.ts'
import { type PlayerRecord, readPlayerRecord } from './player-record.ts'
import { isBbCode, newScoringDraft, readBbRecord, readScoringRecord, readXxsRecord, type ScoringDraft } from './scoring-records.ts'
import { newSetup, readConfigurationRecord, readInitialColourRecord, readRoundsRecord, type Setup } from './setup-records.ts'
import { teamRecordIds } from './teams/team-records.ts'
import { parseNatural, tokensOf } from './tokens.ts'

/** The records of a file, each read for itself, before they are compared with one another. */
export type Draft = {
  readonly info: { -readonly [Key in keyof TournamentInfo]?: TournamentInfo[Key] }
  /** In the order of the file. */
  readonly players: Map<number, PlayerRecord>
  /** Every line, and every 001 record among them, could be read. */
  complete: boolean
  /** 062, when it is a number. */
  count: { readonly line: number; readonly value: number } | null
  readonly setup: Setup
  readonly scoring: ScoringDraft
  readonly byes: SaidBye[]
  readonly acceleration: SaidAcceleration[]
  readonly forbidden: SaidForbidden[]
  readonly abnormal: SaidAbnormal[]
  /** Players whose points a 299 record changes. */
  readonly adjusted: Set<number>
  readonly extra: ExtraRecord[]
  /** Records of teams, and 240, 250 and 260, whose numbers are those of teams in a team event. */
  readonly entrantLines: TrfLine[]
  readonly ids: Set<string>
}

const entrantIds: ReadonlySet<string> = new Set(['240', '250', '260', '352', '802'])

export const readRecords = ({ lines, complete }: TrfLines, list: IssueList): Draft => {
  const draft: Draft = {
    info: {},
    players: new Map(),
    complete,
    count: null,
    setup: newSetup(),
    scoring: newScoringDraft(),
    byes: [],
    acceleration: [],
    forbidden: [],
    abnormal: [],
    adjusted: new Set(),
    extra: [],
    entrantLines: [],
    ids: new Set(),
  }
  for (const line of lines) {
    draft.ids.add(line.id)
    if (teamRecordIds.has(line.id) || entrantIds.has(line.id)) draft.entrantLines.push(line)
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
      draft.count = { line: line.number, value }
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
      // As much as a draw is what it counts here anyway.
      if (unknown !== null && unknown !== (draft.scoring.values.get('drawWhite') ?? standardScoring.drawWhite))
        draft.extra.push({ id: '162', text: unknownResultText(makePoints(unknown)) })
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
    case '299': {
      for (const { text } of tokensOf(line.text)) draft.adjusted.add(parseNatural(text) ?? 0)
      const said = readAbnormalRecord(line.text)
      if (said !== null) draft.abnormal.push(said)
      // One for every round speaks of those to come as well, and is kept for them.
      return said !== null && said.round !== null
    }
  }
  if (isBbCode(line.id)) {
    readBbRecord(line, draft.scoring, list)
    return true
  }
  return isHeaderId(line.id) && readHeaderRecord(line, draft.info, list)
}

/** Points of an unknown result are not part of the model; they stay as a record of their own. */
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
    const firstLine = draft.players.get(player.id)!.line
    report(list, 'player-id-duplicate', { line: line.number, column: playerFields.id.from, player: player.id, firstLine })
  } else draft.players.set(player.id, player)
}
