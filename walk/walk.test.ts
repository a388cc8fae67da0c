import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCoverage, unreached } from './coverage.ts'
import { type HttpDesk, openHttpDesk, playOverHttp } from './http.ts'
import { applies, plantedBugs } from './planted.ts'
import { arenas, nameOf } from './start.ts'
import type { Case } from './steps.ts'
import { replaySteps, stepsOf, walk } from './walker.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261119)
const walks = Number(process.env.ZUG_WALKS ?? 2)
const cases = new URL('cases/', import.meta.url)

describe('faults that a walk has found', () => {
  it.each(readdirSync(cases).filter((name) => name.endsWith('.json')))('%s stays fixed', (name) => {
    const { steps } = JSON.parse(readFileSync(new URL(name, cases), 'utf8')) as Case
    expect(replaySteps(steps)).toBeNull()
  })
})

describe('bugs to plant', () => {
  it.each(plantedBugs())('%s fits the sources', (bug) => {
    expect(applies(bug), `Make walk/planted/${bug}.patch again: the code around it has changed.`).toBe(true)
  })
})

describe(`random lives of events (ZUG_SEED=${seed})`, () => {
  const coverage = newCoverage()
  it.each(arenas.map((arena, at) => [nameOf(arena), arena, at] as const))('by %s keep every promise', (_, arena, at) => {
    for (let number = 0; number < walks; number++) {
      const own = seed + number * arenas.length + at
      const finding = walk(arena, own, 90, coverage)
      expect(finding?.violation, `seed ${own}: ${JSON.stringify(finding?.steps)}`).toBeUndefined()
    }
  })

  it('reach every kind of command, and every stage of an event', () => {
    // Steps alone are quick: more of them, until everything was done once.
    const isMissing = (): boolean => unreached(coverage).commands.length + unreached(coverage).stages.length > 0
    for (let number = 0; number < 40 && isMissing(); number++)
      for (const [at, arena] of arenas.entries()) walk(arena, seed - 1 - number * arenas.length - at, 90, coverage, [], false)
    const { commands, stages } = unreached(coverage)
    expect({ commands, stages }).toEqual({ commands: [], stages: [] })
  })
})

describe(`random lives of events over HTTP (ZUG_SEED=${seed})`, () => {
  let desk: HttpDesk
  beforeAll(async () => {
    desk = await openHttpDesk()
  })
  afterAll(() => desk.close())

  it('are on the server as they are in memory', async () => {
    // Requests take longer: every other rulebook, which are players, teams, tables and scores of games.
    for (const [number, arena] of arenas.entries()) {
      if (number % 2 === 0) continue
      const steps = stepsOf(arena, seed + number, 40)
      const found = await playOverHttp(desk, steps, seed + number)
      expect(found?.violation, `${nameOf(arena)}: ${JSON.stringify(steps)}`).toBeUndefined()
    }
  })
})
