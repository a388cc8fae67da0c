import { err, ok, type Result, type Tournament } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import { badRequest, issueLine } from '../issue-lines.ts'

export type Section = { readonly whole: Tournament; readonly entrants: Tournament; readonly notes: readonly string[] }

/** CFC 652: the sections of a round robin play by themselves, and are ranked one by one; `asked` counts from 1. Without it all are in one table, which is said. */
export const oneSection = (file: string, whole: Tournament, entrants: Tournament, asked: number | undefined): Result<Section, Problem> => {
  const { rules } = entrants
  const sections = rules !== null && 'sections' in rules ? rules.sections : null
  if (asked === undefined) {
    const message = `All sections stand in one table; --section 1 to ${sections?.length} ranks one of them.`
    const note = issueLine(file, { code: 'sections-together', severity: 'warning', message, article: '652' })
    return ok({ whole, entrants, notes: (sections?.length ?? 0) > 1 ? [note] : [] })
  }
  const section = sections?.[asked - 1]
  if (section === undefined)
    return err(badRequest(file, 'section-unknown', `There is no section ${asked}; the file has ${sections?.length ?? 0} of them.`))
  const own = <T extends { readonly id: (typeof section)[number] }>(list: readonly T[]): readonly T[] =>
    list.filter(({ id }) => section.includes(id))
  return ok({
    whole: whole.teams === undefined ? { ...whole, players: own(whole.players) } : { ...whole, teams: own(whole.teams) },
    entrants: { ...entrants, players: own(entrants.players) },
    notes: [],
  })
}
