/**
 * A tireless arbiter: events of every rulebook, by commands that chance chooses, with every promise checked after each.
 *
 *     npm run walk                                  one minute
 *     npm run walk -- --minutes 60 --seed 7         an hour of others
 *     npm run walk -- --rules round-robin           one rulebook
 *     npm run walk -- --case walk/cases/x.json      one finding again
 *     npm run walk -- --planted                     are bugs found that are planted in a copy of the sources?
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { coverageText, newCoverage } from './coverage.ts'
import { openHttpDesk, playOverHttp } from './http.ts'
import { walkPlanted } from './planted.ts'
import { shrink, shrinkAsync } from './shrink.ts'
import { type Arena, arenas, nameOf } from './start.ts'
import type { Case, Step, Violation } from './steps.ts'
import { replaySteps, stepsOf, walk } from './walker.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rules: { type: 'string' },
    case: { type: 'string' },
    length: { type: 'string', default: '120' },
    /** Ends with the first finding, which is not shrunk. */
    first: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    bug: { type: 'string' },
    driver: { type: 'string', default: 'both' },
  },
})

if (values.case !== undefined) {
  const { steps } = JSON.parse(readFileSync(values.case, 'utf8')) as Case
  const found = replaySteps(steps)
  console.log(found === null ? 'Every promise is kept.' : `Step ${found.at + 1}: ${found.violation.invariant}: ${found.violation.detail}`)
  process.exit(found === null ? 0 : 1)
}

if (values.planted) process.exit(walkPlanted(60 * Number(values.minutes), values.seed, values.bug) ? 0 : 1)

const chosen = arenas.filter(({ rulebook }) => values.rules === undefined || rulebook === values.rules)
const folder = new URL('../.reports/walk/', import.meta.url)
mkdirSync(folder, { recursive: true })
const coverage = newCoverage()
const known = new Map<string, number>()
const until = Date.now() + Number(values.minutes) * 60_000
const length = Number(values.length)

/** The same fault with other numbers is the same. */
const isNew = ({ invariant, detail }: Violation): boolean => {
  const name = `${invariant}: ${detail.replaceAll(/[\d ,;:-]+/g, ' ').slice(0, 40)}`
  const times = (known.get(name) ?? 0) + 1
  known.set(name, times)
  return times === 1
}

/** One finding is enough to know that there is a bug. */
const stopAtFirst = (arena: Arena, seed: number, { invariant, detail }: Violation): void => {
  if (!values.first) return
  console.log(`found ${invariant}: ${detail.slice(0, 160)} (${nameOf(arena)}, seed ${seed})`)
  process.exit(1)
}

const keep = (arena: Arena, seed: number, { invariant, detail }: Violation, steps: readonly Step[], before: number): void => {
  const found: Case = { invariant, note: `${nameOf(arena)}: ${detail}`, steps }
  const file = new URL(`${invariant.replaceAll(/\W+/g, '-')}-${seed}.json`, folder)
  writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`)
  console.log(`\n${nameOf(arena)}, seed ${seed}: ${invariant}\n  ${detail}\n  ${steps.length} of ${before} steps: ${file.pathname}`)
}

console.log(`seed ${values.seed}`)
const desk = values.driver === 'engine' ? null : await openHttpDesk()
for (let number = 0; Date.now() < until; number++) {
  const arena = chosen[number % chosen.length]!
  const seed = Number(values.seed) * 1_000_003 + number
  const finding = values.driver === 'http' ? null : walk(arena, seed, length, coverage)
  if (finding !== null && isNew(finding.violation)) {
    stopAtFirst(arena, seed, finding.violation)
    const { invariant } = finding.violation
    const steps = shrink(finding.steps, (candidate) => replaySteps(candidate, invariant)?.violation.invariant === invariant)
    keep(arena, seed, replaySteps(steps, invariant)!.violation, steps, finding.steps.length)
  }
  // Requests take longer: every eighth walk goes over HTTP as well.
  if (desk === null || (values.driver === 'both' && number % 8 !== 0)) continue
  const steps = stepsOf(arena, seed, length)
  const found = await playOverHttp(desk, steps, seed)
  if (found === null || !isNew(found.violation)) continue
  stopAtFirst(arena, seed, found.violation)
  const { invariant } = found.violation
  const shrunk = await shrinkAsync(
    steps.slice(0, found.at + 1),
    async (candidate) => (await playOverHttp(desk, candidate, seed))?.violation.invariant === invariant,
  )
  keep(arena, seed, (await playOverHttp(desk, shrunk, seed))?.violation ?? found.violation, shrunk, steps.length)
}
await desk?.close()
console.log(`\n${coverageText(coverage)}`)
for (const [name, times] of known) console.log(`${times} × ${name}`)
process.exit(known.size === 0 ? 0 : 1)
