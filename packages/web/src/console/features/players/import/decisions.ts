import type { OfficialRatings } from '@zug/engine/model'
import type { ListCandidate, ListVerdict } from '../../../api/types.ts'
import { titles } from '../player.ts'
import type { Line } from './lines.ts'

/** What becomes of a line: a person of the lists, somebody new as it is written, or nothing. */
export type Decision = { readonly kind: 'person'; readonly at: number } | { readonly kind: 'new' } | { readonly kind: 'skip' }
export type Data = NonNullable<Line['player']> & { readonly official?: OfficialRatings }

/** What is so before anybody has looked; null where somebody has to. Who is there already, or stands twice in the list, is left out until somebody wants it. */
export const firstDecision = ({ player }: Line, verdict: ListVerdict | null, there: boolean): Decision | null => {
  if (player === null || there) return { kind: 'skip' }
  if (verdict === null) return { kind: 'new' }
  return verdict.kind === 'certain' ? { kind: 'person', at: 0 } : null
}

/** What Enter accepts: the person the server proposes, or a new player if the lists have nobody. null: the arbiter has to choose. */
export const proposal = (verdict: ListVerdict | null): Decision | null => {
  if (verdict === null || verdict.candidates.length === 0) return { kind: 'new' }
  return verdict.proposed === null ? null : { kind: 'person', at: verdict.proposed }
}

export const isTaken = (decision: Decision | null): boolean => decision !== null && decision.kind !== 'skip'

const yearOf = (birth: string): string => /\d{4}/.exec(birth)?.[0] ?? ''

export const fideIdOf = ({ entries }: ListCandidate): string => entries.map(({ entry }) => entry.fideId).find((id) => id !== '') ?? ''

/** What the lists say of somebody's ratings, the first of each kind of list. */
const officialOf = ({ entries }: ListCandidate): OfficialRatings => {
  const [fide, national] = (['fide', 'national'] as const).map((kind) => entries.find((one) => one.kind === kind)?.ratings)
  return { ...(fide === undefined ? {} : { fide }), ...(national === undefined ? {} : { national }) }
}

/** The rating that counts here, of what the lists have. */
export type RatingOf = (official: OfficialRatings) => number | null

const allOf = ({ entries }: ListCandidate, of: (entry: ListCandidate['entries'][number]['entry']) => string): readonly string[] => [
  ...new Set(entries.map(({ entry }) => of(entry)).filter((text) => text !== '')),
]

/** Without a year if another list has the day. */
const birthsOf = (candidate: ListCandidate): readonly string[] => {
  const births = allOf(candidate, ({ birth }) => birth)
  return births.filter((birth) => !births.some((other) => other.length > birth.length && yearOf(other) === yearOf(birth)))
}

/** What the lists themselves say, as precisely as any of them: if they disagree, everything they say. */
export const ownData = (candidate: ListCandidate): { readonly birth: string; readonly club: string } => ({
  birth: birthsOf(candidate).join(' / '),
  club: allOf(candidate, ({ club }) => club).join(' / '),
})

/** Somebody as the lists have them; the form has club, city and the day of a birth of which lists have the year. */
export const listed = (written: Data, candidate: ListCandidate, ratingOf: RatingOf): Data => {
  const entries = candidate.entries.map(({ entry }) => entry)
  const first = (of: (entry: (typeof entries)[number]) => string): string => entries.map(of).find((text) => text !== '') ?? ''
  const title = titles.find((one) => one !== '' && one === first((entry) => entry.title || entry.womenTitle))
  const [birth = ''] = birthsOf(candidate)
  const official = officialOf(candidate)
  return {
    ...written,
    name: entries[0]!.name,
    title: title === undefined || title === '' ? null : title,
    rating: ratingOf(official),
    official,
    federation: first(({ federation }) => federation) || written.federation,
    fideId: fideIdOf(candidate),
    birth: yearOf(birth) === yearOf(written.birth) && written.birth.length >= birth.length ? written.birth : birth || written.birth,
    sex: entries[0]!.sex ?? written.sex,
    club: written.club || first(({ club }) => club),
  }
}

/** Who would be entered; null for a line that is left out or not decided. */
export const dataOf = ({ player }: Line, verdict: ListVerdict | null, decision: Decision | null, ratingOf: RatingOf): Data | null => {
  if (player === null || decision === null || decision.kind === 'skip') return null
  const candidate = decision.kind === 'person' ? verdict?.candidates[decision.at] : undefined
  return candidate === undefined ? player : listed(player, candidate, ratingOf)
}

/** Whose numbers are taken: by people who are entered, and by lines that are. */
export const numbersTaken = (
  players: readonly { readonly fideId: string }[],
  data: readonly (Data | null)[],
  except: number,
): ReadonlySet<string> =>
  new Set(
    [...players, ...data.filter((_, index) => index !== except)].flatMap((one) => (one === null || one.fideId === '' ? [] : [one.fideId])),
  )
