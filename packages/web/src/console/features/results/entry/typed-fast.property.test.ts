import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueuedResult } from '../../../outbox/entry.ts'
import { withBoard } from '../match.ts'
import { resultOf } from '../outcomes.ts'
import { matchAt } from './state.ts'
import { deskOf, type Kind, matchBoards } from './testing/desks.ts'
import { keyEvent, shown } from './testing/hands.ts'
import { type Chance, chanceOf, slowDesk } from './testing/slow-desk.ts'

const keysTyped = 60
/** The fastest hand; and an ordinary one at a desk that answers between two keys while its page lags behind, which once lost every third key of a match. */
const rhythms = [
  { rhythm: 20, slowest: 2000 },
  { rhythm: 130, slowest: 100 },
] as const
const cases = (['individual', 'team', 'round robin'] as const).flatMap((kind) => rhythms.map((each) => ({ kind, ...each })))
const seed = Number(process.env.ZUG_SEED ?? Date.now() % 1_000_000)
const runs = Array.from({ length: 8 }, (_, run) => seed + run)

const texts = { '1': '1–0', '2': '½–½', '3': '0–1', '4': '+:−', '5': '−:+', '6': '−:−', '7': '½–0', '8': '0–½', '9': '0–0' } as const
const digits = Object.keys(texts) as (keyof typeof texts)[]

/** Sixty keys of somebody who now and then goes back one board and replaces its result, and every state that this should make, in order. */
const scriptOf = (chance: Chance, inMatches: boolean) => {
  const keys: string[] = []
  const made: string[] = []
  const rows: string[][] = [[]]
  const size = inMatches ? matchBoards : 1
  const tell = (): void => {
    const row = rows.at(-1)!
    made.push(`${rows.length}: ${inMatches ? `[${Array.from({ length: size }, (_, at) => row[at] ?? '.').join(' ')}]` : row[0]}`)
  }
  while (keys.length < keysTyped) {
    const digit = digits[chance.upTo(9)]!
    const row = rows.at(-1)!
    const left = keysTyped - keys.length
    // In a match the cursor stays at what was replaced, and a match that is complete is closed.
    const goesBack = inMatches ? row.length > 0 && row.length < size && left >= 4 : row.length > 0 && left >= 3
    if (goesBack && chance.is(0.2) && row.at(-1) !== texts[digit]) {
      keys.push('up', digit, 'enter', ...(inMatches ? ['down'] : []))
      row[row.length - 1] = texts[digit]
    } else {
      if (row.length === size) rows.push([])
      keys.push(digit)
      rows.at(-1)!.push(texts[digit])
    }
    tell()
  }
  return { keys, made }
}

const desks = new Map<Kind, ReturnType<typeof deskOf>>()
const openDesk = (kind: Kind) => {
  const known = desks.get(kind) ?? deskOf(kind, kind === 'team' ? keysTyped / matchBoards : keysTyped)
  desks.set(kind, known)
  return known
}

const recorded = (desk: ReturnType<typeof deskOf>): readonly string[] =>
  desk.history.flatMap(({ event }) => (event.kind === 'result-entered' ? [`${event.board + 1}: ${shown(event.result)}`] : []))

const calm = async (way: ReturnType<typeof slowDesk>, meanwhile: () => unknown = () => {}): Promise<void> => {
  for (let waited = 0; way.outbox().waiting.length > 0 && waited < 600; waited++) {
    meanwhile()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

/** Refusals of each run: a test of conflicts needs some. */
const counts: number[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(cases)(`${keysTyped} keys every $rhythm ms, answers within $slowest ms, $kind, seed ${seed}`, ({ kind, rhythm, slowest }) => {
  it.each(runs)('seed %i: what the desk has is what was typed, in order, however late it answers', async (run) => {
    const chance = chanceOf(run)
    const way = slowDesk(openDesk(kind), kind, chance, { slowest })
    const { keys, made } = scriptOf(chance, kind === 'team')
    for (const key of keys) {
      way.happens(keyEvent(key))
      if (chance.is(0.3)) void way.reload()
      await vi.advanceTimersByTimeAsync(rhythm)
    }
    await calm(way, () => chance.is(0.3) && void way.reload())
    expect(recorded(way.desk())).toEqual(made)
    expect([way.refusals, way.outbox().refused]).toEqual([[], []])
  })

  it.each(runs)('seed %i: with somebody else at the same boards nothing vanishes, and what was typed can still be had', async (run) => {
    const chance = chanceOf(run)
    const way = slowDesk(openDesk(kind), kind, chance, { slowest })
    const fresh = way.state()
    const typed = new Map<string, QueuedResult>()
    const latest = new Map<number, BoardResult | null>()
    const watch = (): void => {
      for (const entry of [...way.outbox().refused, ...way.outbox().waiting]) {
        typed.set(entry.key, entry)
        latest.set(entry.board, entry.result)
      }
    }
    for (let key = 0; key < keysTyped; key++) {
      way.happens(keyEvent(digits[chance.upTo(9)]!))
      watch()
      if (chance.is(0.2)) {
        const board = chance.upTo(fresh.sheet.boards.length / 2)
        const outcome = (['white', 'draw', 'black'] as const)[chance.upTo(3)]!
        const match = kind === 'team' ? withBoard(matchAt(fresh, board), chance.upTo(matchBoards), outcome) : undefined
        way.other(board, match === undefined ? resultOf(outcome) : { ...resultOf('adjourned'), match })
      }
      if (chance.is(0.2)) void way.reload()
      await vi.advanceTimersByTimeAsync(rhythm)
    }
    await calm(way)
    // Every message has arrived, or is part of what is shown.
    const { refused } = way.outbox()
    const shownTo = new Map(refused.map(({ board, result }) => [board, shown(result)]))
    const missing = [...typed.values()].filter(({ key, board }) => !way.done.has(key) && shownTo.get(board) !== shown(latest.get(board)!))
    expect(missing).toEqual([])

    // Mine is taken; where they have been there once more since, it is asked once more.
    const mine = new Map<number, QueuedResult>()
    for (let times = 0; times < 3; times++) {
      for (const entry of way.outbox().refused) {
        mine.set(entry.board, entry)
        way.happens({ kind: 'settle', key: entry.key, over: entry.problem.theirs ?? null, take: true })
      }
      await calm(way)
    }
    expect(way.outbox().refused).toEqual([])
    const now = way.desk().state.rounds[0]!.boards
    for (const { board, result, inner } of mine.values()) {
      const there = now[board]!.result
      if (result?.match === undefined) expect(shown(there)).toBe(shown(result))
      else for (const at of inner!) expect(there!.match!.white[at]).toEqual(result.match.white[at])
    }
    counts.push(refused.length)
  })
})

afterAll(() => console.log(`seed ${seed}: results that somebody else was first with, run by run: ${counts.join(' ')}`))
