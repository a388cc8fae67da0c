import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const zugFile = fileURLToPath(new URL('../../bin/zug.js', import.meta.url))
/** Repository root, so that a test can name files as a reader of the README would. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

type RunOptions = { readonly input?: string | Uint8Array; readonly cwd?: string; readonly env?: Readonly<Record<string, string>> }

/** The real command in a process of its own, with an environment that says nothing about colours or terminals. */
export const runZug = (args: readonly string[], options: RunOptions = {}): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [zugFile, ...args], {
    encoding: 'utf8',
    cwd: options.cwd ?? root,
    env: { PATH: process.env.PATH ?? '', ...options.env },
    ...(options.input === undefined ? {} : { input: options.input }),
  })
