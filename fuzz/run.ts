/**
 * Inputs that nobody should send, by the thousand: is every one of them taken or refused with a reason, in time and within memory?
 *
 *     npm run fuzz                                20,000 of all kinds
 *     npm run fuzz -- --inputs 1000000 --seed 7   others; goes on where it was ended
 *     npm run fuzz -- --kind trf --number 123     one of them again: the input, and what became of it
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Kind, kinds, openTrial, shares } from './kinds.ts'
import { bounds, watched } from './watched.ts'

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    number: { type: 'string' },
  },
})
const [inputs, seed] = [Number(values.inputs), Number(values.seed)]
const chosen = kinds.filter((kind) => values.kind === undefined || kind === values.kind)
const folder = new URL('../.reports/fuzz/', import.meta.url)
mkdirSync(folder, { recursive: true })

type Count = { tried: number; taken: number; refused: number; faults: number; slowest: number }
const none = (): Count => ({ tried: 0, taken: 0, refused: 0, faults: 0, slowest: 0 })
const place = new URL(`counts-${inputs}-${seed}.json`, folder)
const counts = Object.fromEntries(kinds.map((kind) => [kind, none()])) as Record<Kind, Count>

const known = new Map<string, number>()
/** The same fault under other numbers and names is the same. */
const signature = (kind: Kind, of: string, what: string): string => `${kind} ${of} ${what.replaceAll(/\d+/g, '#').slice(0, 160)}`

const fuzz = async (kind: Kind, total: number): Promise<void> => {
  const count = counts[kind]
  await watched(kind, seed, count.tried, total, {
    counted: ({ upTo, taken, refused, slowest }) => {
      count.tried = upTo
      count.taken += taken
      count.refused += refused
      count.slowest = Math.max(count.slowest, slowest)
      writeFileSync(place, JSON.stringify(counts))
    },
    fault: ({ number, of, what, input }) => {
      count.faults += 1
      const name = signature(kind, of, what)
      const times = (known.get(name) ?? 0) + 1
      known.set(name, times)
      if (times > 2) return
      if (input !== null) writeFileSync(new URL(`${kind}-${seed}-${number}`, folder), input)
      console.log(`${kind} ${number}: ${of}: ${what}`)
    },
  })
}

if (values.number !== undefined && chosen.length === 1) {
  const trial = await openTrial(chosen[0]!, seed)
  // Requests before it in its episode come first.
  for (let before = Number(values.number) - (Number(values.number) % 40); before < Number(values.number); before++)
    if (chosen[0] === 'request') await trial.run(before)
  const verdict = await trial.run(Number(values.number))
  process.stdout.write(trial.last())
  console.log(`\n${JSON.stringify(verdict)}`)
  await trial.close()
} else {
  try {
    Object.assign(counts, JSON.parse(readFileSync(place, 'utf8')))
  } catch {
    // The first time there is nothing to go on with.
  }
  const whole = chosen.reduce((sum, kind) => sum + shares[kind], 0)
  // Every kind has its turn early in a long run.
  const slices = Math.ceil(inputs / 100_000)
  for (let slice = 1; slice <= slices; slice++)
    for (const kind of chosen) await fuzz(kind, Math.round((inputs * shares[kind] * slice) / slices / whole))
  console.log(`seed ${seed}, at most ${bounds.milliseconds / 1000} s and ${bounds.megabytes} MB for an input\n`)
  console.log('| Input | Tried | Taken | Refused | Faults | Slowest |\n| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const kind of chosen) {
    const { tried, taken, refused, faults, slowest } = counts[kind]
    console.log(
      `| ${kind} | ${[tried, taken, refused, faults].map((n) => n.toLocaleString('en')).join(' | ')} | ${Math.round(slowest)} ms |`,
    )
  }
  const faults = chosen.reduce((sum, kind) => sum + counts[kind].faults, 0)
  process.exitCode = faults === 0 ? 0 : 1
}
