import type { Result, RulebookId } from '@zug/engine/model'
import {
  type CheckedRounds,
  checkNextRound,
  checkRecordedRounds,
  type Diagnose,
  diagnoseRound,
  editionsThatAgree,
  entrantsOf,
} from '@zug/engine/pairing'
import { checkStandings, type StandingsReport } from '@zug/engine/standings'
import { bugLines } from '../bug-lines.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { displayName } from '../io/read-bytes.ts'
import { issueLine } from '../issue-lines.ts'
import { loadTournament } from '../tournament/load.ts'
import { type RulesOptions, underRules } from '../tournament/under-rules.ts'
import { findKnownAnswer } from './known-answer.ts'

export type CheckedFile = CheckedRounds & {
  readonly file: string
  readonly rulebook: RulebookId
  readonly standings: StandingsReport
  /** How the file was taken where it is not quite in order, each as a line. */
  readonly warnings: readonly string[]
}

/** A bug that one file brings to light must not keep the others from being checked, and has to name the file. */
export const checkFileOrReport = (path: string, options: RulesOptions): Result<CheckedFile, Problem> => {
  try {
    return checkFile(path, options)
  } catch (error) {
    return { ok: false, error: { exitCode: exitCodes.internalError, lines: bugLines(displayName(path), error) } }
  }
}

/** One tournament file: its next round when the answer lies beside it, else every recorded round. */
const checkFile = (path: string, options: RulesOptions): Result<CheckedFile, Problem> => {
  const loaded = loadTournament(path, options.rules)
  if (!loaded.ok) return loaded
  const { name } = loaded.value
  const under = underRules(loaded.value, options)
  if (!under.ok) return under
  const { rulebook, event } = under.value
  const tournament = rulebook.entrants(event)
  const known = findKnownAnswer(path, rulebook)
  if (!known.ok) return known
  const diagnose: Diagnose = (round, expected, recorded) => ({
    diagnosis: diagnoseRound(event, round, expected, recorded, rulebook),
    agreesWith: editionsThatAgree(tournament, round, recorded, rulebook).map(({ id }) => id),
  })
  const checked =
    known.value === undefined
      ? checkRecordedRounds(tournament, rulebook, diagnose)
      : checkNextRound(tournament, rulebook, known.value, diagnose)
  const warnings = [...loaded.value.warnings.map((warning) => issueLine(name, warning)), ...under.value.notes]
  // The ranks of a file are by what it declares itself, whatever its rounds are paired by here.
  const standings = checkStandings(entrantsOf(loaded.value.tournament))
  return { ok: true, value: { file: name, rulebook: rulebook.id, standings, warnings, ...checked } }
}
