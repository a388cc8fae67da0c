import type { Limb } from './field.ts'
import type { Player } from './player.ts'

/** Where a vertex stands: moved down into the bracket, resident of it, in the following scoregroup, further down; or the place of the bye. */
export const regions = { movedDown: 0, resident: 1, next: 2, rest: 3, bye: 4 } as const
export type Vertex = Player & { readonly region: number }
type Vertices = readonly Vertex[]
type OfTwo<T = number | boolean> = (a: Vertex, b: Vertex) => T
/** The edition; is the following bracket looked at, is it the last; the lowest score; and that at which a single downfloater gets the bye (C9), if it is asked. */
type Situation = { old: boolean; ahead: boolean; nextIsLast: boolean; lowest: number; byeScore: number | undefined }

const movedDown = ({ region }: Vertex): boolean => region === regions.movedDown
const weaker: OfTwo<number> = (a, b) => Math.min(a.strength, b.strength)
const wider: OfTwo<boolean> = (a, b) => Math.abs(a.difference) > Math.abs(b.difference)
/** Two who want the same colour: of topscorers, both beyond two, then both for a third time; then any preference, and a strong one. */
const colours: readonly OfTwo<boolean>[] = [
  (a, b) => Math.abs(a.difference) > 1 && Math.abs(b.difference) > 1,
  (a, b) => weaker(a, b) === 3 && (wider(a, b) || a.repeated) && (wider(b, a) || b.repeated),
  () => true,
  (a, b) => weaker(a, b) === 2,
]

/**
 * The criteria of quality in their order of priority: C.5 to C.19 of 2017, C6 to C21 of 2026, which are the same but for what is said here. Each says what a pair costs,
 * the higher ranked first, and one who is not paired, who then stands for both. `kinds`: one vertex of each.
 */
export const criteriaOf = (vertices: Vertices, kinds: Vertices, { old, ahead, nextIsLast, lowest, byeScore }: Situation): Limb[] => {
  const nameOf = (article: number): string => (old ? `C.${article}` : `C${article + (article < 8 ? 1 : 2)}`)
  /** Of pairs and players down to a region. Two who were moved down make no pair here (B.2; 3.2). */
  const limb = (name: string, cost: OfTwo, down: number = regions.resident): Limb => {
    const alone = (v: Vertex): number => (v.region <= down ? Number(cost(v, v)) : 0)
    const together: OfTwo<number> = (a, b) => (b.region > down || movedDown(b) ? alone(a) + alone(b) : Number(cost(a, b)))
    return { name, cost: (i, j) => (i === j ? alone(vertices[i]!) : together(vertices[i]!, vertices[j]!)) }
  }
  /** A list that is compared from its largest entry: a limb for each value that can occur, how often it does. */
  const listed = (name: string, cost: OfTwo<number>, down: number = regions.resident, least = 1): readonly Limb[] => {
    const here = kinds.filter(({ region }) => region <= down)
    const values = new Set(here.flatMap((a) => here.map((b) => cost(a, b))).filter((x) => x >= least))
    return [...values].sort((x, y) => y - x).map((x) => limb(`${name}/${x}`, (a, b) => cost(a, b) === x, down))
  }
  // A.8: one who floats counts as if the opponent stood a point below the lowest of the bracket; in 2026 more than any difference.
  const gap: OfTwo<number> = (a, b) => a.score - (a !== b ? b.score : old ? lowest - 10 : -1_000_000)
  // The same float as in the last round, and as in the one before it: how often, and by what differences; of whoever is not paired, and of two whose scores differ.
  // In 2026 these are those who were moved down and their opponents, and those who were moved down are counted by their differences only.
  const floats: OfTwo<boolean> = (a, b) => a === b || (old ? gap(a, b) > 0 : movedDown(a))
  const [last, before] = ([0, 1] as const).map((then) => {
    const down: OfTwo<number> = (a, b) => (floats(a, b) && a.floats[then] < 0 ? gap(a, b) : 0)
    const up: OfTwo<number> = (a, b) => (a !== b && floats(a, b) && b.floats[then] > 0 ? gap(a, b) : 0)
    const downs = limb(nameOf(12 + 2 * then), (a, b) => (old || !movedDown(a)) && down(a, b) > 0)
    const byGap = listed(nameOf(16 + 2 * then), (a, b) => (old || movedDown(a) ? down(a, b) : 0))
    const ups = limb(nameOf(13 + 2 * then), (a, b) => up(a, b) > 0)
    return { counts: [downs, ups], gaps: [...byGap, ...listed(nameOf(17 + 2 * then), up)] }
  })
  // How many the following bracket leaves unpaired, then their scores. Where it is the last, one who may not have the bye counts three times (2017).
  const left = limb(nameOf(7), (a, b) => (a !== b ? 0 : old && nextIsLast && !a.mayHaveBye ? 3 : 1), regions.next)
  const scores = listed(nameOf(7), (a, b) => (a === b ? a.score : -1), regions.next, 0)
  return [
    ...[limb(nameOf(5), (a, b) => a === b), ...listed(nameOf(6), (a, b) => (old || a === b ? gap(a, b) : 0))],
    ...(ahead ? [left, ...scores] : []),
    ...(byeScore === undefined ? [] : [limb('C9', (a, b) => (a === b && a.score === byeScore ? a.unplayed : 0))]),
    ...colours.map((fails, at) => limb(nameOf(8 + at), (a, b) => a !== b && a.wants !== null && a.wants === b.wants && fails(a, b))),
    ...[...last!.counts, ...before!.counts, ...last!.gaps, ...before!.gaps],
  ]
}
