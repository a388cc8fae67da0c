import type { AccountEvent } from './events.ts'
import { hashSecret, kindOfSecret, newSecret } from './secrets.ts'
import type { AccountState } from './state.ts'

/** Hashes of the device cookies of an account, oldest first. A program that signs in without cookies must not fill the state. */
const maxDevicesPerAccount = 20

/** By the hash of a device cookie: the accounts that have signed in on that device. */
export type Devices = Map<string, ReadonlySet<string>>

export const addDevice = (devices: Devices, account: string, hash: string): void => {
  const accounts = devices.get(hash) ?? new Set()
  devices.delete(hash)
  devices.set(hash, new Set([...accounts, account]))
  const hashes = [...devices].filter(([, users]) => users.has(account)).map(([each]) => each)
  for (const oldest of hashes.slice(0, -maxDevicesPerAccount)) removeDevice(devices, account, oldest)
}

const removeDevice = (devices: Devices, account: string, hash: string): void => {
  const accounts = new Set(devices.get(hash))
  accounts.delete(account)
  if (accounts.size === 0) devices.delete(hash)
  else devices.set(hash, accounts)
}

export const removeDevicesOf = (devices: Devices, account: string): void => {
  for (const [hash, users] of [...devices]) if (users.has(account)) removeDevice(devices, account, hash)
}

/** The hash of the device cookie if the account has signed in on this device before, else null. */
export const knownDevice = ({ devices }: Readonly<AccountState>, account: string, cookie: string | undefined): string | null => {
  const hash = cookie === undefined ? null : hashSecret(cookie)
  return hash !== null && devices.get(hash)?.has(account) === true ? hash : null
}

/** The device cookie to set after a sign-in, and the event that remembers it. People who share a browser share its cookie. */
export const rememberDevice = (
  state: Readonly<AccountState>,
  account: string,
  cookie: string | undefined,
): { readonly device: string; readonly events: readonly AccountEvent[] } => {
  const reusable = cookie !== undefined && kindOfSecret(cookie) === 'device' && state.devices.has(hashSecret(cookie))
  const device = reusable ? cookie : newSecret('device')
  if (knownDevice(state, account, device) !== null) return { device, events: [] }
  return { device, events: [{ kind: 'device-remembered', account, secret: hashSecret(device) }] }
}
