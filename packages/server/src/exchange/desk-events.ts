import {
  type DeskBoard,
  type DeskBoardResult,
  type DeskEvent,
  type DeskPlayer,
  type DeskRound,
  defaultDeskSettings,
  openDesk,
  receiptOf,
  tournamentOf,
  type Unpaired,
} from '@zug/engine/desk'
import {
  absent,
  type Outcome,
  type Player,
  type PlayerId,
  pointsFor,
  type RulebookId,
  type Rules,
  roundNumber,
  roundsPaired,
  type TieBreakIssue,
  type Tournament,
} from '@zug/engine/model'
import { rulebookById, rulebookOf } from '@zug/engine/pairing'
import { declaredTieBreaks, makeTieBreak, presetFor, readTieBreaks } from '@zug/engine/standings'
import type { Tell } from '../http/steps.ts'
import { takenBack } from './as-paired-events.ts'
import { cleanTexts } from './clean-texts.ts'
import { gameResult } from './game-result.ts'
import { type DeskIssue, deskIssue, type FileIssue } from './issues.ts'
import { boardsIn, deskTeam, matchResult, withOwnNumbers } from './team-events.ts'

export type Imported = {
  readonly adjustments: readonly FileIssue[]
  /** Each round is made anew with its receipt, which takes its time in a large event. */
  readonly eventsOf: (tell: Tell) => readonly DeskEvent[]
}

/** For an event that is in FIDE mode from its import on: rounds of the file that are not as the rules pair them. */
export type FideMode = { readonly differing: readonly number[] }

/** A tournament from a file as events of the desk: players, then every round as published with its results. What cannot be carried over is said. */
export const importOf = (given: Tournament, rulebook: RulebookId, fideMode: FideMode | null = null): Imported => {
  const { tournament: source, issues } = cleanTexts(given)
  const system = rulebookById(rulebook)
  const { teams: named, ...alone } = source
  const tournament = system.declared(named === undefined || system.traits.pairs === 'players' ? alone : withOwnNumbers(source))
  const { teams } = tournament
  const entrants = system.entrants(tournament)
  const rounds = roundsPaired(entrants)
  // Where the file declares none, those of the rulebook, as for a new tournament.
  const declared = declaredTieBreaks(tournament)
  const read = declared === null ? null : readTieBreaks([declared.text], tournament.teams === undefined ? 'players' : 'teams')
  const tieBreaks = read?.tieBreaks.map(makeTieBreak) ?? presetFor(tournament).codes.split(',')
  const eventsOf = (tell: Tell): readonly DeskEvent[] => {
    const settings = {
      ...defaultDeskSettings,
      info: tournament.info,
      rules: tournament.rules as Rules,
      numberOfRounds: Math.min(99, Math.max(1, tournament.numberOfRounds ?? defaultDeskSettings.numberOfRounds, rounds)),
      scoring: tournament.scoring,
      tieBreaks,
      ...(tournament.ratings === undefined ? {} : { ratings: tournament.ratings }),
      ...(fideMode === null ? {} : { fideMode: true }),
      ...boardsIn(tournament),
    }
    const numbers = tournament.players.map(({ id, pairingNumber }) => [id, pairingNumber] as const)
    const colour = tournament.initialColour
    const prohibitions = tournament.forbiddenPairs.map(({ players, firstRound, lastRound }, index) => ({
      id: [...tournament.players, ...(teams ?? [])].reduce((most, { id }) => Math.max(most, id), 0) + index + 1,
      strength: 'law' as const,
      who: { kind: 'players' as const, players },
      firstRound,
      lastRound,
    }))
    const events: DeskEvent[] = [
      { kind: 'tournament-created', settings, ...(fideMode === null ? {} : { differing: fideMode.differing }) },
      ...tournament.players.map((player): DeskEvent => ({ kind: 'player-entered', player: deskPlayer(player) })),
      ...(teams ?? []).map((team): DeskEvent => ({ kind: 'team-entered', team: deskTeam(team) })),
      { kind: 'numbers-given', numbers },
      ...(colour === null ? [] : [{ kind: 'lots-drawn' as const, seed: 'as the file says', initialColour: colour }]),
      ...prohibitions.map((prohibition): DeskEvent => ({ kind: 'pair-forbidden', prohibition })),
    ]
    for (let index = 0; index < rounds; index++) {
      tell({ stage: 'rounds', done: index, all: rounds })
      events.push(...takenBack(tournament, events, roundNumber(index + 1)), ...awayBefore(entrants, index))
      const before = openDesk(events.map((event, at) => ({ sequence: at + 1, batch: 1, event }))).state
      events.push({
        kind: 'round-published',
        round: deskRound(entrants, tournamentOf(before), index, resultsIn(tournament, entrants, index)),
      })
    }
    events.push(...takenBack(tournament, events, null))
    for (const bye of tournament.requestedByes) if (bye.round > rounds) events.push({ kind: 'bye-requested', bye })
    return events
  }
  return {
    eventsOf,
    adjustments: [...issues, ...leftOut(read?.issues ?? []), ...lost(tournament, named !== undefined && teams === undefined)],
  }
}

export const deskEventsOf = (given: Tournament, rulebook: RulebookId): readonly DeskEvent[] => importOf(given, rulebook).eventsOf(() => {})

/** Who was not paired without having been given the bye of the round was away, and that was known when it was paired. */
const awayBefore = (entrants: Tournament, index: number): readonly DeskEvent[] =>
  unpairedIn(entrants, index).flatMap(({ player, bye }): readonly DeskEvent[] =>
    bye === 'pairing-allocated'
      ? []
      : [{ kind: 'bye-requested', bye: { player, round: roundNumber(index + 1), bye: bye === 'absent' ? 'zero-point' : bye } }],
  )

const unpairedIn = ({ players }: Tournament, index: number): readonly Unpaired[] =>
  players.flatMap(({ id, outcomes }): readonly Unpaired[] => {
    const outcome = outcomes[index] ?? absent
    if (outcome.kind === 'bye') return [{ player: id, bye: outcome.bye }]
    return outcome.kind === 'absent' ? [{ player: id, bye: 'absent' }] : []
  })

const deskPlayer = ({ outcomes: _, rank: _rank, city, ...player }: Player): DeskPlayer => ({
  ...player,
  city: city ?? '',
  pairingNumber: null,
  firstRound: roundNumber(1),
  withdrawnFrom: null,
  checkedIn: false,
})

/** Boards as they are published: by the better score of the two, then the other, then the better number (C.04.2 4.2). */
const deskRound = (tournament: Tournament, before: Tournament, index: number, resultOf: ResultOf): DeskRound => {
  const round = roundNumber(index + 1)
  const byId = new Map(tournament.players.map((player) => [player.id, player]))
  const scoreOf = (id: PlayerId): number =>
    byId
      .get(id)!
      .outcomes.slice(0, index)
      .reduce((sum, outcome) => sum + pointsFor(outcome, tournament.scoring), 0)
  const boards: DeskBoard[] = []
  const unpaired = unpairedIn(tournament, index)
  for (const player of tournament.players) {
    const outcome: Outcome = player.outcomes[index] ?? absent
    if (outcome.kind === 'bye' || outcome.kind === 'absent') continue
    if (outcome.colour === 'white' || (outcome.colour === null && player.id < outcome.opponent)) {
      boards.push({
        white: player.id,
        black: outcome.opponent,
        result: resultOf(player.id, outcome.opponent),
        ratingResult: null,
        reports: [],
      })
    }
  }
  const rank = ({ white, black }: DeskBoard): readonly number[] => {
    const scores = [scoreOf(white), scoreOf(black)].toSorted((a, b) => b - a)
    return [-scores[0]!, -scores[1]!, Math.min(byId.get(white)!.pairingNumber, byId.get(black)!.pairingNumber)]
  }
  const ordered = boards.map((board) => ({ board, key: rank(board) })).toSorted((a, b) => compare(a.key, b.key))
  const published = ordered.map(({ board }) => board)
  const bye = unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  return { round, boards: published, unpaired, receipt: receiptOf(before, round, rulebookOf(before).id, published, bye), byHand: false }
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : a[at]! - b[at]!
}

type ResultOf = (white: PlayerId, black: PlayerId) => DeskBoardResult | null

/** Of games, or of the matches of teams. */
const resultsIn = (tournament: Tournament, entrants: Tournament, index: number): ResultOf => {
  const { teams } = tournament
  if (teams !== undefined) {
    const outcomes = new Map(teams.map((team) => [team.id, team.outcomes[index]]))
    return (white, black) => matchResult(outcomes.get(white) ?? { kind: 'absent' }, outcomes.get(black), tournament)
  }
  const outcomes = new Map(entrants.players.map((player) => [player.id, player.outcomes[index]]))
  const two = isOfTwoGames(tournament)
  return (white, black) => gameResult(outcomes.get(white) ?? { kind: 'absent' }, outcomes.get(black), two)
}

/** C.04.5: a match of two games, of which the points say how many of them were forfeited. */
const isOfTwoGames = (tournament: Tournament): boolean => rulebookOf(tournament).traits.games === 'two'

const accelerationOf = ({ rules }: Tournament): 'baku' | 'baku-paired' | null =>
  rules !== null && 'acceleration' in rules ? rules.acceleration : null

/** The file is read without these codes: it is not the arbiter's to correct. */
const leftOut = (issues: readonly TieBreakIssue[]): readonly FileIssue[] => issues.map((issue) => ({ ...issue, severity: 'warning' }))

/** What the desk has no place for. */
const lost = (tournament: Tournament, teamsLost: boolean): readonly DeskIssue[] => {
  const decided = tournament.players.some(({ outcomes }) =>
    outcomes.some(
      (outcome) => outcome.kind !== 'absent' && outcome.points !== undefined && !(outcome.kind === 'forfeit' && isOfTwoGames(tournament)),
    ),
  )
  // The tie-breaks of 202 and 212 are taken over.
  const others = tournament.extra.filter(({ id }) => id !== '202' && id !== '212').length
  return [
    ...(decided ? [deskIssue('points-by-decision', 'warning', {})] : []),
    ...(tournament.virtualPoints.size > 0 && accelerationOf(tournament) === null ? [deskIssue('virtual-points', 'warning', {})] : []),
    ...(teamsLost ? [deskIssue('teams', 'warning', {})] : []),
    ...(others === 0 ? [] : [deskIssue('extra-records', 'warning', { records: others })]),
  ]
}
