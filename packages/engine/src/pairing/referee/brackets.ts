import type { PlayerId } from '../../model/ids.ts'
import { bestFloaters } from './best-floaters.ts'
import type { Bracket } from './measures.ts'
import type { Row } from './sheet.ts'

/**
 * The brackets a pairing must have come from. Each scoregroup from the top, with those from above who have no opponent yet; whoever meets nobody
 * in it floats down, and who is left at the very end has the bye.
 *
 * A pairing does not say whether a completion test failed on the way (A.9). Read here: the first bracket that does not make the most pairs, or
 * leaves higher scores unpaired than it has to, was the PPB, and everybody below it was in the CLB. A PPB that differs from the failed pairing
 * in nothing but C.7 and lower criteria does not show; who knows better says so by `collapsing`: the score of the PPB, or null for none.
 */
export const bracketsOf = (
  rows: readonly Row[],
  opponents: ReadonlyMap<PlayerId, PlayerId>,
  collapsing: number | null | undefined,
): readonly Bracket[] => {
  const bye = rows.find(({ id }) => !opponents.has(id)) ?? null
  const groups = [...new Set(rows.map(({ points }) => points))].map((points) => rows.filter((row) => row.points === points))
  const brackets: Bracket[] = []
  let movedDown: readonly Row[] = []
  for (const [level, residents] of groups.entries()) {
    const next = groups[level + 1] ?? []
    const below = groups.slice(level + 2).flat()
    const bracket = { ...settle(movedDown, residents, opponents), next, nextIsLast: level + 2 === groups.length, below, bye }
    const penultimate = next.length > 0 && (collapsing === undefined ? !isAsGoodAsCanBe(bracket) : residents[0]!.points === collapsing)
    brackets.push({ ...bracket, kind: penultimate ? 'penultimate' : 'normal' })
    movedDown = bracket.downfloaters
    if (!penultimate) continue
    const rest = groups.slice(level + 1).flat()
    brackets.push({ ...settle(movedDown, rest, opponents), kind: 'collapsed', next: [], nextIsLast: false, below: [], bye })
    break
  }
  return brackets
}

const settle = (movedDown: readonly Row[], residents: readonly Row[], opponents: ReadonlyMap<PlayerId, PlayerId>) => {
  const players = [...movedDown, ...residents]
  const inside = new Map(players.map((row) => [row.id, row]))
  const opponentOf = (row: Row): Row | undefined => inside.get(opponents.get(row.id)!)
  const pairs = players.flatMap((higher) => {
    const lower = opponentOf(higher)
    return lower !== undefined && higher.place < lower.place ? [{ higher, lower }] : []
  })
  return { movedDown, residents, pairs, downfloaters: players.filter((row) => opponentOf(row) === undefined) }
}

const isAsGoodAsCanBe = ({ movedDown, residents, downfloaters }: Pick<Bracket, 'movedDown' | 'residents' | 'downfloaters'>): boolean => {
  const best = bestFloaters(movedDown, residents)
  return downfloaters.length === best.unpaired && downfloaters.every(({ points }, index) => points === best.scores[index])
}
