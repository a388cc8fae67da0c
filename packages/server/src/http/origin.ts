import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { ServerConfig } from '../config.ts'
import { type Forwarded, forwardedBy } from '../roles/forwarded.ts'

type NodeEnvironment = {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string }; readonly errored?: Error | null }
}

const environmentOf = (c: Context): NodeEnvironment | undefined => c.env as NodeEnvironment | undefined

/** Did the connection end before all of the request was here? The error is then its own, and nobody waits for an answer. */
export const brokeOff = (error: unknown, c: Context): boolean => error instanceof Error && environmentOf(c)?.incoming?.errored === error

/** What one of our own edges says, which the operator need not allow. */
const edgeSays = (c: Context): Forwarded | null => forwardedBy(environmentOf(c)?.incoming)

/**
 * Whom limits count as one. Forwarded headers are believed only when the operator says that a proxy stands in front and sets them.
 */
export const addressOf = (c: Context, { trustProxy }: ServerConfig): string => {
  const edge = edgeSays(c)
  if (edge !== null) return edge.address
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || environmentOf(c)?.incoming?.socket?.remoteAddress || 'unknown')
}

/** Of the sixth version everybody has as many addresses as they like, all in one network of 64 bits; one of the fourth written so is of the fourth. */
export const networkOf = (given: string): string => {
  const address = withoutPort(given)
  if (isIP(address) !== 6) return address
  const [text] = address.split('%') as [string]
  const fourth = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  if (fourth !== undefined) return fourth
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(text) ?? []
  if (high !== undefined && low !== undefined) {
    const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex')
    return bytes.join('.')
  }
  const [before, after] = text.split('::') as [string, string | undefined]
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const groups =
    after === undefined ? head : [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Some proxies add the port, by which every connection would be somebody else. */
const withoutPort = (given: string): string => {
  const [, sixth, fourth] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(given) ?? []
  return sixth ?? fourth ?? given
}

export const isSecure = (c: Context, { trustProxy, publicUrl }: ServerConfig): boolean =>
  publicUrl?.startsWith('https:') === true || (edgeSays(c)?.secure ?? (trustProxy && c.req.header('x-forwarded-proto') === 'https'))

/** Where the browser believes to be: what the operator says, else what the request says. */
export const originOf = (c: Context, config: ServerConfig): string => {
  if (config.publicUrl !== null) return new URL(config.publicUrl).origin
  const host =
    edgeSays(c)?.host ??
    (config.trustProxy ? c.req.header('x-forwarded-host') : undefined) ??
    c.req.header('host') ??
    new URL(c.req.url).host
  // What is no host is not repeated: addresses for others are made of this.
  const good = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) ? host : `${config.host}:${config.port}`
  return `${isSecure(c, config) ? 'https' : 'http'}://${good}`
}
