import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parsePlace } from '../../storage/place.ts'
import { StorageError } from '../../storage/storage-error.ts'
import type { ListImport, ListProgress } from '../import-list.ts'
import { ListError, type ListIssue } from '../list-issue.ts'
import type { ListInfo } from '../port.ts'
import type { ListPreview } from '../preview-list.ts'
import { runImport, runPreview } from '../run-import.ts'

/** How far a list is that somebody sends. */
export type UploadState =
  | { readonly stage: 'receiving'; readonly received: number }
  /** What is in it is being looked at. */
  | { readonly stage: 'reading' }
  | { readonly stage: 'ready'; readonly preview: ListPreview }
  | ({ readonly stage: 'importing' } & ListProgress)
  | { readonly stage: 'done'; readonly list: ListInfo }
  /** The list that was there stays. With a preview it can be tried again otherwise. */
  | { readonly stage: 'refused'; readonly issue: ListIssue; readonly preview: ListPreview | null }

export type Upload = { readonly id: string; readonly file: string; readonly bytes: number; readonly state: UploadState }
type Kept = { -readonly [Key in keyof Upload]: Upload[Key] } & {
  readonly path: string
  touched: number
  /** A piece is on its way to the disk. */
  writing: boolean
  stop: AbortController | null
}

export type Wanted = Pick<ListImport, 'name' | 'month' | 'mapping' | 'smaller'>

export type ListUploads = {
  readonly begin: (file: string, bytes: number) => Promise<Upload>
  /** What is beyond what has come so far, or before it, is left: the answer says where to go on. null: there is no such upload. */
  readonly receive: (id: string, at: number, piece: Uint8Array) => Promise<Upload | null>
  readonly get: (id: string) => Upload | null
  readonly start: (id: string, wanted: Wanted, now: string) => Upload | null
  readonly stop: (id: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

const mostAtOnce = 3
/** Milliseconds after which nobody waits for it any more: somebody may be looking at its columns, but nobody sends that slowly. */
const forgotten = 15 * 60_000
const notSent = 2 * 60_000
const left = 24 * 60 * 60_000
const lookAgain = 60_000

/** Nothing more comes of it; it is only told. */
const isOver = ({ state }: Upload): boolean => state.stage === 'done' || (state.stage === 'refused' && state.preview === null)

/** How files are looked at and imported: in threads, or, for tests, here. */
export type ListWork = { readonly look: typeof runPreview; readonly take: typeof runImport }
export const inThreads: ListWork = { look: runPreview, take: runImport }

/** Lists on their way to an installation: piece by piece onto the disk, never whole in memory, and from there into the index in a thread. */
export const createListUploads = (
  place: string,
  {
    work = inThreads,
    steady,
    failed,
  }: { readonly work?: ListWork | undefined; readonly steady: () => number; readonly failed: (error: unknown) => void },
): ListUploads => {
  const uploads = new Map<string, Kept>()
  const { folder, own } = folderOf(place)
  // What a server that was ended has left behind: where no other sends its lists to the same place, nobody waits for it.
  if (own) rmSync(folder, { recursive: true, force: true })
  const drop = async (upload: Kept): Promise<void> => {
    uploads.delete(upload.id)
    upload.stop?.abort()
    await rm(upload.path, { force: true })
  }
  const dropForgotten = async (): Promise<void> => {
    for (const upload of [...uploads.values()])
      if (upload.stop === null && steady() - upload.touched > (upload.state.stage === 'receiving' ? notSent : forgotten)) await drop(upload)
  }
  const looking = setInterval(() => void dropForgotten().catch(failed), lookAgain)
  looking.unref()
  /** Goes on by itself. With a preview a refusal is not the end; what is no refusal is for the log. */
  const onward = (upload: Kept, preview: ListPreview | null, step: (signal: AbortSignal) => Promise<UploadState>): void => {
    const stop = new AbortController()
    upload.stop = stop
    void step(stop.signal)
      .catch((error: unknown): UploadState => {
        if (!(error instanceof ListError)) failed(error)
        return { stage: 'refused', issue: error instanceof ListError ? error.issue : { code: 'list-failed' }, preview }
      })
      .then((state) => {
        upload.state = state
        upload.stop = null
        upload.touched = steady()
        if (isOver(upload)) rmSync(upload.path, { force: true })
      })
  }
  return {
    begin: async (file, bytes) => {
      const id = randomBytes(12).toString('hex')
      const upload: Kept = {
        id,
        file: basename(file),
        bytes,
        state: { stage: 'receiving', received: 0 },
        path: join(folder, id),
        touched: steady(),
        writing: false,
        stop: null,
      }
      await dropForgotten()
      const going = [...uploads.values()].filter((other) => !isOver(other)).length
      const issue: ListIssue | null = bytes === 0 ? { code: 'list-empty' } : going >= mostAtOnce ? { code: 'list-busy' } : null
      if (issue !== null) return { id, file: upload.file, bytes, state: { stage: 'refused', issue, preview: null } }
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      await sweep(folder, uploads)
      uploads.set(id, upload)
      return told(upload)
    },
    receive: async (id, at, piece) => {
      const upload = uploads.get(id)
      if (upload === undefined) return null
      upload.touched = steady()
      const received = at + piece.length
      if (upload.writing || upload.state.stage !== 'receiving' || at !== upload.state.received || received > upload.bytes)
        return told(upload)
      upload.writing = true
      await writeAt(upload.path, at, piece).finally(() => {
        upload.writing = false
      })
      upload.state = { stage: 'receiving', received }
      if (received === upload.bytes) {
        upload.state = { stage: 'reading' }
        onward(upload, null, async (signal) => ({ stage: 'ready', preview: await work.look(place, upload, signal) }))
      }
      return told(upload)
    },
    get: (id) => {
      const upload = uploads.get(id)
      if (upload === undefined) return null
      upload.touched = steady()
      return told(upload)
    },
    start: (id, wanted, now) => {
      const upload = uploads.get(id)
      if (upload === undefined) return null
      const preview = upload.state.stage === 'ready' || upload.state.stage === 'refused' ? upload.state.preview : null
      if (preview === null) return told(upload)
      upload.state = { stage: 'importing', phase: 'reading', share: 0 }
      const job: ListImport = { ...wanted, path: upload.path, file: upload.file, mappingIsWhole: wanted.mapping !== null, now }
      onward(upload, preview, async (signal) => {
        const progress = (how: ListProgress): void => {
          if (upload.state.stage === 'importing') upload.state = { stage: 'importing', ...how }
        }
        return { stage: 'done', list: await work.take(place, job, { progress, signal }) }
      })
      return told(upload)
    },
    stop: async (id) => {
      const upload = uploads.get(id)
      if (upload !== undefined) await drop(upload)
      return upload !== undefined
    },
    close: async () => {
      clearInterval(looking)
      for (const upload of [...uploads.values()]) await drop(upload)
    },
  }
}

const told = ({ id, file, bytes, state }: Kept): Upload => ({ id, file, bytes, state })

/** Beside the lists; where these are in a database, where the machine keeps what does not last. */
const folderOf = (place: string): { readonly folder: string; readonly own: boolean } => {
  const where = parsePlace(place)
  const own = where.kind === 'sqlite'
  return { folder: own ? join(where.folder, 'lists', 'uploads') : join(tmpdir(), 'zug-list-uploads'), own }
}

const writeAt = async (path: string, at: number, piece: Uint8Array): Promise<void> => {
  try {
    const file = await open(path, at === 0 ? 'w' : 'r+', 0o600)
    try {
      let done = 0
      while (done < piece.length) done += (await file.write(piece, done, piece.length - done, at + done)).bytesWritten
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new StorageError('disk-full', 'There is no room for a rating list.', error)
    throw error
  }
}

/** What processes that were ended have left behind. */
const sweep = async (folder: string, known: ReadonlyMap<string, unknown>): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = known.has(name) ? 0 : Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > left) await rm(path, { force: true })
  }
}
