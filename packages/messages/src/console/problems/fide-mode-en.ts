import type { SubmissionIssue } from '@zug/engine/model'
import { submission } from '../../issues/en/submission.ts'
import { submissionText } from '../../issues/words.ts'
import { counted } from '../../words.ts'

type Named = { readonly name: string }
type Place = { readonly round: number; readonly board: number }
type Round = { readonly round: number }

/** What is asked in FIDE mode: a sentence for each, which `spoken` has already. */
export type FideMode = {
  readonly level: 'acknowledge' | 'confirm' | 'confirm-twice' | 'refuse'
  readonly asks: readonly { readonly code: string }[]
}

export type ByHand = Round & { readonly boards: number; readonly byeChanged: boolean }

/** After all that is asked: what the answer means. */
export const after: { readonly [L in FideMode['level']]: string } = {
  acknowledge: '',
  confirm: '',
  'confirm-twice': 'It goes into the integrity record.',
  refuse: 'FIDE mode does not allow it; an event that needs it must leave FIDE mode (under Settings).',
}

/** What FIDE mode alone asks or refuses. */
export const fideMode = {
  'fide-mode-settled': ({ why }: { readonly why: 'started' | 'left' | 'on' }) =>
    ({
      started: 'FIDE mode is entered before the first round is paired.',
      left: 'The event has left FIDE mode, and does not enter it again.',
      on: 'FIDE mode is left by “Leave FIDE mode”, with a reason.',
    })[why],
  'fide-mode-off': 'The event is not in FIDE mode.',
  'fide-mode-leaves': ({ rounds }: { readonly rounds: number }) =>
    `FIDE mode is left ${rounds === 0 ? 'before the first round' : `after round ${rounds}`} for good: every page of the desk and the report to FIDE say so, it cannot be taken back or entered again, and the rating officer may ask why.`,
  'fide-rulebook': 'In FIDE mode an event is paired by a system of FIDE.',
  'fide-bye-worth': 'With 1, ½ and 0 for a game, a bye is worth 1, ½ or 0.',
  'fide-tie-break': ({ codes }: { readonly codes: readonly string[] }) =>
    `${codes.join(', ')}: where everybody meets everybody, Buchholz tells nobody from anybody.`,
  'fide-import': ({ rounds }: { readonly rounds: readonly number[] }) =>
    `${rounds.length === 1 ? 'Round' : 'Rounds'} ${rounds.join(', ')} of the file ${rounds.length === 1 ? 'is' : 'are'} not as the rules pair. It goes into the report.`,
  'fide-by-hand': ({ round, boards, byeChanged }: ByHand) =>
    `Round ${round} is not as the rules pair it: ${counted(boards, 'board', 'boards')} otherwise${byeChanged ? ', and the bye too' : ''}. It goes into the report (MPA).`,
  'fide-colours': ({ pairs }: { readonly pairs: readonly (readonly [Named, Named])[] }) =>
    `Neither gets the colour due: ${pairs.map(([white, black]) => `${white.name} – ${black.name}`).join('; ')}.`,
  'fide-third-colour': ({ players }: { readonly players: readonly Named[] }) =>
    `Would have one colour a third time running: ${players.map(({ name }) => name).join('; ')}.`,
  'fide-adjourned': ({ round, board }: Place) =>
    `Board ${board} of round ${round} counted as drawn when later rounds were paired. Another result changes what they were paired from.`,
  'fide-rating-only': ({ round, board }: Place) =>
    `Board ${board} of round ${round} is too old to change pairings or standings: the correction goes into the rating report only, with a remark.`,
  'bye-ineligible': ({ player }: { readonly player: Named }) =>
    `${player.name} has no byes on request in this event: so it is marked at the player.`,
  expelled: ({ entrant }: { readonly entrant: Named }) => `${entrant.name} has been expelled. Take back the mark at the player first.`,
  'fide-unfinishable': ({ rounds, most }: { readonly rounds: number; readonly most: number }) =>
    `The event has ${counted(rounds, 'round', 'rounds')}, and so many players can be paired by the rules for ${counted(most, 'round', 'rounds')} at most. Reduce the number of rounds before you pair: in FIDE mode it cannot be changed later.`,
  'fide-acceleration':
    'The groups of the Baku acceleration are made of everybody on the list, those with a bye in round 1 too. FIDE asks for groups of those who are paired in round 1.',
  'fide-long-event': ({ codes }: { readonly codes: readonly string[] }) =>
    `The event takes more than 30 days, and ratings change meanwhile: ${codes.join(', ')} ${codes.length === 1 ? 'is' : 'are'} not advised.`,
  'fide-incomplete': ({ issues }: { readonly issues: readonly SubmissionIssue[] }) =>
    `The report to FIDE is not complete. ${issues.map((issue) => submissionText(submission, issue)).join(' ')} After the finish only data of players can be corrected; for the rest the event must be opened again.`,
  'fide-amends': ({ round }: Round) => `The pairing of round ${round} is published. The change goes into the integrity record.`,
  'fide-recalls': ({ round }: Round) =>
    `Round ${round} is public. Withdrawn, it stays in the report with its receipt; screens and phones say so, and the round is paired again.`,
  'fide-exchange': ({ players: [a, b] }: { readonly players: readonly [Named, Named] }) =>
    `${a.name} and ${b.name} exchange their pairing numbers. They are equal in rating and title; the alphabet no longer decides between them.`,
  'fide-numbers-again': ({ rounds }: { readonly rounds: number }) =>
    `${counted(rounds, 'round was', 'rounds were')} paired by the numbers of now. With new ones, earlier rounds no longer follow from the list.`,
}

type Locked = { readonly setting: 'rules' | 'scoring' | 'tieBreaks' | 'numberOfRounds' }

/** Sentences that elsewhere leave it to the arbiter. Here nothing is left: FIDE mode refuses. */
export const refused = {
  'setting-locked': ({ setting }: Locked) =>
    ({
      rules: 'The rules are declared before the first round and decide pairings that are made already.',
      scoring: 'The points for a result are declared before the first round and decide pairings that are made already.',
      tieBreaks: 'Tie-breaks are published before the first round.',
      numberOfRounds: 'The number of rounds is declared before the first round.',
    })[setting],
  'prohibition-late': 'Forbidden pairs are announced before round 1.',
}
