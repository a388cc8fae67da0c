import { err, isRulebookId, ok, type PairingSystem, type Result, rulebookById, rulebookIds, rulebookOf, type Tournament } from '@zug/engine'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

const available = rulebookIds.join(', ')

/** The rulebook of this name, for commands that are about no file. */
export const rulebookNamed = (name: string): Result<PairingSystem, Problem> =>
  isRulebookId(name)
    ? ok(rulebookById(name))
    : err(badRequest('zug', 'rulebook-unknown', `There is no rulebook '${name}'. Available: ${available}.`))

/** `--rules`, else what the file says, else the rulebook in force. */
export const chooseRulebook = (file: string, requested: string | undefined, tournament: Tournament): Result<PairingSystem, Problem> => {
  const unknown = (why: string): Result<PairingSystem, Problem> =>
    err(badRequest(file, 'rulebook-unknown', `${why} Choose one with --rules: ${available}.`))
  if (requested !== undefined)
    return isRulebookId(requested) ? ok(rulebookById(requested)) : unknown(`There is no rulebook '${requested}'.`)
  const { rules } = tournament
  if (rules?.rulebook === 'other') return unknown(`The file asks for the rulebook '${rules.name}', which is not available.`)
  return ok(rulebookOf(tournament))
}
