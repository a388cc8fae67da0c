import { makeTieBreak, type TieBreakCode } from './code.ts'
import { compareExact, type Exact } from './exact.ts'
import { note } from './note.ts'
import type { Context, GroupOrder, TieBreakRule } from './rule.ts'
import { tieBreakRule } from './tie-breaks/index.ts'
import { placesOf, type Tiers, tiersBy } from './tiers.ts'
import type { Working } from './working.ts'

export type Ranked = {
  /** Shared by those whom nothing separates. */
  readonly rank: number
  /** Value of each criterion; null where it says nothing. */
  readonly values: readonly (Exact | null)[]
  /** Rank after each criterion. */
  readonly places: readonly number[]
  readonly working: () => readonly Working[]
}

export type Ranking = {
  /** Indices in order, best first; equals by pairing number. */
  readonly order: readonly number[]
  /** By index. */
  readonly ranked: readonly Ranked[]
}

type Step = { readonly tiers: Tiers; readonly value: (index: number) => Exact | null; readonly working: (index: number) => Working }

const silent: Working = Object.freeze({ value: null, terms: [], note: note('not-tied') })

export const ruleOf = (code: TieBreakCode): TieBreakRule => {
  const rule = tieBreakRule(code.name)
  if (rule === null) throw new Error(`no tie-break ${makeTieBreak(code)}`)
  return rule
}

/** Equal values together, the better first; those without a value come last. */
const splitByValue = (tied: readonly number[], value: (index: number) => Exact | null, lowerIsBetter: boolean): Tiers => {
  const compare = (a: Exact | null, b: Exact | null): number => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return lowerIsBetter ? compareExact(a, b) : compareExact(b, a)
  }
  return tiersBy(tied, (a, b) => compare(value(a), value(b)))
}

const applyRule = (tiers: Tiers, context: Context, code: TieBreakCode): Step => {
  const rule = ruleOf(code)
  if (rule.kind === 'value') {
    const { value, working } = rule.prepare(context, code)
    const values = new Array<Exact | null | undefined>(context.field.entries.length).fill(undefined)
    const valueAt = (index: number): Exact | null => {
      let known = values[index]
      if (known === undefined) {
        known = value(index)
        values[index] = known
      }
      return known
    }
    const lower = (rule.better === 'lower') !== code.reverse
    return {
      tiers: tiers.flatMap((tier) => (tier.length < 2 ? [tier] : splitByValue(tier, valueAt, lower))),
      value: valueAt,
      working,
    }
  }
  const among = rule.prepare(context, code)
  const orderOf = new Map<number, GroupOrder>()
  const split = tiers.flatMap((tier) => {
    if (tier.length < 2) return [tier]
    const order = among(tier)
    for (const index of tier) orderOf.set(index, order)
    return order.tiers
  })
  const working = (index: number): Working => orderOf.get(index)?.working(index) ?? silent
  return { tiers: split, value: (index) => orderOf.get(index)?.value(index) ?? null, working }
}

/** 1998 F.10: only the first place is contested; whoever is not first shares the place behind it with those tied on points. */
const onlyFirst = (before: Tiers, after: Tiers): Tiers => {
  const contested = before[0]
  const best = after[0]
  if (contested === undefined || best === undefined || contested.length < 2) return before
  const chosen = new Set(best)
  const others = contested.filter((index) => !chosen.has(index))
  return [best, ...(others.length === 0 ? [] : [others]), ...before.slice(1)]
}

export type RankOptions = { readonly contexts: (code: TieBreakCode) => Context; readonly breaks: 'all' | 'first-place' }

/** C.07 4.2: the first criterion orders everybody, each further one those still tied. `criteria` begins with the points. */
const stepsBy = (
  size: number,
  criteria: readonly TieBreakCode[],
  options: RankOptions,
  after: (tiers: Tiers, step: Step) => void,
): Tiers => {
  let tiers: Tiers = size === 0 ? [] : [Array.from({ length: size }, (_, index) => index)]
  criteria.forEach((code, at) => {
    const step = applyRule(tiers, options.contexts(code), code)
    tiers = options.breaks === 'first-place' && at > 0 ? onlyFirst(tiers, step.tiers) : step.tiers
    after(tiers, step)
  })
  return tiers
}

/** The rank of each by index, and nothing of how it came about. */
export const ranksBy = (size: number, criteria: readonly TieBreakCode[], options: RankOptions): ReadonlyMap<number, number> =>
  placesOf(stepsBy(size, criteria, options, () => {}))

/** Everybody in order, with the values and places of each criterion. */
export const rankBy = (size: number, criteria: readonly TieBreakCode[], options: RankOptions): Ranking => {
  const steps: Step[] = []
  const places: ReadonlyMap<number, number>[] = []
  const tiers = stepsBy(size, criteria, options, (reached, step) => {
    steps.push(step)
    places.push(placesOf(reached))
  })
  const { entries } = options.contexts(criteria[0]!).field
  const order = tiers.flatMap((tier) =>
    [...tier].sort((a, b) => entries[a]!.pairingNumber - entries[b]!.pairingNumber || entries[a]!.id - entries[b]!.id),
  )
  const last = placesOf(tiers)
  return {
    order,
    ranked: Array.from({ length: size }, (_, index) => ({
      rank: last.get(index)!,
      values: steps.map(({ value }) => value(index)),
      places: places.map((place) => place.get(index)!),
      working: () => steps.map(({ working }) => working(index)),
    })),
  }
}
