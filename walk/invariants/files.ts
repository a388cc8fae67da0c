import { type DeskState, execute, isTeamEvent, openDesk, rulebookAt } from '@zug/engine/desk'
import { makeTournamentJson, parseTournamentJson, underPairingNumbers } from '@zug/engine/files'
import { type Outcome, type PlayerId, pointsFor, roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import { asDeclared, entrantsOf, isColourless } from '@zug/engine/pairing'
import { makeTrf, parseTrf, type TrfDialect } from '@zug/engine/trf'
import { deskEventsOf } from '../../packages/server/src/exchange/desk-events.ts'
import { ratingReportNow, reportNow } from '../../packages/server/src/exchange/report.ts'
import { commandOf, eventsOf, hasEvent, type Invariant, isCreated, type Look, unless } from './invariant.ts'

type Draft = NonNullable<DeskState['draft']>
type Pairs = { readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[]; readonly bye: PlayerId | null }

/** Boards by names: a file may give everybody another number. */
const named = ({ boards, bye }: Pairs, nameOf: (id: PlayerId) => string, colours = true): string =>
  `${boards
    .map(({ white, black }) => (colours ? [nameOf(white), nameOf(black)] : [nameOf(white), nameOf(black)].sort()).join(' - '))
    .sort()
    .join('; ')}; bye: ${bye === null ? 'none' : nameOf(bye)}`

/** Players keep their ids in JSON; in TRF the pairing number is the id. Teams keep theirs. */
const keyOf =
  (state: DeskState, byNumber: boolean) =>
  (id: PlayerId): string => {
    const player = state.players.get(id)
    return byNumber && player !== undefined ? String(player.pairingNumber) : String(id)
  }

/** Where a game has no colours, or nobody drew the initial colour, the order of the two says nothing. */
const hasColours = (tournament: Tournament): boolean => tournament.initialColour !== null && !isColourless(asDeclared(tournament))

const nextRoundOf = (tournament: Tournament): string => {
  const declared = asDeclared(tournament)
  const round = roundNumber(roundsPaired(entrantsOf(declared)) + 1)
  const answer = rulebookAt({ settings: { rules: declared.rules } } as never).pairRound(tournament, round)
  return answer.kind === 'pairing' ? named(answer, String, hasColours(declared)) : `no pairing: ${answer.kind}`
}

const readTrf = (tournament: Tournament, dialect: TrfDialect) => {
  const { text, issues } = makeTrf(underPairingNumbers(tournament), { dialect })
  const read = parseTrf(text)
  return { text, issues, read }
}

/** A round just drafted is the one that a program makes of the files of this moment, and a desk that imports them. */
const filesGiveTheNextRound = (look: Look): readonly string[] => {
  const drafted = eventsOf(look).find((event) => event.kind === 'round-drafted')
  const { desk, open } = look.after
  if (drafted === undefined) return []
  const { state } = desk
  const draft: Draft = drafted.draft
  const wishes = state.prohibitions.some(({ strength }) => strength === 'wish')
  if (wishes) return []
  const report = reportNow(open)
  const json = parseTournamentJson(makeTournamentJson(report))
  if (!json.ok) return [`JSON cannot be read again: ${JSON.stringify(json.error).slice(0, 300)}`]
  const expected = named(draft, keyOf(state, false), hasColours(report))
  const imported = importedRound(json.value)
  return [
    ...unless(nextRoundOf(json.value) === expected, `JSON gives ${nextRoundOf(json.value)}; the desk has drafted ${expected}`),
    ...unless(imported === null || imported === expected, `a desk that imports JSON pairs ${imported}; this desk has drafted ${expected}`),
    ...trfGivesTheNextRound(look, report, draft),
  ]
}

const importedRound = (tournament: Tournament): string | null => {
  const events = deskEventsOf(tournament, asDeclared(tournament).rules!.rulebook as never)
  const desk = openDesk(events.map((event, at) => ({ sequence: at + 1, batch: at + 1, event })))
  const paired = execute(desk, { kind: 'pair-round', seed: 'walk', confirmed: 'twice' })
  return paired.ok ? named(paired.value.desk.state.draft!, String, hasColours(tournament)) : `no pairing: ${paired.error.code}`
}

const trfGivesTheNextRound = ({ after }: Look, report: Tournament, draft: Draft): readonly string[] => {
  const { state } = after.desk
  const expected = named(draft, keyOf(state, !isTeamEvent(state)), hasColours(report))
  return (['trf26', 'trfbx'] as const).flatMap((dialect) => {
    const { issues, read } = readTrf(report, dialect)
    if (!read.ok) return [`${dialect} cannot be read again: ${JSON.stringify(read.error).slice(0, 300)}`]
    if (issues.length > 0) return []
    const found = nextRoundOf(read.value.tournament)
    return unless(found === expected, `${dialect} of ${state.settings!.rules.rulebook} gives ${found}; the desk has drafted ${expected}`)
  })
}

/** Who met whom, with which colour and result, round by round. */
const sameOutcomes = (file: string, read: Tournament, written: Tournament): readonly string[] => {
  const rounds = roundsPaired(entrantsOf(asDeclared(written)))
  const shown = (outcome: Outcome | undefined): string => {
    if (outcome === undefined || outcome.kind === 'absent') return 'absent'
    if (outcome.kind === 'bye') return outcome.bye
    return `${outcome.kind} ${outcome.opponent} ${outcome.kind === 'game' ? outcome.colour : ''} ${outcome.result}${outcome.kind === 'game' && !outcome.rated ? ' unrated' : ''}`
  }
  const rows = (tournament: Tournament): ReadonlyMap<number, string> =>
    new Map(
      entrantsOf(asDeclared(tournament)).players.map(({ id, outcomes }) => [
        id,
        Array.from({ length: rounds }, (_, at) => shown(outcomes[at])).join('; '),
      ]),
    )
  const found = rows(read)
  return [...rows(written)].flatMap(([id, row]) =>
    unless(found.get(id) === row, `${file} has for ${id}: ${found.get(id)}, expected ${row}`),
  )
}

/** For the rating report a late correction counts; for everything else it does not. */
const ratingReportHasCorrections = ({ after, outcome }: Look): readonly string[] => {
  const { state } = after.desk
  if (outcome.kind === 'refused' || !outcome.events.some((event) => event.kind === 'result-corrected') || isTeamEvent(state)) return []
  const outcomeOf = (tournament: Tournament, id: PlayerId, round: number): Outcome | undefined =>
    tournament.players.find((player) => player.id === id)?.outcomes[round - 1]
  const [rating, usual] = [ratingReportNow(after.open), reportNow(after.open)]
  const shown = (one: Outcome | undefined): string => (one?.kind === 'game' || one?.kind === 'forfeit' ? one.result : String(one?.kind))
  const expected = (side: string): string => side.replace('forfeit-', '')
  return state.rounds.flatMap(({ round, boards }) =>
    boards.flatMap(({ white, result, ratingResult }) =>
      ratingResult === null || ratingResult.match !== undefined || result?.match !== undefined
        ? []
        : [
            ...unless(
              shown(outcomeOf(rating, white, round)) === expected(ratingResult.white),
              `the rating report has not the correction of ${white} in round ${round}`,
            ),
            ...unless(
              result === null || shown(outcomeOf(usual, white, round)) === expected(result.white),
              `the report has the late correction of ${white} in round ${round}`,
            ),
          ],
    ),
  )
}

/** Each file holds what the desk has: the same people, the same points, and the same again when it is written again. */
const filesHoldWhatIs = (look: Look): readonly string[] => {
  const { after } = look
  if (
    !isCreated(after) ||
    !hasEvent(
      look,
      'round-published',
      'result-entered',
      'result-corrected',
      'tournament-finished',
      'bye-requested',
      'player-entered',
      'team-entered',
      'pairing-amended',
      'round-recalled',
    )
  )
    return []
  // Files take longest: of results entered one by one, some are looked at.
  if (commandOf(look)?.kind === 'enter-result' && after.desk.history.length % 4 !== 0) return []
  const { state } = after.desk
  const report = reportNow(after.open)
  const text = makeTournamentJson(report)
  const json = parseTournamentJson(text)
  if (!json.ok) return [`JSON cannot be read again: ${JSON.stringify(json.error).slice(0, 300)}`]
  const pointsOf = ({ players, scoring }: Tournament): string =>
    [...players]
      .sort((a, b) => a.pairingNumber - b.pairingNumber)
      .map(({ outcomes }) => outcomes.reduce((sum, outcome) => sum + pointsFor(outcome, scoring), 0))
      .join(' ')
  const points = pointsOf(entrantsOf(asDeclared(report)))
  return [
    ...sameOutcomes('JSON', json.value, report),
    ...unless(makeTournamentJson(json.value) === text, 'JSON that is read and written again is not the same'),
    ...unless(json.value.players.length === state.players.size, 'JSON has not everybody'),
    ...unless(pointsOf(entrantsOf(asDeclared(json.value))) === points, 'JSON has other points'),
    ...(['trf16', 'trf26', 'trfbx'] as const).flatMap((dialect) => {
      if (state.players.size === 0) return []
      const { text: written, issues, read } = readTrf(report, dialect)
      // TRF16 has no place for other scorings, and says so.
      if (!read.ok && dialect === 'trf16' && issues.length > 0) return []
      if (!read.ok) return [`${dialect} cannot be read again: ${JSON.stringify(read.error).slice(0, 300)}`]
      const lines = written.split(/\r?\n/).filter((line) => line.startsWith('001'))
      const { tournament } = read.value
      return [
        ...(issues.length > 0 || dialect === 'trf16' ? [] : sameOutcomes(dialect, tournament, underPairingNumbers(report))),
        ...unless(lines.length === state.players.size, `${dialect} has ${lines.length} players, not ${state.players.size}`),
        ...(issues.length > 0 ? [] : unless(pointsOf(entrantsOf(asDeclared(tournament))) === points, `${dialect} has other points`)),
        ...(issues.length > 0 || isTeamEvent(state)
          ? []
          : unless(pointsColumn(lines) === points, `the points of ${dialect} are ${pointsColumn(lines)}, not ${points}`)),
      ]
    }),
  ]
}

/** Columns 81 to 84 of the lines of players. */
const pointsColumn = (lines: readonly string[]): string => lines.map((line) => Math.round(Number(line.slice(80, 84)) * 10)).join(' ')

export const fileInvariants: readonly Invariant[] = [
  ['files give the next round', filesGiveTheNextRound],
  ['files hold what is', filesHoldWhatIs],
  ['the rating report has late corrections', ratingReportHasCorrections],
]
