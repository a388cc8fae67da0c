/** npm run compare-checkers -- --seed 1 --count 40000: do both checkers accept, or refuse for the same condition? */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareCheckers } from '../packages/certificate/src/testing/compare.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '40000' }, out: { type: 'string' } },
})
const { accepted, refused, disagreements } = compareCheckers(Number(values.seed), Number(values.count))
console.log(`${values.count} cases of seed ${values.seed}: ${accepted} accepted, ${disagreements.length} disagreements`)
for (const [condition, count] of [...refused].sort((a, b) => b[1] - a[1])) console.log(`  ${condition}: ${count} refused`)
for (const { inTypeScript, inPython } of disagreements.slice(0, 20)) console.log(`  TypeScript: ${inTypeScript}; Python: ${inPython}`)
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(disagreements))
process.exitCode = disagreements.length === 0 ? 0 : 1
