import { breaksOfPair, leastFree } from './alternatives.ts'
import { type SsmBracket, scoresOf } from './brackets.ts'
import type { SsmRow } from './sheet.ts'

/** How the organiser reads C3 to C7. */
export type HandReadings = { readonly asked: boolean; readonly atOnce: boolean }

type Made = { readonly pairs: readonly (readonly [SsmRow, SsmRow])[]; readonly free: readonly SsmRow[] }

/**
 * SSM as a hand takes the steps one after the other (`stepwise`), made from the text once more. How many of the lowest scores have to be combined is found by
 * trying: none, the last two, the last three. Null when the whole field in one bracket does not come out either.
 */
export const byHand = (rows: readonly SsmRow[], readings: HandReadings): readonly SsmBracket[] | null => {
  const scores = scoresOf(rows)
  for (let lowest = scores.length - 1; lowest >= 0; lowest--) {
    const brackets: SsmBracket[] = []
    const leaving = byeAtOnce(rows.length, readings.atOnce)
    let movedDown: readonly SsmRow[] = []
    for (const score of scores.slice(0, lowest)) {
      const residents = rows.filter((row) => row.standing[0] === score)
      const players = inOrder(rows, [...movedDown, ...residents])
      const { made, bye } = upper(players, readings, leaving)
      const free = players.filter((row) => !made.pairs.flat().includes(row))
      brackets.push({ movedDown, residents, pairs: made.pairs, free, last: false, combined: false })
      movedDown = free.filter((row) => row !== bye)
    }
    const residents = rows.filter((row) => row.standing[0] <= scores[lowest]!)
    const made = finished(inOrder(rows, [...movedDown, ...residents]), readings.asked)
    if (made === null) continue
    return [...brackets, { movedDown, residents, ...made, last: true, combined: lowest < scores.length - 1 }]
  }
  return null
}

const inOrder = (rows: readonly SsmRow[], some: readonly SsmRow[]): readonly SsmRow[] => rows.filter((row) => some.includes(row))
const isAlone = (row: SsmRow, players: readonly SsmRow[]): boolean => players.every((other) => other === row || row.met.has(other.id))
const except = (players: readonly SsmRow[], gone: SsmRow): readonly SsmRow[] => players.filter((row) => row !== gone)

/** What C7 makes of a player who can meet nobody: down with them, the bye, or C8 for all. */
type Lone = { readonly row: SsmRow; readonly what: 'down' | 'bye' } | 'c8' | null

/** C7: keeps book of who has gone down by it, and gives the bye at the second time where that is the reading. */
const byeAtOnce = (players: number, atOnce: boolean) => {
  const sent = new Set<SsmRow>()
  let isFree = atOnce && players % 2 === 1
  return (alone: readonly SsmRow[]): Lone => {
    const again = atOnce ? alone.find((row) => sent.has(row)) : undefined
    if (again !== undefined) {
      if (!isFree || again.hadBye) return 'c8'
      isFree = false
      return { row: again, what: 'bye' }
    }
    const row = alone[0]
    if (row === undefined) return null
    sent.add(row)
    return { row, what: 'down' }
  }
}

/** A bracket above the last: p pairs, else C7 for one player after the other, else C8. */
const upper = (players: readonly SsmRow[], readings: HandReadings, leaving: ReturnType<typeof byeAtOnce>) => {
  let here = players
  let bye: SsmRow | null = null
  for (;;) {
    const made = subgroups(here, false, readings.asked)
    if (made.free.length < 2) return { made, bye }
    const lone = leaving(here.filter((row) => isAlone(row, here)))
    if (lone === null || lone === 'c8') return { made, bye }
    if (lone.what === 'bye') bye = lone.row
    here = except(here, lone.row)
  }
}

/** C9, after C7: everybody paired, but one at most, who had no bye. */
const finished = (players: readonly SsmRow[], asked: boolean): Made | null => {
  const made = subgroups(players, true, asked)
  if (made.free.length < 2) return made.free.some(({ hadBye }) => hadBye) ? null : made
  const alone = players.find((row) => isAlone(row, players))
  if (players.length % 2 === 0 || alone === undefined || alone.hadBye) return null
  const { pairs, free } = subgroups(except(players, alone), true, asked)
  return free.length === 0 ? { pairs, free: [alone] } : null
}

/** C2 to C6. */
const subgroups = (players: readonly SsmRow[], last: boolean, asked: boolean): Made => {
  const half = Math.floor(players.length / 2)
  let [s1, s2] = [players.slice(0, half), players.slice(half)] as readonly [readonly SsmRow[], readonly SsmRow[]]
  const beenAbove = new Set(s1)
  const pairs: (readonly [SsmRow, SsmRow])[] = []
  while (s1.length > 0) {
    const [player, ...others] = s1 as readonly [SsmRow, ...SsmRow[]]
    const needed = s2.map((other) => {
      const remains = asked && others.length === 0 && s2.length === 2 ? except(s2, other)[0]! : null
      return mostOmitted(player, other, remains, last)
    })
    const least = Math.min(...needed)
    if (least < impossible) {
      const opponent = s2[needed.indexOf(least)]!
      pairs.push(players.indexOf(player) < players.indexOf(opponent) ? [player, opponent] : [opponent, player])
      s1 = others
      s2 = except(s2, opponent)
      continue
    }
    const newcomer = s2.find((row) => !beenAbove.has(row))
    if (newcomer !== undefined) beenAbove.add(newcomer)
    s1 = inOrder(players, [...others, ...(newcomer === undefined ? [] : [newcomer])])
    s2 = inOrder(players, [...(newcomer === undefined ? s2 : except(s2, newcomer)), player])
  }
  return { pairs, free: s2 }
}

const impossible = 3

/** C4, C5: nothing, B5, B4 as well; or there is no such pair. */
const mostOmitted = (a: SsmRow, b: SsmRow, remains: SsmRow | null, last: boolean): number => {
  if (a.met.has(b.id) || (last && remains?.hadBye === true)) return impossible
  const { b4, b5 } = breaksOfPair(a, b)
  return b4 > 0 ? 2 : b5 > 0 || remains?.remainsAgain === true ? 1 : 0
}

/** C7 where brackets are paired as well as they can be (`best`), and the bye is given at once: who leaves a bracket with it. All who are alone go down together. */
export const leavesWithBye = (players: number): ((bracket: readonly SsmRow[]) => SsmRow | null) => {
  const leaving = byeAtOnce(players, true)
  return (bracket) => {
    let here = bracket
    let bye: SsmRow | null = null
    while (leastFree(here) > here.length % 2) {
      const alone = here.filter((row) => isAlone(row, here))
      const first = leaving(alone)
      if (first === null || first === 'c8') return bye
      if (first.what === 'bye') {
        bye = first.row
        here = except(here, bye)
        continue
      }
      for (const row of alone.slice(1)) leaving([row])
      here = here.filter((row) => !alone.includes(row))
    }
    return bye
  }
}
