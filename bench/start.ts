import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const zug = new URL('../packages/cli/bin/zug.js', import.meta.url).pathname

/** Milliseconds of processor time that a command takes, the mean of so many runs. The shell counts them; the first run, which fills caches, does not count. */
export const processTime = (command: readonly string[], runs: number): number => {
  const loop = `"$@"; times; i=0; while [ $i -lt ${runs} ]; do "$@"; i=$((i+1)); done; times`
  const { stdout } = spawnSync('/bin/sh', ['-c', `exec 3>&1; (${loop.replaceAll('"$@"', '"$@" >/dev/null 2>&1')}) >&3`, 'sh', ...command], {
    encoding: 'utf8',
  })
  const of = (line: string | undefined): number =>
    [...(line ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds),
      0,
    )
  const [, first, , last] = stdout.trim().split('\n')
  return (of(last) - of(first)) / runs
}

/** `zug pair` of a file by itself, and with a certificate, from start to end. */
export const certificateStartTimes = (
  bytes: Uint8Array,
  rulebook: string,
  runs: number,
): { readonly without: number; readonly with: number } => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-start-'))
  try {
    const file = join(folder, 'open.trf')
    writeFileSync(file, bytes)
    const command = [process.execPath, zug, 'pair', file, '--rules', rulebook]
    return { without: processTime(command, runs), with: processTime([...command, '--certificate', join(folder, 'round.json')], runs) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Bare Node, and the command from its start to its end, on files of their own. `peer` is another engine with its arguments. */
export const startTimes = (
  files: { readonly [name: string]: Uint8Array },
  runs: number,
  peer: readonly string[] | null,
): readonly (readonly [what: string, ms: number])[] => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-start-'))
  const at = (name: string): string => join(folder, name)
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(at(name), bytes)
    const [node, out] = [process.execPath, at('out.txt')]
    const commands: readonly (readonly [string, readonly string[]])[] = [
      ['node -e 0', [node, '-e', '0']],
      ['zug --help', [node, zug, '--help']],
      ...Object.keys(files).flatMap((name): readonly (readonly [string, readonly string[]])[] => [
        [`zug --dutch, ${name}`, [node, zug, '--dutch', at(name), '-p', out]],
        [`zug pair, ${name}`, [node, zug, 'pair', at(name)]],
        [`zug standings, ${name}`, [node, zug, 'standings', at(name), '--tie-breaks', 'BH/C1,BH,SB']],
        ...(peer === null
          ? []
          : [[`peer, ${name}`, peer.map((part) => (part === '{in}' ? at(name) : part === '{out}' ? out : part))] as const]),
      ]),
    ]
    return commands.map(([what, command]) => [what, processTime(command, runs)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
