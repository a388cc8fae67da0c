/**
 * Pairs random tournaments of 50 to 1,000 players and compares, bracket by bracket, what is read off by counting heads with the weighted matching.
 *
 *     npm run differential -- --rounds 5000 --seed 1 --players 1000 --brackets 20000
 *
 * Both editions of the Dutch system; byes, forfeits, forbidden pairs, acceleration, last rounds, odd fields, late entries. Exit code 6 if any
 * bracket differs.
 */
import { parseArgs } from 'node:util'
import { compareRandomBrackets, compareTournament, noComparison, playersFor } from '../packages/engine/src/testing/compare-brackets.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    players: { type: 'string', default: '1000' },
    brackets: { type: 'string', default: '20000' },
  },
})
const seed = Number(values.seed)
const most = Number(values.players)
console.log(`seed ${seed}`)

const single = noComparison()
compareRandomBrackets(single, seed, Math.ceil(Number(values.brackets) / 2))
console.log(`${single.brackets} random brackets, ${single.readOff} read off and compared, ${single.differences.length} differences`)

const whole = noComparison()
let told = 0
for (let at = seed; whole.rounds < Number(values.rounds); at++) {
  compareTournament(whole, at, playersFor(at, most), [3, 11])
  if (whole.rounds - told < 500) continue
  told = whole.rounds
  process.stderr.write(`${whole.rounds} rounds\n`)
}
console.log(
  `${whole.rounds} rounds, ${whole.brackets} brackets, ${whole.readOff} read off and compared (the largest of ${whole.largest} players), ` +
    `${whole.differences.length} differences`,
)
for (const difference of [...single.differences, ...whole.differences]) console.log(difference)
process.exitCode = single.differences.length + whole.differences.length === 0 ? 0 : 6
