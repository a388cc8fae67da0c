import type { Tournament } from '@zug/engine/model'
import { rulebookInForce, rulebooks } from '@zug/engine/pairing'
import type { KnownRulebook } from '../protocol.ts'

/** Of editions of one text the newest is asked for most. */
export const newestFirst: readonly KnownRulebook[] = [...new Set(rulebooks.map(({ traits }) => traits.family))]
  .flatMap((family) => rulebooks.filter(({ traits }) => traits.family === family).toReversed())
  .map(({ id, title }) => ({ id, title }))

/** What the file calls its rulebook; null where it names none. */
const nameOf = ({ rules }: Tournament): string | null => (rules?.rulebook === 'other' ? rules.name : (rules?.rulebook ?? null))

/** By which rules, and who says so. */
export const rulebookFor = (tournament: Tournament, chosen: string | null) => {
  const named = nameOf(tournament)
  const id = chosen ?? named ?? rulebookInForce(tournament)
  const { teams } = tournament
  const undated = id === rulebookInForce(teams === undefined ? {} : { teams })
  const source = chosen !== null ? 'chosen' : named !== null ? 'file' : undated ? 'assumed' : 'date'
  return { id, named, source } as const
}
