import { emptyInfo, err, ok, type Result, type Tournament } from '@zug/engine/model'
import { isRulebookId, type PairingSystem, rulebookById, rulebookIds, rulebookTaken } from '@zug/engine/pairing'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

const available = rulebookIds.join(', ')

/** The rulebook of this name, for commands that are about no file. */
export const rulebookNamed = (name: string): Result<PairingSystem, Problem> =>
  isRulebookId(name)
    ? ok(rulebookById(name))
    : err(badRequest('zug', 'rulebook-unknown', `There is no rulebook '${name}'. Available: ${available}.`))

type Chosen = ReturnType<typeof rulebookTaken>

/** `--rules`, else what the file says, else the rulebook in force when the tournament starts. */
export const chooseRulebook = (file: string, requested: string | undefined, tournament: Tournament): Result<Chosen, Problem> => {
  const unknown = (why: string): Result<Chosen, Problem> =>
    err(badRequest(file, 'rulebook-unknown', `${why} Choose one with --rules: ${available}.`))
  if (requested !== undefined)
    return isRulebookId(requested) ? ok({ rulebook: rulebookById(requested), issues: [] }) : unknown(`There is no rulebook '${requested}'.`)
  const { rules } = tournament
  if (rules?.rulebook === 'other') return unknown(`The file asks for the rulebook '${rules.name}', which is not available.`)
  return ok(rulebookTaken(tournament))
}

/** As if it started today. */
export const undated = (tournament: Tournament): Tournament => ({ ...tournament, info: emptyInfo })
