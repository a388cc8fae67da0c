import { networkInterfaces } from 'node:os'
import type { ServerConfig } from '../config.ts'

const everywhere: readonly string[] = ['0.0.0.0', '::']
/** Only this machine can open such an address. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname)

/** Nobody else can reach the desk: it listens here only, and neither a proxy nor an edge stands in front. */
export const isForThisMachine = ({
  host,
  publicUrl,
  trustProxy,
  role,
}: Pick<ServerConfig, 'host' | 'publicUrl' | 'trustProxy' | 'role'>): boolean =>
  isLoopback(host) && publicUrl === null && !trustProxy && (role === 'all' || role === 'edge')

/** Addresses of this machine in its networks; private ones first, since a hall has one. */
const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)))
const isPrivate = (address: string): boolean => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address)

/**
 * Where phones find the desk: what the operator says, else where the browser that asks has found it. Whoever sits at the machine itself sees it under
 * an address that is no use to a phone; then it is the address in the network, if the desk listens there.
 */
export const publicAddress = (
  { publicUrl, host }: Pick<ServerConfig, 'publicUrl' | 'host'>,
  origin: string,
  addresses = networkAddresses,
): string => {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const url = new URL(origin)
  const [address] = isLoopback(url.hostname) && everywhere.includes(host) ? addresses() : []
  if (address !== undefined) url.hostname = address
  return url.origin
}

/** Where the hall finds a desk that listens on all addresses; null where the machine is in no network. */
export const hallAddress = (here: string, addresses = networkAddresses): string | null => {
  const address = publicAddress({ publicUrl: null, host: '0.0.0.0' }, here, addresses)
  return isLoopback(new URL(address).hostname) ? null : address
}
