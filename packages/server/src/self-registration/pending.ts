import { randomUUID } from 'node:crypto'
import type { PlayerData } from '@zug/engine/desk'
import { limits } from '../limits.ts'
import type { Storage } from '../storage/port.ts'

/** Somebody who wants to play. Known to the desk only, until it has accepted; then nothing of it is kept here. */
export type Pending = {
  readonly id: string
  readonly at: string
  readonly player: Partial<PlayerData> & { readonly name: string }
  /** The list that the data are of; empty: as typed. */
  readonly list: string
  readonly remark: string
}

const prefix = 'self-registration/'
const nameOf = (tournament: string, id: string): string => `${prefix}${tournament}/${id}`

/** Those of a tournament, in the order in which they came. */
export const pendingOf = async (storage: Storage, tournament: string): Promise<readonly Pending[]> =>
  [...(await storage.settings())]
    .filter(([name]) => name.startsWith(nameOf(tournament, '')))
    .map(([, value]) => value as Pending)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1))

/** `twice`: the same person waits already. `full`: so many wait that somebody plays a trick on the desk. */
export const addPending = async (storage: Storage, tournament: string, entry: Omit<Pending, 'id'>): Promise<'added' | 'twice' | 'full'> => {
  const waiting = await pendingOf(storage, tournament)
  if (waiting.some(({ player }) => isSame(player, entry.player))) return 'twice'
  if (waiting.length >= limits.waitingRegistrations) return 'full'
  const id = randomUUID()
  await storage.saveSetting(nameOf(tournament, id), { ...entry, id })
  return 'added'
}

const isSame = (a: Pending['player'], b: Pending['player']): boolean =>
  a.fideId && b.fideId ? a.fideId === b.fideId : a.name.toLowerCase() === b.name.toLowerCase() && (a.birth ?? '') === (b.birth ?? '')

export const removePending = async (storage: Storage, tournament: string, id: string): Promise<boolean> => {
  const name = nameOf(tournament, id)
  if (!(await storage.settings()).has(name)) return false
  await storage.deleteSetting(name)
  return true
}

/** With the tournament goes what people had sent for it. */
export const removeAllPending = async (storage: Storage, tournament: string): Promise<void> => {
  for (const { id } of await pendingOf(storage, tournament)) await storage.deleteSetting(nameOf(tournament, id))
}
