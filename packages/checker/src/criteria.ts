import type { Player } from './player.ts'

/** Where a vertex stands: moved down into the bracket, resident of it, in the following scoregroup, further down; or the place of the bye. */
export const regions = { movedDown: 0, resident: 1, next: 2, rest: 3, bye: 4 } as const
export type Vertex = { readonly player: Player; readonly region: number }
type OfPair<T = number | boolean> = (a: Vertex, b: Vertex) => T
type OfOne<T = number | boolean> = (v: Vertex) => T
/** What a pair of the bracket costs, the higher ranked first, and one who leaves it unpaired; or, of the following bracket, one whom that leaves unpaired. */
export type Criterion = { readonly name: string; readonly pair?: OfPair; readonly float?: OfOne; readonly left?: OfOne }
/** `kinds`: one vertex of each. `byeScore` (C9): the score at which a single downfloater gets the bye; null where it is not asked. */
type Situation = { old: boolean; kinds: readonly Vertex[]; ahead: boolean; nextIsLast: boolean; lowest: number; byeScore: number | null }

const inBracket = ({ region }: Vertex): boolean => region <= regions.resident
const movedDown = ({ region }: Vertex): boolean => region === regions.movedDown
const difference: OfPair<number> = ({ player: a }, { player: b }) => a.score - b.score
const wide: OfOne<number> = ({ player }) => Math.abs(player.difference)
const weaker: OfPair<number> = ({ player: a }, { player: b }) => Math.min(a.strength, b.strength)
const falling = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((x, y) => y - x)
/** Two who want the same colour: of topscorers, both beyond two, then both for a third time; then any preference, and a strong one. */
const colours: readonly OfPair[] = [
  (a, b) => wide(a) > 1 && wide(b) > 1,
  (a, b) => weaker(a, b) === 3 && (wide(a) > wide(b) || a.player.repeated) && (wide(a) < wide(b) || b.player.repeated),
  () => true,
  (a, b) => weaker(a, b) === 2,
]

/** The criteria of quality in their order of priority: C.5 to C.19 of 2017, C6 to C21 of 2026, which are the same but for what is said here. */
export const criteriaOf = ({ old, kinds, ahead, nextIsLast, lowest, byeScore }: Situation): readonly Criterion[] => {
  const nameOf = (article: number): string => (old ? `C.${article}` : `C${article + (article < 8 ? 1 : 2)}`)
  const own = kinds.filter(inBracket)
  /** A list that is compared from its largest entry: a criterion for each value that can occur, how often it does. */
  const listed = (article: number, pair: OfPair<number>, float: OfOne<number>): readonly Criterion[] => {
    const values = own.flatMap((a) => [float(a), ...own.map((b) => (difference(a, b) >= 0 ? pair(a, b) : 0))]).filter((x) => x > 0)
    return falling(values).map((x) => ({ name: `${nameOf(article)}/${x}`, pair: (a, b) => pair(a, b) === x, float: (v) => float(v) === x }))
  }
  // A.8: one who floats counts as if the opponent stood a point below the lowest of the bracket; in 2026 more than any difference.
  const floating: OfOne<number> = ({ player }) => player.score + (old ? 10 - lowest : 1_000_000)
  // Whose scores differ: any two; in 2026 those who were moved down, and their opponents.
  const floats: OfPair<boolean> = (a, b) => (old ? difference(a, b) > 0 : movedDown(a))
  const down = (then: 0 | 1, a: Vertex, b: Vertex): boolean => floats(a, b) && a.player.down[then]
  const up = (then: 0 | 1, a: Vertex, b: Vertex): boolean => floats(a, b) && b.player.up[then]
  // The same float as in the last round, and as in the one before it. In 2026 those who were moved down are counted by their differences only.
  const repeated = ([0, 1] as const).flatMap((then): readonly Criterion[] => [
    { name: nameOf(12 + 2 * then), pair: (a, b) => old && down(then, a, b), float: (v) => v.player.down[then] && (old || !movedDown(v)) },
    { name: nameOf(13 + 2 * then), pair: (a, b) => up(then, a, b) },
  ])
  const byGaps = ([0, 1] as const).flatMap((then): readonly Criterion[] => {
    const leaving: OfOne<number> = (v) => (v.player.down[then] && (old || movedDown(v)) ? floating(v) : 0)
    const downs = listed(16 + 2 * then, (a, b) => Number(down(then, a, b)) * difference(a, b), leaving)
    return [
      ...downs,
      ...listed(
        17 + 2 * then,
        (a, b) => Number(up(then, a, b)) * difference(a, b),
        () => 0,
      ),
    ]
  })
  // How many the following bracket leaves unpaired, then their scores. Where it is the last, one who may not have the bye counts three times (2017).
  const unpaired: Criterion = { name: nameOf(7), left: ({ player }) => (old && nextIsLast && !player.mayHaveBye ? 3 : 1) }
  const scores = falling(kinds.flatMap(({ player, region }) => (region <= regions.next ? [player.score] : [])))
  const ofScore = (x: number): Criterion => ({ name: `${nameOf(7)}/${x}`, left: ({ player }) => player.score === x })
  const ofBye: Criterion = { name: 'C9', float: ({ player }) => (player.score === byeScore ? player.unplayed : 0) }
  const sameColour: OfPair = ({ player: a }, { player: b }) => a.wants !== null && a.wants === b.wants
  return [
    ...[{ name: nameOf(5), float: () => 1 }, ...listed(6, old ? difference : () => 0, floating)],
    ...(ahead ? [unpaired, ...scores.map(ofScore)] : []),
    ...(byeScore === null ? [] : [ofBye]),
    ...colours.map((fails, at): Criterion => ({ name: nameOf(8 + at), pair: (a, b) => sameColour(a, b) && fails(a, b) })),
    ...[...repeated, ...byGaps],
  ]
}

export const aloneCost = ({ float, left }: Criterion, v: Vertex): number =>
  Number(left !== undefined && v.region <= regions.next ? left(v) : inBracket(v) && (float?.(v) ?? 0))
/** What a pair of vertices, anywhere, costs a criterion. Two of the bracket make a pair of it, but for two who were moved down (B.2; 3.2). `a` is the higher ranked. */
export const costOf = (criterion: Criterion, a: Vertex, b: Vertex): number => {
  const lowest = criterion.left === undefined ? regions.resident : regions.next
  if (Math.max(a.region, b.region) <= lowest && !(movedDown(a) && movedDown(b))) return Number(criterion.pair?.(a, b) ?? 0)
  return aloneCost(criterion, a) + aloneCost(criterion, b)
}
