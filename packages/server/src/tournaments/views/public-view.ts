import {
  type DeskPlayer,
  type DeskSettings,
  type DeskState,
  type DeskTeam,
  isOpen,
  isTeamEvent,
  lineUpsOf,
  type RoundLineUp,
  worthOf,
} from '@zug/engine/desk'
import { eventTraits } from '@zug/engine/pairing'
import { publicRules } from '../asked-apart.ts'
import { type CorrectedSince, correctedSince } from '../corrected-since.ts'
import type { OpenTournament } from '../desk-store.ts'
import { entrantCount } from '../pairer.ts'
import { recallsOf } from '../recalls.ts'
import { type HeldRound, roundsAsHeld } from '../rounds-as-held.ts'

/** How far everybody sees: what happened as they count it. */
export const seenIn = ({ line }: OpenTournament): number => line?.sequences.length ?? 0

/** Everything here may be read by anybody: nothing of drafts, wishes, byes to come, reports not confirmed, dates of birth. */
export const publicView = (open: OpenTournament) => {
  const { state } = open.desk
  return {
    id: open.id,
    sequence: seenIn(open),
    settings: publicSettings(state),
    traits: eventTraits(state.settings!.rules),
    worth: worthOf(state),
    players: [...state.players.values()].map(publicPlayer),
    teams: [...state.teams.values()].map((team) => publicTeam(state, team)),
    rounds: roundsAsHeld(state).map((round) => roundNow(open, round)),
    ...recalledIn(open),
    initialColour: state.lots?.initialColour ?? null,
    finished: state.finished,
    ...(state.leftFideMode === undefined ? {} : { leftFideMode: { rounds: state.leftFideMode.rounds } }),
  }
}

const publicSettings = ({ settings }: DeskState): DeskSettings => {
  const {
    info,
    section,
    rules,
    numberOfRounds,
    scoring,
    tieBreaks,
    firstBoard,
    confirmResults,
    groups,
    schedule,
    ratings,
    selfRegistration,
    fideMode,
    ratingsByRound,
    checkLists,
    chess960,
    prizes,
    norms,
    boardsPerMatch,
  } = settings!
  return {
    info,
    section,
    rules: publicRules(rules),
    numberOfRounds,
    scoring,
    tieBreaks,
    firstBoard,
    confirmResults,
    groups,
    ...(chess960 === undefined ? {} : { chess960 }),
    ...(ratingsByRound === undefined ? {} : { ratingsByRound }),
    ...(checkLists === undefined ? {} : { checkLists }),
    ...(fideMode === undefined ? {} : { fideMode }),
    ...(schedule === undefined ? {} : { schedule }),
    ...(ratings === undefined ? {} : { ratings }),
    ...(selfRegistration === undefined ? {} : { selfRegistration }),
    ...(norms === undefined ? {} : { norms }),
    ...(boardsPerMatch === undefined ? {} : { boardsPerMatch }),
    // Who is new here is for the list of prizes; everybody reads that.
    ...(prizes?.public === true ? { prizes: { ...prizes, firstTime: [] } } : {}),
  }
}

export const publicPlayer = ({
  id,
  pairingNumber,
  name,
  title,
  rating,
  federation,
  fideId,
  nationalIds = [],
  sex,
  club,
  city,
  withdrawnFrom,
}: DeskPlayer) => ({
  ...(nationalIds.length === 0 ? {} : { nationalIds }),
  id,
  pairingNumber,
  name,
  title,
  rating,
  federation,
  fideId,
  sex,
  club,
  city,
  withdrawnFrom,
})

const publicTeam = (state: DeskState, team: DeskTeam) => {
  const { id, name, boards, alternates, withdrawnFrom } = team
  return { id, name, boards, alternates, withdrawnFrom, ...seatsOf(state, team) }
}

/** The line-ups of rounds in which a team does not sit in the order of its members. */
export const seatsOf = (state: DeskState, team: DeskTeam): { readonly lineUps?: readonly RoundLineUp[] } => {
  const lineUps = lineUpsOf(state, team)
  return lineUps.length === 0 ? {} : { lineUps }
}

export const publicRound = ({ round, boards, unpaired, receipt, byHand, fixed, numbers }: HeldRound) => ({
  round,
  boards: boards.map(({ white, black, result }) => ({ white, black, result })),
  unpaired,
  receipt,
  byHand,
  ...(fixed === undefined
    ? {}
    : { fixed: fixed.filter(({ player }) => boards.some(({ white, black }) => white === player || black === player)) }),
  ...(numbers === undefined ? {} : { numbers }),
})

/** A round as it was published, with what is corrected since. */
export const roundNow = (open: OpenTournament, round: HeldRound) => ({ ...publicRound(round), ...correctedIn(open, round.round) })

export const correctedIn = (open: OpenTournament, round: number): { readonly corrected?: CorrectedSince } => {
  const corrected = correctedSince(open, round)
  return corrected === null ? {} : { corrected }
}

/** Rounds that were taken back, with why and when; nothing where none was. */
const recalledIn = (open: OpenTournament) => {
  const recalled = recallsOf(open)
  if (recalled.length === 0) return {}
  return { recalled: recalled.map(({ round, reason, publishedAt, at, receipt }) => ({ round, reason, publishedAt, at, receipt })) }
}

/** Where a tournament is: what an arbiter would do next follows from it. */
export type Phase = 'entry' | 'draft' | 'playing' | 'between' | 'over' | 'finished'
const phaseOf = ({ finished, draft, rounds, settings }: DeskState): Phase => {
  if (finished) return 'finished'
  if (draft !== null) return 'draft'
  const last = rounds.at(-1)
  if (last === undefined) return 'entry'
  if (last.boards.some(({ result }) => isOpen(result))) return 'playing'
  return rounds.length >= settings!.numberOfRounds ? 'over' : 'between'
}

/** One line in a list of tournaments; for everybody what happens unseen does not count as a change. */
export const summaryView = (open: OpenTournament, forDesk: boolean) =>
  lineOf(open, (forDesk ? open.said.at(-1)?.at : open.line?.at) ?? null)

const lineOf = ({ id, desk: { state } }: OpenTournament, lastChange: string | null) => ({
  id,
  name: state.settings!.info.name,
  section: state.settings!.section,
  city: state.settings!.info.city,
  startDate: state.settings!.info.startDate,
  endDate: state.settings!.info.endDate,
  rulebook: state.settings!.rules.rulebook,
  numberOfRounds: state.settings!.numberOfRounds,
  roundsPublished: state.rounds.length,
  players: entrantCount(state),
  teamEvent: isTeamEvent(state),
  phase: phaseOf(state),
  boards: state.rounds.at(-1)?.boards.length ?? 0,
  openGames: state.rounds.at(-1)?.boards.filter(({ result }) => isOpen(result)).length ?? 0,
  lastChange,
  finished: state.finished,
})
