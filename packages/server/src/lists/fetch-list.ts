import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ListImport } from './import-list.ts'
import { ListError } from './list-issue.ts'

export const isAddress = (place: string): boolean => /^https?:\/\//i.test(place)

/** As much as may be sent in by a browser. */
const mostBytes = 1_200_000_000
/** Milliseconds without an answer, and for all of it. */
const patience = 60 * 60_000

type Fetched = Pick<ListImport, 'path' | 'file'>

/** A list as an address gives it out, in a file that is gone when `work` is done with it. Nobody is asked for an address but the operator. */
export const withFetched = async <T>(address: string, work: (fetched: Fetched) => Promise<T>, ended?: AbortSignal): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'zug-list-'))
  try {
    const file = basename(new URL(address).pathname) || 'list'
    const path = join(folder, 'list')
    const late = AbortSignal.timeout(patience)
    await download(address, path, ended === undefined ? late : AbortSignal.any([late, ended]))
    return await work({ path, file })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const download = async (address: string, path: string, signal: AbortSignal): Promise<void> => {
  const unreachable = (why: string): ListError => new ListError({ code: 'list-unreachable', address, why })
  const answer = await fetch(address, { signal, redirect: 'follow' }).catch((error: Error) => {
    throw unreachable((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name)
  })
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel()
    throw unreachable(String(answer.status))
  }
  let bytes = 0
  const counted = new Transform({
    transform: (chunk: Uint8Array, _, done) => {
      bytes += chunk.length
      done(bytes > mostBytes ? new ListError({ code: 'list-too-large', megabytes: mostBytes / 1_000_000 }) : null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(answer.body), counted, createWriteStream(path, { mode: 0o600 })).catch((error: Error) => {
    throw error instanceof ListError ? error : unreachable((error as NodeJS.ErrnoException).code ?? error.name)
  })
}
