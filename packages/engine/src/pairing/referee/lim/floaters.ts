import { whoMayBeAlone } from './hall.ts'
import { bestFor, closeTo } from './scrutiny.ts'
import type { LimRow, LimSheet } from './sheet.ts'

/** Down: floaters go to lower scores. */
export type Way = 'down' | 'up'

/** The order of numbers on the way: from the smallest down, from the largest up. */
export const along =
  (way: Way) =>
  (a: LimRow, b: LimRow): number =>
    way === 'down' ? a.number - b.number : b.number - a.number

/** 3.6, 3.7: who of several floaters that came this way is paired first. */
export const firstToBePaired =
  (way: Way) =>
  (a: LimRow, b: LimRow): number => {
    const sign = way === 'down' ? 1 : -1
    return sign * (b.points - a.points) || sign * (a.number - b.number)
  }

/** 2.3, 3, 4.4: who leaves a group on this way; `came` have floated into it, `next` stand in the group after it. */
export const floatersOf = (
  group: readonly LimRow[],
  came: ReadonlySet<LimRow>,
  next: readonly LimRow[],
  way: Way,
  { may, declared }: LimSheet,
): readonly LimRow[] => {
  const gone: LimRow[] = []
  const inLine = next.toSorted(along(way))
  const stay = (): readonly LimRow[] => group.filter((row) => !gone.includes(row))
  if (whoMayBeAlone(group, may).count === 0) return []
  const helpless = group.filter((row) => group.every((other) => other === row || !may(row, other)))
  gone.push(...helpless.sort(firstToBePaired(way)))
  const badness = (...more: readonly LimRow[]): readonly number[] => badnessOf([...gone, ...more], came, inLine, way, may, declared.maxi)
  // 2.3.4: of an odd number one is there to make it even.
  if ((group.length - gone.length) % 2 === 1) {
    const best = leastBad(
      whoMayBeAlone(stay(), may).rows.map((row) => [row] as const),
      badness,
    )
    gone.push(pick(best.flat(), stay(), way, declared.maxi))
  }
  for (;;) {
    const open = whoMayBeAlone(stay(), may)
    if (open.count === 0) return gone
    // 4.4.2: the others leave in twos.
    const twos = open.rows.flatMap((one) => whoMayBeAlone(without(stay(), one), may).rows.map((other) => [one, other] as const))
    const best = leastBad(twos, badness)
    const choose = (rows: readonly LimRow[]): LimRow =>
      declared.floaterOrder === 'every' ? pick(rows, stay(), way, declared.maxi) : rows.toSorted(lastOfLine(came, way))[0]!
    const first = choose(best.map(([one]) => one))
    gone.push(first)
    gone.push(choose(best.flatMap(([one, other]) => (one === first ? [other] : []))))
  }
}

const without = (rows: readonly LimRow[], gone: LimRow): readonly LimRow[] => rows.filter((row) => row !== gone)

/** 3.6, 3.7, 4.4: who would be paired last goes first: players of the group by number before those who came, and these as they would be paired. */
const lastOfLine =
  (came: ReadonlySet<LimRow>, way: Way) =>
  (a: LimRow, b: LimRow): number =>
    Number(came.has(a)) - Number(came.has(b)) || (came.has(a) ? firstToBePaired(way)(b, a) : along(way)(b, a))

/** 3.9: how many of these, who leave together, are of types a, b and c. Each in turn takes an opponent out of those of the next group, who stand in line (3.3, 3.4). */
const badnessOf = (
  floaters: readonly LimRow[],
  came: ReadonlySet<LimRow>,
  inLine: readonly LimRow[],
  way: Way,
  may: LimSheet['may'],
  maxi: boolean,
): readonly number[] => {
  const taken = new Set<LimRow>()
  const counts = [0, 0, 0, 0]
  for (const one of floaters.toSorted(firstToBePaired(way))) {
    const first = (some: readonly LimRow[]): LimRow | undefined => some.find((other) => !taken.has(other) && may(one, other))
    const other = bestFor(one, inLine, first, maxi)
    if (other !== undefined) taken.add(other)
    const type = (came.has(one) ? 0 : 2) + (other === undefined ? 0 : 1)
    counts[type] = counts[type]! + 1
  }
  return counts.slice(0, 3)
}

/** 3.9.2: fewest of type a, then of b, then of c. */
const leastBad = <Some extends readonly LimRow[]>(
  choices: readonly Some[],
  badness: (...rows: Some) => readonly number[],
): readonly Some[] => {
  let left = choices.map((some) => ({ some, counts: badness(...some) }))
  for (const type of [0, 1, 2]) {
    const fewest = left.reduce((least, { counts }) => Math.min(least, counts[type]!), Number.POSITIVE_INFINITY)
    left = left.filter(({ counts }) => counts[type] === fewest)
  }
  return left.map(({ some }) => some)
}

/** 3.10, 3.2.2 to 3.2.4. */
const pick = (candidates: readonly LimRow[], stay: readonly LimRow[], way: Way, maxi: boolean): LimRow => {
  let left = candidates.toSorted((a, b) => along(way)(b, a))
  const fresh = left.filter(({ floated }) => !floated)
  if (fresh.length > 0) left = fresh
  const surplus = stay.reduce((sum, { due }) => sum + (due === 'W' ? 1 : due === 'B' ? -1 : 0), 0)
  const wanted = surplus > 0 ? 'W' : 'B'
  const byNumber = left[0]!
  if (surplus === 0) return byNumber
  const byColour = left.find(({ due }) => due === wanted) ?? byNumber
  return maxi && !closeTo(byColour, byNumber) ? byNumber : byColour
}
