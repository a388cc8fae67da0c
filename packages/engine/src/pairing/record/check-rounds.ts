import { roundsPaired } from '../../model/history.ts'
import { type RoundNumber, roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Diagnosis } from '../diagnosis.ts'
import type { PairingSystem } from '../pairing-system.ts'
import type { PairingAnswer } from '../round-pairing.ts'
import { compareSheets, type SheetDifference } from './compare-sheets.ts'
import { recordedSheet, type Sheet, sheetOf } from './sheet.ts'

export type RoundDifference = { readonly round: number } & SheetDifference & Partial<Explained>
export type CheckedRounds = { readonly rounds: number; readonly differences: readonly RoundDifference[] }

type Pairer = Pick<PairingSystem, 'pairRound'>

/** Why a round that differs is not the one the rulebook gives, and which other editions give it. */
export type Explained = { readonly diagnosis: Diagnosis; readonly agreesWith: readonly string[] }
export type Diagnose = (round: RoundNumber, expected: PairingAnswer, recorded: Sheet) => Explained

/** Every recorded round paired again from the rounds before it. A column in which nobody was paired is no round. */
export const checkRecordedRounds = (tournament: Tournament, rulebook: Pairer, diagnose?: Diagnose): CheckedRounds => {
  const rounds = recordedRounds(tournament)
  return { rounds: rounds.length, differences: rounds.flatMap((round) => checkRecordedRound(tournament, rulebook, round, diagnose) ?? []) }
}

/** The rounds in which somebody was paired. */
export const recordedRounds = (tournament: Tournament): readonly number[] =>
  Array.from({ length: roundsPaired(tournament) }, (_, at) => at + 1).filter((round) => {
    const { boards, byes } = recordedSheet(tournament, round)
    return boards.length + byes.length > 0
  })

/** One recorded round paired again from those before it; null when it is as recorded. */
export const checkRecordedRound = (tournament: Tournament, rulebook: Pairer, round: number, diagnose?: Diagnose): RoundDifference | null =>
  differenceIn(tournament, rulebook, round, recordedSheet(tournament, round), diagnose)[0] ?? null

/** The next round against an answer that is known. */
export const checkNextRound = (tournament: Tournament, rulebook: Pairer, known: Sheet, diagnose?: Diagnose): CheckedRounds => ({
  rounds: 1,
  differences: differenceIn(tournament, rulebook, roundsPaired(tournament) + 1, known, diagnose),
})

const differenceIn = (
  tournament: Tournament,
  rulebook: Pairer,
  number: number,
  recorded: Sheet,
  diagnose: Diagnose | undefined,
): readonly RoundDifference[] => {
  const round = roundNumber(number)
  const answer = rulebook.pairRound(tournament, round)
  const difference = compareSheets(sheetOf(answer), recorded)
  if (difference === null) return []
  return [{ round, ...difference, ...diagnose?.(round, answer, recorded) }]
}
