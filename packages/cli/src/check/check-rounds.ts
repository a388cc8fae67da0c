import {
  type Diagnosis,
  type PairingAnswer,
  type PairingSystem,
  type RoundNumber,
  roundNumber,
  roundsPaired,
  type Tournament,
} from '@zug/engine'
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
  const differences: RoundDifference[] = []
  let rounds = 0
  for (let round = 1; round <= roundsPaired(tournament); round++) {
    const recorded = recordedSheet(tournament, round)
    if (recorded.boards.length + recorded.byes.length === 0) continue
    rounds++
    differences.push(...differenceIn(tournament, rulebook, round, recorded, diagnose))
  }
  return { rounds, differences }
}

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
