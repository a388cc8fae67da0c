import { parseArgs } from 'node:util'
import { rulebooks } from '../../pairing/rulebook-of.ts'
import { newCounts, selfTest } from './self-test.ts'

/**
 * npm run self-test -- [--count N] [--first K] [--seed S] [--rules ID,ID] [--seconds N]: N random tournaments of each rulebook, every round checked by the referee and the
 * small ones by the book. Ends with 1 when anything is wrong. `--seconds` stops a rulebook when its time is up, and says how far it came;
 * `--first 4823 --count 1` looks at one tournament again.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'self-test' },
    rules: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const [count, first] = [Number(values.count), Number(values.first)]
const asked = values.rules?.split(',')
const chosen = rulebooks.filter(({ id }) => asked === undefined || asked.includes(id))
const limit = values.seconds === undefined ? Number.POSITIVE_INFINITY : 1000 * Number(values.seconds)
let faults = 0
console.log(`seed ${values.seed}, tournaments of each rulebook: ${count}`)
for (const system of chosen) {
  const counts = newCounts()
  const start = performance.now()
  for (let number = first; number < first + count && performance.now() - start < limit; number++)
    selfTest(system, `${values.seed}/${number}`, number, counts)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const { tournaments, rounds, refereed, byTheBook, tooLarge, impossible, exchanged } = counts
  console.log(
    `${system.id}: ${tournaments} tournaments, ${rounds} rounds, ${refereed} refereed, ${byTheBook} by the book, ${tooLarge} too large for it, ${exchanged} exchanges, ${impossible} without a legal pairing, ${counts.faults.length} faults, ${seconds} s`,
  )
  for (const fault of counts.faults.slice(0, 20)) console.log(`  ${fault}`)
  faults += counts.faults.length
}
process.exitCode = faults === 0 ? 0 : 1
