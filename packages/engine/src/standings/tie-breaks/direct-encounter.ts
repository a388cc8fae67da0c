import { add, compareExact, type Exact, exact, exactPoints, zero } from '../exact.ts'
import type { Field } from '../field.ts'
import { note } from '../note.ts'
import { byPlace, groupRule } from '../rule.ts'
import type { Tiers } from '../tiers.ts'
import { term, type Working } from '../working.ts'

type Standing = { readonly index: number; readonly score: Exact; readonly missing: number }

/**
 * C.07 6.1.1, 6.1.2: points of `index` against each of `tied` it met, by opponent, and in how many games; several encounters count as their mean. A
 * forfeit is no encounter, unless 15.2 makes it a regular game or the rules of the event say so (/P).
 */
export const encountersOf = (
  field: Field,
  index: number,
  tied: ReadonlySet<number>,
  forfeitsAsPlayed: boolean,
): ReadonlyMap<number, { readonly points: number; readonly games: number }> => {
  const met = new Map<number, { points: number; games: number }>()
  for (const round of field.entries[index]!.rounds) {
    if (round.opponent === null || round.opponent === index || !tied.has(round.opponent)) continue
    if (round.kind !== 'game' && !forfeitsAsPlayed && field.system === 'swiss') continue
    const before = met.get(round.opponent) ?? { points: 0, games: 0 }
    met.set(round.opponent, { points: before.points + round.points, games: before.games + 1 })
  }
  return met
}

const standingsAmong = (field: Field, tied: readonly number[], forfeitsAsPlayed: boolean): readonly Standing[] => {
  const group = new Set(tied)
  return tied.map((index) => {
    const met = encountersOf(field, index, group, forfeitsAsPlayed)
    let tenths = 0
    let score = zero
    for (const { points, games } of met.values()) {
      if (games === 1) tenths += points
      else score = add(score, exact(points, 10 * games))
    }
    return { index, score: add(score, exactPoints(tenths)), missing: tied.length - 1 - met.size }
  })
}

/** 6.2: everybody met everybody. By score, each group of equals again among themselves. */
const rankComplete = (field: Field, standings: readonly Standing[], forfeitsAsPlayed: boolean): Tiers => {
  const sorted = [...standings].sort((a, b) => compareExact(b.score, a.score))
  const groups: number[][] = []
  sorted.forEach(({ index, score }, at) => {
    if (at > 0 && compareExact(sorted[at - 1]!.score, score) === 0) groups.at(-1)!.push(index)
    else groups.push([index])
  })
  return groups.length === 1 ? groups : groups.flatMap((group) => directEncounterTiers(field, group, forfeitsAsPlayed))
}

/**
 * 6.3: some did not meet. Whoever is alone on top whatever the missing results would have been comes first, then the next in the same way;
 * those for whom nobody is sure start again among themselves.
 */
const rankIncomplete = (field: Field, standings: readonly Standing[], forfeitsAsPlayed: boolean): Tiers => {
  const ranked: number[] = []
  let left = standings.map(({ index, score, missing }) => ({
    index,
    least: add(score, exactPoints(field.loss * missing)),
    most: add(score, exactPoints(field.win * missing)),
  }))
  while (left.length > 1) {
    const best = left.reduce((top, each) => (compareExact(each.least, top.least) > 0 ? each : top))
    if (left.some((other) => other !== best && compareExact(other.most, best.least) >= 0)) break
    ranked.push(best.index)
    left = left.filter((other) => other !== best)
  }
  const rest = left.map(({ index }) => index)
  const tail = ranked.length === 0 || rest.length < 2 ? [rest] : directEncounterTiers(field, rest, forfeitsAsPlayed)
  return [...ranked.map((index) => [index]), ...tail]
}

/** The tied in order of their direct encounters, those who stay tied together. */
export const directEncounterTiers = (field: Field, tied: readonly number[], forfeitsAsPlayed: boolean): Tiers => {
  if (tied.length < 2) return [tied]
  const standings = standingsAmong(field, tied, forfeitsAsPlayed)
  const rank = standings.every(({ missing }) => missing === 0) ? rankComplete : rankIncomplete
  return rank(field, standings, forfeitsAsPlayed)
}

export const encounterWorking = (
  field: Field,
  tied: readonly number[],
  index: number,
  place: number,
  forfeitsAsPlayed: boolean,
): Omit<Working, 'value'> => {
  const met = encountersOf(field, index, new Set(tied), forfeitsAsPlayed)
  const others = tied.filter((other) => other !== index)
  return {
    terms: others.map((other) => {
      const encounter = met.get(other)
      const opponent = field.entries[other]!.id
      if (encounter === undefined) return term(zero, { opponent, note: note('not-met') })
      const mean = encounter.games > 1 ? note('mean-of-games', { games: encounter.games }, '6.1.2') : null
      return term(exact(encounter.points, 10 * encounter.games), { opponent, note: mean })
    }),
    note: note('place', { place, tied: tied.length, allMet: others.every((other) => met.has(other)) }),
  }
}

/**
 * C.07 6: the results of the tied against one another. The value is the place among those who are tied when it comes to this tie-break.
 */
export const directEncounter = groupRule({
  name: 'DE',
  article: '6',
  title: 'Direct encounter',
  modifiers: ['score', 'P'],
  for: 'both',
  decimals: 0,
  prepare:
    ({ field }, code) =>
    (tied) => {
      const tiers = directEncounterTiers(field, tied, code.forfeitsAsPlayed)
      return byPlace(tiers, (index, place) => encounterWorking(field, tied, index, place, code.forfeitsAsPlayed))
    },
})
