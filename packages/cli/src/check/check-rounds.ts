import { type PairingSystem, roundNumber, roundsPaired, type Tournament } from '@zug/engine'
import { compareSheets, type SheetDifference } from './compare-sheets.ts'
import { recordedSheet, type Sheet, sheetOf } from './sheet.ts'

export type RoundDifference = { readonly round: number } & SheetDifference
export type CheckedRounds = { readonly rounds: number; readonly differences: readonly RoundDifference[] }

type Pairer = Pick<PairingSystem, 'pairRound'>

/** Every recorded round paired again from the rounds before it. A column in which nobody was paired is no round. */
export const checkRecordedRounds = (tournament: Tournament, rulebook: Pairer): CheckedRounds => {
  const differences: RoundDifference[] = []
  let rounds = 0
  for (let round = 1; round <= roundsPaired(tournament); round++) {
    const recorded = recordedSheet(tournament, round)
    if (recorded.boards.length + recorded.byes.length === 0) continue
    rounds++
    const difference = compareSheets(sheetOf(rulebook.pairRound(tournament, roundNumber(round))), recorded)
    if (difference !== null) differences.push({ round, ...difference })
  }
  return { rounds, differences }
}

/** The next round against an answer that is known. */
export const checkNextRound = (tournament: Tournament, rulebook: Pairer, known: Sheet): CheckedRounds => {
  const round = roundsPaired(tournament) + 1
  const difference = compareSheets(sheetOf(rulebook.pairRound(tournament, roundNumber(round))), known)
  return { rounds: 1, differences: difference === null ? [] : [{ round, ...difference }] }
}
