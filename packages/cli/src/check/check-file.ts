import {
  type CheckedRounds,
  checkNextRound,
  checkRecordedRounds,
  checkStandings,
  type Diagnose,
  diagnoseRound,
  editionsThatAgree,
  type Result,
  type StandingsReport,
} from '@zug/engine'
import { bugLines } from '../bug-lines.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { displayName } from '../io/read-bytes.ts'
import { issueLine } from '../issue-lines.ts'
import { chooseRulebook } from '../tournament/choose-rulebook.ts'
import { loadTournament } from '../tournament/load.ts'
import { type SettingsOptions, withSettings } from '../tournament/with-settings.ts'
import { findKnownAnswer } from './known-answer.ts'

export type CheckedFile = CheckedRounds & {
  readonly file: string
  readonly rulebook: string
  readonly standings: StandingsReport
  /** How the file was taken where it is not quite in order, each as a line. */
  readonly warnings: readonly string[]
}

/** A bug that one file brings to light must not keep the others from being checked, and has to name the file. */
export const checkFileOrReport = (
  path: string,
  rules: string | undefined,
  settings: SettingsOptions = {},
): Result<CheckedFile, Problem> => {
  try {
    return checkFile(path, rules, settings)
  } catch (error) {
    return { ok: false, error: { exitCode: exitCodes.internalError, lines: bugLines(displayName(path), error) } }
  }
}

/** One tournament file: its next round when the answer lies beside it, else every recorded round. */
export const checkFile = (path: string, rules: string | undefined, settings: SettingsOptions = {}): Result<CheckedFile, Problem> => {
  const loaded = loadTournament(path)
  if (!loaded.ok) return loaded
  const { name } = loaded.value
  const chosen = chooseRulebook(name, rules, loaded.value.tournament)
  if (!chosen.ok) return chosen
  const rulebook = chosen.value
  const announced = withSettings(name, loaded.value.tournament, settings, rulebook)
  if (!announced.ok) return announced
  const tournament = rulebook.entrants?.(announced.value) ?? announced.value
  const known = findKnownAnswer(path, rulebook.id)
  if (!known.ok) return known
  const diagnose: Diagnose = (round, expected, recorded) => ({
    diagnosis: diagnoseRound(announced.value, round, expected, recorded, rulebook),
    agreesWith: editionsThatAgree(tournament, round, recorded, rulebook).map(({ id }) => id),
  })
  const checked =
    known.value === undefined
      ? checkRecordedRounds(tournament, rulebook, diagnose)
      : checkNextRound(tournament, rulebook, known.value, diagnose)
  const warnings = loaded.value.warnings.map((warning) => issueLine(name, warning))
  return { ok: true, value: { file: name, rulebook: rulebook.id, standings: checkStandings(tournament), warnings, ...checked } }
}
