import { randomUUID } from 'node:crypto'
import { chownSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { err, ok } from '@zug/engine/model'
import { problem } from '../http/problem.ts'
import { parsePlace } from '../storage/place.ts'
import type { Storage } from '../storage/port.ts'
import { type Directory, openDirectory } from './directory.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { mayEnter } from './state.ts'

/** How long a link that `zug link` prints can be used. */
export const ticketMinutes = 15

/** In the audit: whoever can write to the data may sign in. */
const actor = 'command-line'

/** A folder belongs to the process that runs on it, so a ticket for it lies beside the database: the hash of the secret, readable by the same account only. */
const fileIn = (folder: string): string => join(folder, 'sign-in-link.json')
type Ticket = { readonly secret: string; readonly until: string }

export type Issued =
  | { readonly kind: 'issued'; readonly secret: string; readonly until: string }
  | { readonly kind: 'has-password'; readonly login: string }

/**
 * Makes a ticket that signs the owner in once, for somebody who can write to the data. In PostgreSQL it is an event, which every process reads. `storage` is only read
 * where the data is in a folder. An owner who has a password signs in with it.
 */
export const issueTicket = async (storage: Storage, place: string, now: () => Date = () => new Date()): Promise<Issued> => {
  const directory = await openDirectory(storage, now, { reading: parsePlace(place).kind === 'sqlite' })
  if (!mayEnter(directory.state)) {
    const owner = [...directory.state.accounts.values()].find(({ administrator, closed }) => administrator && !closed)
    return { kind: 'has-password', login: owner?.login ?? '' }
  }
  const secret = newSecret('entrance')
  const ticket: Ticket = { secret: hashSecret(secret), until: new Date(now().getTime() + ticketMinutes * 60_000).toISOString() }
  const where = parsePlace(place)
  if (where.kind === 'sqlite') writeWhole(fileIn(where.folder), JSON.stringify(ticket))
  else await directory.record(actor, now().toISOString(), () => ok([{ kind: 'sign-in-link-made', ...ticket }]))
  return { kind: 'issued', secret, until: ticket.until }
}

const writeWhole = (path: string, text: string): void => {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' })
  if (process.getuid?.() === 0) giveToOwner(draft)
  renameSync(draft, path)
}

/** Root may write for the account that runs the desk, which has to read it. */
const giveToOwner = (path: string): void => {
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

/** Uses a ticket up. False if there is none for this secret, or it has expired. */
export const takeTicket = async (place: string, directory: Directory, secret: string, now: Date): Promise<boolean> => {
  const where = parsePlace(place)
  const hash = hashSecret(secret)
  const at = now.toISOString()
  if (where.kind === 'sqlite') return takeFile(fileIn(where.folder), hash, at)
  await directory.refresh()
  // Of several processes, one records the use; the others then find no ticket.
  const done = await directory.record(actor, at, ({ tickets }) =>
    (tickets.get(hash) ?? '') > at
      ? ok([{ kind: 'sign-in-link-used', secret: hash }])
      : err(problem(404, 'not-found', { what: 'account' })),
  )
  return done.ok
}

const takeFile = (path: string, hash: string, at: string): boolean => {
  try {
    const { secret, until } = JSON.parse(readFileSync(path, 'utf8')) as Ticket
    if (secret !== hash) return false
    rmSync(path)
    return until > at
  } catch {
    return false
  }
}
