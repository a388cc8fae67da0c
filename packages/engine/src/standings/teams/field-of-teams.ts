import type { TieBreakEdition } from '../edition.ts'
import type { Field, FieldRound, RoundKind } from '../field.ts'
import { makeField } from '../make-field.ts'
import type { TeamBoards } from '../rule.ts'
import type { Team, TeamEvent, TeamRound } from './team-event.ts'

/** A round beyond the last one recorded for a team: it was not there. */
const away = (): TeamRound => ({ kind: 'bye', bye: 'zero-point', matchPoints: 0 as never, gamePoints: 0 as never })

const roundsOf = (team: Team, rounds: number): readonly TeamRound[] => Array.from({ length: rounds }, (_, at) => team.rounds[at] ?? away())

const kindOf = (round: TeamRound): RoundKind => {
  switch (round.kind) {
    case 'match':
      return 'game'
    case 'forfeit':
      return round.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
    case 'bye':
      return `${round.bye}-bye`
  }
}

const indexOf = (event: TeamEvent, number: number): number => {
  const index = event.teams.findIndex((team) => team.number === number)
  if (index === -1) throw new Error(`team ${number} is an opponent but not in the event`)
  return index
}

/** The teams in match points or in game points. A match is won, drawn or lost by its game points, whichever score is looked at. */
export const fieldOfTeams = (event: TeamEvent, rounds: number, score: 'MP' | 'GP', edition: TieBreakEdition): Field => {
  const half = (event.boards * (event.gamePoints.win + event.gamePoints.loss)) / 2
  const resultOf = (round: TeamRound, at: number): FieldRound['result'] => {
    if (round.kind !== 'match') return null
    const other = event.teams[indexOf(event, round.opponent)]!.rounds[at]
    const theirs = other?.kind === 'match' ? other.gamePoints : 2 * half - round.gamePoints
    return round.gamePoints > theirs ? 'win' : round.gamePoints < theirs ? 'loss' : 'draw'
  }
  const roundOf = (round: TeamRound, at: number): FieldRound => ({
    kind: kindOf(round),
    opponent: round.kind === 'bye' || round.opponent === null ? null : indexOf(event, round.opponent),
    colour: round.kind === 'match' ? round.colour : null,
    points: score === 'MP' ? round.matchPoints : round.gamePoints,
    result: resultOf(round, at),
  })
  const values = score === 'MP' ? event.matchPoints : event.gamePoints
  const times = score === 'MP' ? 1 : event.boards
  return makeField({
    entries: event.teams.map((team) => ({
      id: team.number,
      pairingNumber: team.number,
      rating: team.rating,
      rounds: roundsOf(team, rounds).map(roundOf),
    })),
    rounds,
    win: values.win * times,
    draw: values.draw * times,
    loss: values.loss * times,
    system: event.system,
    edition,
  })
}

/**
 * C.07 12: forfeited boards count, in a match forfeited as a whole every board; a team with the pairing-allocated bye has a win on every board.
 * Other byes bring nothing to the boards.
 */
export const boardsOf = (event: TeamEvent, rounds: number): TeamBoards => {
  const onAll = (tenths: number): readonly number[] => Array.from({ length: event.boards }, () => tenths)
  const ofRound = (round: TeamRound): readonly number[] => {
    if (round.boards !== undefined) return round.boards
    if (round.kind === 'forfeit') return round.result === 'win' ? onAll(event.gamePoints.win) : onAll(event.gamePoints.loss)
    return round.kind === 'bye' && round.bye === 'pairing-allocated' ? onAll(event.gamePoints.win) : []
  }
  return { count: event.boards, results: event.teams.map((team) => roundsOf(team, rounds).map(ofRound)) }
}
