import { err, ok, type PairingSystem, type Result, rulebookById, rulebooks, type Tournament } from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

/** The edition in force, for files that name no rulebook. */
export const defaultRulebook = 'fide-dutch-2026'

export const availableRulebooks = (): string => rulebooks.map((rulebook) => rulebook.id).join(', ')

/** `--rules`, else what the file says, else the edition in force. */
export const chooseRulebook = (file: string, requested: string | undefined, tournament: Tournament): Result<PairingSystem, Problem> => {
  const id = requested ?? tournament.rulebook ?? defaultRulebook
  const rulebook = rulebookById(id)
  if (rulebook !== null) return ok(rulebook)
  const why =
    requested !== undefined
      ? `There is no rulebook '${id}'.`
      : tournament.rulebook !== null
        ? `The file asks for the rulebook '${id}', which is not available.`
        : `The file names no rulebook, and '${id}', the one in force, is not available.`
  return err(badRequest(file, 'rulebook-unknown', `${why} Choose one with --rules: ${availableRulebooks()}.`))
}
