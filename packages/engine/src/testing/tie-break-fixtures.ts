import { pairingNumber, playerId } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'
import { newPlayer } from '../model/player.ts'
import { type Points, pointsFromTenths } from '../model/points.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import type { Team, TeamEvent, TeamRound } from '../standings/teams/team-event.ts'
import { rulesOf } from './rules-of.ts'

const byes = { U: 'pairing-allocated', H: 'half-point', F: 'full-point', Z: 'zero-point' } as const
const results = { '+': 'win', '=': 'draw', '-': 'loss' } as const

/** `+W9` won with White against 9, `-F11` lost to 11 by forfeit, `U` `H` `F` `Z` byes. */
const outcomeOf = (text: string): Outcome => {
  if (text in byes) return { kind: 'bye', bye: byes[text as keyof typeof byes] }
  const [, sign = '', letter = '', number = ''] = /^([+=-])([WBF])(\d+)$/.exec(text) ?? []
  const opponent = playerId(Number(number))
  if (letter === 'F') return { kind: 'forfeit', opponent, colour: null, result: sign === '+' ? 'win' : 'loss' }
  const colour = letter === 'W' ? 'white' : 'black'
  if (letter === '') throw new Error(`cannot read ${text}`)
  return { kind: 'game', opponent, colour, result: results[sign as keyof typeof results], rated: true }
}

const tournamentOf = (rows: readonly string[], ratings: boolean, data: Partial<Tournament> = {}): Tournament =>
  newTournament({
    players: rows.map((row, index) =>
      newPlayer({
        id: playerId(index + 1),
        pairingNumber: pairingNumber(index + 1),
        name: `Player ${index + 1}`,
        rating: ratings ? 2200 - 50 * index : null,
        outcomes: row.trim().split(/\s+/).map(outcomeOf),
      }),
    ),
    ...data,
  })

/** The exercise of the FIDE Technical Commission (M. Held): 16 players, five rounds, ratings 2200, 2150, ... 1450. */
export const swissExercise = (): Tournament =>
  tournamentOf(
    [
      '+W9  =B13 =W2  +B15 =W4',
      '+B10 +W7  =B1  +W16 =B3',
      '=W11 +B6  +W8  =B4  =W2',
      '+B12 H    +W13 =W3  =B1',
      '-W13 -B15 +W11 =B7  +W10',
      '-B14 -W3  U    +W10 +B8',
      '+W15 -B2  -B16 =W5  -B11',
      '=B16 +W14 -B3  +W13 -W6',
      '-B1  -W10 H    -F11 U',
      '-W2  +B9  -W15 -B6  -B5',
      '=B3  -W16 -B5  +F9  +W7',
      '-W4  U    +F14 Z    Z',
      '+B5  =W1  -B4  -B8  -W14',
      '+W6  -B8  -F12 Z    +B13',
      '-B7  +W5  +B10 -W1  -B16',
      '=W8  +B11 +W7  -B2  +W15',
    ],
    true,
    { numberOfRounds: 5 },
  )

/** Six players, all against all. */
export const roundRobinExercise = (): Tournament =>
  tournamentOf(
    [
      '=W5 +W2 +B3 -W4 +B6',
      '+W6 -B1 +W5 =W3 +B4',
      '+W4 +B6 -W1 =B2 +W5',
      '-B3 -B5 =W6 +B1 -W2',
      '=B1 +W4 -B2 -F6 -B3',
      '-B2 -W3 =B4 +F5 -W1',
    ],
    false,
    { rules: rulesOf('round-robin'), numberOfRounds: 5 },
  )

/** The first four rounds of the exercise with five others after them, for the direct encounter of a Swiss. */
export const directEncounterExercise = (): Tournament =>
  tournamentOf(
    [
      '+W9  =B13 =W2  +B15 =W4  =B6  =B3  =W16 +B8',
      '+B10 +W7  =B1  +W16 +B3  =W4  -W6  =B15 =W5',
      '=W11 +B6  +W8  =B4  -W2  +B16 =W1  +W14 +B10',
      '+B12 H    +W13 =W3  =B1  =B2  =W16 =B6  +W15',
      '-W13 -B15 +W11 =B7  +W10 -B14 +B9  -W8  =B2',
      '-B14 -W3  U    +W10 +B8  =W1  +B2  =W4  +B16',
      '+W15 -B2  -B16 =W5  -B11 -B10 +W13 +W9  +B14',
      '=B16 +W14 -B3  +W13 -W6  =B11 =W15 +B5  -W1',
      '-B1  -W10 H    -F11 U    +B13 -W5  -B7  =W12',
      '-W2  +B9  -W15 -B6  -B5  +W7  +B12 +W11 -W3',
      '=B3  -W16 -B5  +F9  +W7  =W8  -B14 -B10 =W13',
      '-W4  U    +F14 Z    Z    -B15 -W10 =B13 =B9',
      '+B5  =W1  -B4  -B8  -W14 -W9  -B7  =W12 =B11',
      '+W6  -B8  -F12 Z    +B13 +W5  +W11 -B3  -W7',
      '-B7  +W5  +B10 -W1  -B16 +W12 =B8  =W2  -B4',
      '=W8  +B11 +W7  -B2  +W15 -W3  =B4  =B1  -W6',
    ],
    true,
    { numberOfRounds: 9 },
  )

const teamByes = { PAB: 'pairing-allocated', HPB: 'half-point', ZPB: 'zero-point' } as const

/** `8w2.5` is a match against 8 with White on board 1 and 2.5 points, `+F6` `-F6` one that was forfeited. */
const teamRoundOf = (text: string): TeamRound => {
  const points = (value: number): Points => pointsFromTenths(value * 10)
  if (text in teamByes) {
    const bye = teamByes[text as keyof typeof teamByes]
    const worth = bye === 'zero-point' ? 0 : 1
    return { kind: 'bye', bye, matchPoints: points(worth), gamePoints: points(2 * worth) }
  }
  const forfeit = /^([+-])F(\d+)$/.exec(text)
  if (forfeit !== null) {
    const won = forfeit[1] === '+'
    const opponent = Number(forfeit[2])
    return { kind: 'forfeit', opponent, result: won ? 'win' : 'loss', matchPoints: points(won ? 2 : 0), gamePoints: points(won ? 4 : 0) }
  }
  const [, opponent, colour, score] = /^(\d+)([wb])([\d.]+)$/.exec(text) ?? []
  const games = Number(score)
  return {
    kind: 'match',
    opponent: Number(opponent),
    colour: colour === 'w' ? 'white' : 'black',
    matchPoints: points(games > 2 ? 2 : games === 2 ? 1 : 0),
    gamePoints: points(games),
    boards: [],
  }
}

/** Fourteen teams of four boards, seven rounds. Of the boards only the match between 11 and 14 is known. */
export const teamExercise = (): TeamEvent => {
  const rows = [
    '8w2.5 4b1.5 7w3 2b2.5 5w1.5 +F6 3b2.5',
    '9b3 3w4 5b0 1w1.5 13w3 4b2.5 10b3',
    '10w2.5 2b0 9w3 6b2.5 4w3 5b3.5 1w1.5',
    '11b3 1w2.5 13b3 5w3.5 3b1 2w1.5 9b2.5',
    '12w4 6b3 2w4 4b0.5 1b2.5 3w0.5 13b3.5',
    '13b2 5w1 8b3 3w1.5 11b2.5 -F1 12w2.5',
    '14w2 8b2 1b1 10w2.5 9b2 13w2 ZPB',
    '1b1.5 7w2 6w1 12b3.5 10b2 9w2 11w3',
    '2w1 12b4 3b1 14w3 7w2 8b2 4w1.5',
    '3b1.5 11w1.5 12b2.5 7b1.5 8w2 14b3 2w1',
    '4w1 10b2.5 14w2 13b1.5 6w1.5 12w2 8b1',
    '5b0 9w0 10w1.5 8w0.5 PAB 11b2 6b1.5',
    '6w2 14b2.5 4w1 11w2.5 2b1 7b2 5w0.5',
    '7b2 13w1.5 11b2 9b1 HPB 10w1 PAB',
  ]
  const points = (...tenths: readonly number[]): readonly Points[] => tenths.map(pointsFromTenths)
  const withBoards = (number: number, round: TeamRound): TeamRound => {
    if (round.kind !== 'match') return round
    if (number === 11 && round.opponent === 14) return { ...round, boards: points(10, 5, 5, 0) }
    return number === 14 && round.opponent === 11 ? { ...round, boards: points(0, 5, 5, 10) } : round
  }
  return {
    teams: rows.map(
      (row, at): Team => ({
        number: at + 1,
        name: `Team ${at + 1}`,
        rating: null,
        rounds: row.split(' ').map((text) => withBoards(at + 1, teamRoundOf(text))),
      }),
    ),
    boards: 4,
    numberOfRounds: 7,
    primary: 'MP',
    matchPoints: { win: pointsFromTenths(20), draw: pointsFromTenths(10), loss: pointsFromTenths(0) },
    gamePoints: { win: pointsFromTenths(10), draw: pointsFromTenths(5), loss: pointsFromTenths(0) },
    system: 'swiss',
  }
}
