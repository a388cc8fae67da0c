import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tournament } from '@zug/engine/model'
import { makeTrf } from '@zug/engine/trf'

/**
 * Another engine, run on the same files in the same run.
 *
 *     ZUG_PEER=/path/to/bbpPairings npm run bench
 *
 * ZUG_PEER_ARGS are its arguments, with {in} and {out} for the files (default "--dutch {in} -p {out}"), ZUG_PEER_RULES the edition it pairs by
 * (default: compared with both).
 */
export type Peer = { readonly rules: string | null; readonly run: (trf: Uint8Array) => { readonly ms: number; readonly ok: boolean } }

const { ZUG_PEER, ZUG_PEER_ARGS, ZUG_PEER_RULES } = process.env

export const findPeer = (): Peer | null =>
  ZUG_PEER === undefined ? null : { rules: ZUG_PEER_RULES ?? null, run: runner(ZUG_PEER, ZUG_PEER_ARGS ?? usualArguments) }

/** Zug itself as a process of its own, start-up included, by the same arguments. */
export const zugAsProcess = (): Peer => ({
  rules: null,
  run: runner(process.execPath, `${new URL('../packages/cli/bin/zug.js', import.meta.url).pathname} --dutch {in} -p {out}`),
})

/** The other engine as a command, with {in} and {out} for the files. */
export const peerCommand = (): readonly string[] | null =>
  ZUG_PEER === undefined ? null : [ZUG_PEER, ...(ZUG_PEER_ARGS ?? usualArguments).split(' ')]

const usualArguments = '--dutch {in} -p {out}'

const runner = (executable: string, template: string) => (trf: Uint8Array) => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-bench-'))
  try {
    const files: Record<string, string> = { '{in}': join(folder, 'in.trf'), '{out}': join(folder, 'out.txt') }
    writeFileSync(files['{in}']!, trf)
    const start = performance.now()
    const { status } = spawnSync(
      executable,
      template.split(' ').map((part) => files[part] ?? part),
      { stdio: 'ignore' },
    )
    return { ms: performance.now() - start, ok: status === 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A simulated field as bytes that other engines read. */
export const trfBytes = (tournament: Tournament): Uint8Array => {
  const made = makeTrf(tournament, { dialect: 'trfbx' })
  return new TextEncoder().encode(made.text)
}
