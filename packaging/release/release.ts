/**
 * `npm run release`: everything that a release is, up to what is sent out, in order; it ends at the first that fails. `-- --dry` says what stands against it and what
 * would be done, tries whether the packages could be published, and changes nothing.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { found, standsAgainst } from './ready.ts'

const root = new URL('../../', import.meta.url).pathname
const dry = process.argv.includes('--dry')

type Step = { readonly says: string; readonly inDry?: true; readonly run: () => boolean }
const command =
  (says: string, cwd = root): (() => boolean) =>
  () =>
    spawnSync('sh', ['-c', says], { cwd, stdio: 'inherit' }).status === 0

/** All but the image, which has Debian's libraries as they are that day. */
const sums = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'dist/release/SHA256SUMS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('-oci-'))

/** The same bytes in another place: a clone of this commit, with nothing in it but what is committed. */
const madeAgain = (): boolean => {
  const other = mkdtempSync(join(tmpdir(), 'zug-again-'))
  try {
    const made = command(`git clone --quiet ${root} . && npm ci && npm run package`, other)()
    const [here, there] = [sums(root), made ? sums(other) : []]
    for (const line of here) if (!there.includes(line)) console.error(`Not the same: ${line}`)
    return made && here.every((line) => there.includes(line))
  } finally {
    rmSync(other, { recursive: true, force: true })
  }
}

const packages = ['engine', 'messages', 'checker', 'certificate', 'web', 'server', 'cli'].map((name) => `-w packages/${name}`).join(' ')
const publish = `npm publish --dry-run --ignore-scripts ${packages}`
const steps: readonly Step[] = [
  { says: 'npm ci', run: command('npm ci') },
  { says: 'npm test', run: command('npm test') },
  { says: 'npm run package -- --check', run: command('npm run package -- --check') },
  { says: 'the same bytes from a clone', run: madeAgain },
  { says: 'npm run site', run: command('npm run site') },
  { says: publish, inDry: true, run: command(`${publish} --silent --json > /dev/null`) },
]

const here = found()
const against = standsAgainst(here)
for (const line of against) console.error(line)
if (against.length > 0 && !dry) process.exit(1)
for (const [at, { says, run, inDry }] of steps.entries()) {
  console.log(`${at + 1} of ${steps.length}: ${says}${dry && inDry === undefined ? ' (not now)' : ''}`)
  if ((!dry || inDry === true) && !run()) {
    console.error(`This failed: ${says}`)
    process.exit(1)
  }
}
console.log(`By hand now: git tag v${here.version}; upload dist/release; npm publish ${packages}`)
process.exitCode = against.length > 0 ? 1 : 0
