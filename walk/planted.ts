import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = new URL('planted/', import.meta.url)

/** Bugs to plant, each a small patch that somebody might have written by mistake. */
export const plantedBugs = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .map((name) => basename(name, '.patch'))
    .sort()

const patchOf = (bug: string): string => readFileSync(new URL(`${bug}.patch`, folder), 'utf8')

/** Can the patch still be applied to the sources? */
export const applies = (bug: string): boolean =>
  spawnSync('git', ['apply', '--check', '-'], { cwd: root, input: patchOf(bug) }).status === 0

/** The sources in a folder of their own, with the same dependencies: what is planted there touches nothing here. */
const copySources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'zug-planted-'))
  const isSource = (path: string): boolean => !/\/(node_modules|dist|\.reports)(\/|$)/.test(path.slice(root.length - 1))
  for (const name of ['package.json', 'tsconfig.base.json', 'packages', 'walk'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource })
  const link = (from: string, to: string): void => {
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(from, to)
  }
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@zug') link(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(copy, 'packages'))) {
    link(join(copy, 'packages', name), join(copy, 'node_modules/@zug', name))
    const own = join(root, 'packages', name, 'node_modules')
    if (existsSync(own)) link(own, join(copy, 'packages', name, 'node_modules'))
  }
  return copy
}

const walkIn = (copy: string, seconds: number, seed: string): { readonly found: boolean; readonly text: string } => {
  const command = ['--conditions=zug:source', '--import', './packages/server/tsx.js', 'walk/run.ts', '--first']
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, '--minutes', String(seconds / 60), '--seed', seed], {
    cwd: copy,
    encoding: 'utf8',
  })
  const line = stdout.split('\n').find((each) => each.startsWith('found ')) ?? stderr.split('\n').find((each) => /Error/.test(each))
  return { found: status !== 0, text: line ?? '' }
}

/** Plants each bug in a copy of the sources and walks there. Without a bug the same walk must find nothing. */
export const walkPlanted = (seconds: number, seed: string, only: string | undefined): boolean => {
  const copy = copySources()
  const git = (...args: readonly string[]): void => {
    execFileSync('git', args, { cwd: copy, stdio: 'ignore' })
  }
  try {
    const clean = walkIn(copy, seconds, seed)
    console.log(`without a bug: ${clean.found ? clean.text : 'nothing found'}`)
    const bugs = plantedBugs().filter((bug) => only === undefined || bug.includes(only))
    let found = 0
    for (const bug of bugs) {
      const began = Date.now()
      const patch = fileURLToPath(new URL(`${bug}.patch`, folder))
      git('apply', patch)
      const walked = walkIn(copy, seconds, seed)
      git('apply', '--reverse', patch)
      if (walked.found) found += 1
      console.log(
        `${walked.found ? 'found ' : 'MISSED'} ${bug} (${Math.round((Date.now() - began) / 1000)} s) ${walked.text.replace(/^found /, '')}`,
      )
    }
    console.log(`${found} of ${bugs.length} planted bugs found`)
    return !clean.found && found >= bugs.length * 0.75
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
