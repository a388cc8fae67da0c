import type { Words } from '../words.ts'
import { goingOn } from '../words.ts'
import { type Sides, unratedSign } from './signs.ts'

/** Words that every surface uses: console, public pages, phones, projector, paper. */
export const en = {
  white: 'White',
  black: 'Black',
  bye: 'bye',
  results: {
    open: 'open',
    draw: 'draw',
    whiteWins: 'White wins',
    blackWins: 'Black wins',
    forfeit: 'forfeit',
    doubleForfeit: 'both forfeit',
    adjourned: 'adjourned',
    unrated: 'not rated',
  },
  byes: {
    'pairing-allocated': 'pairing-allocated bye',
    'full-point': 'full-point bye',
    'half-point': 'half-point bye',
    'zero-point': 'zero-point bye',
    absent: 'absent',
    'forfeit-win': 'win by forfeit: opponent withdrawn',
    'forfeit-loss': 'loss by forfeit: withdrawn',
    'opponent-withdrawn': 'no game: opponent withdrawn',
    'opponent-away': 'no game: opponent absent',
    withdrawn: 'withdrawn',
    'no-game': 'no game',
  },
  correctedSince: 'Scores and reasons are those of when this round was paired. Since then:',
  correctedResult: (round: number, board: number, players: string, was: string, now: string): string =>
    `round ${round}, board ${board}, ${players}: ${was} became ${now}`,
  schedule: {
    title: 'Schedule',
    starts: (round: number, when: string): string => `Round ${round}: ${when}`,
    checkIn: (time: string): string => `check-in until ${time}`,
    rest: (days: string): string => `Rest: ${days}`,
    calendar: 'Calendar file (ICS)',
  },
  recalled: {
    title: (round: number): string => `Round ${round} is withdrawn`,
    banner: (round: number, time: string, reason: string): string =>
      `Round ${round} was withdrawn at ${time}: ${goingOn(reason)}. Do not start; a new pairing follows.`,
    before: (published: string, recalled: string, reason: string): string =>
      `This round was paired again. The pairing of ${published} was withdrawn at ${recalled}: ${goingOn(reason)}.`,
  },
  /** What is unusual about a line-up of a team. */
  lineUp: {
    outOfOrder: (player: string, board: number, other: string): string =>
      `${player} plays on board ${board}, above ${other}, who is higher in the declared order.`,
    reserveAbove: (player: string, board: number, other: string): string =>
      `${player} is a reserve and plays on board ${board}, above the regular player ${other}.`,
    empty: (board: number): string => `Board ${board} is empty and lost by forfeit, although the team has players left.`,
  },
  rests: 'rests',
  /** Has said beforehand that there will be no game, where that is not scored. */
  excused: 'excused',
  /** Signs of rounds, in crosstables and on wall charts. */
  rounds: {
    colours: { white: 'w', black: 'b' },
    wdl: { win: 'W', draw: 'D', loss: 'L' },
    lost: '−',
    byes: { 'pairing-allocated': 'bye', 'full-point': '+bye', 'half-point': '½bye', 'zero-point': '0bye' },
    bye: 'bye',
    decimal: '.',
  },
  /** The legend of signs, wherever they stand. `wdl`: letters of games with scores of their own. */
  signs: (of: Sides, wdl: { readonly win: string; readonly draw: string; readonly loss: string } | null): string =>
    `${wdl === null ? '' : `${wdl.win} won, ${wdl.draw} drawn, ${wdl.loss} lost; `}${of['forfeit-win']} won and ${of['forfeit-loss']} lost by forfeit; ${of.adjourned} adjourned or open${wdl === null ? `; ${unratedSign} not rated` : ''}.`,
  /** The legend of colours due and floats. */
  marks:
    'Colour due: White (W absolute, Ww strong, w mild) or Black (B, Bb, b), A either. Floats of the last round and the one before: ↓ down, ↑ up, - none.',
  /** What stands in tables under the CFC handbook (616). */
  notCounted: 'In brackets: games with a player who left before half of the games; they do not count.',
  defaultsMarked: 'F: by default; in brackets: the score of whoever had no opponent.',
  /** The score in wins, draws and losses (SSM A1). */
  wdl: 'WDL',
  rulebooks: {
    'fide-dutch-2026': 'FIDE (Dutch) 2026',
    'fide-dubov-2026': 'FIDE Dubov 2026',
    'fide-burstein-2026': 'FIDE Burstein 2026',
    'fide-lim-2026': 'FIDE Lim 2026',
    'fide-team-2026': 'FIDE Swiss Team 2026',
    'fide-double-swiss-2026': 'FIDE Double-Swiss 2026',
    'fide-dutch-2017': 'FIDE (Dutch) 2017',
    'fide-dutch-2012': 'FIDE (Dutch) 2012',
    'fide-dutch-1998': 'FIDE (Dutch) 1998',
    cfc: 'CFC Swiss',
    'cfc-team': 'CFC team Swiss',
    'round-robin': 'Round robin',
    ssm: 'SSM',
  },
  list: (items: readonly string[]): string => new Intl.ListFormat('en').format(items),
}

export type CommonWords = Words<typeof en>
