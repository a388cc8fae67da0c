import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Webhook } from '../accounts/events.ts'

/** Addresses inside the house, and those that are nobody's: a webhook must not make the desk knock on doors that only it can reach. */
const fourth = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  fourth.addSubnet(network, bits, 'ipv4')
const sixth = new BlockList()
for (const [network, bits] of [
  // Addresses that hold one of the fourth version: compatible, mapped, translated and tunnelled (Teredo); where they lead depends on the network.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  sixth.addSubnet(network, bits, 'ipv6')

export const isInside = (address: string): boolean => (isIP(address) === 6 ? sixth.check(address, 'ipv6') : fourth.check(address, 'ipv4'))

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Names that no public register has, whatever they lead to: those of one word, and those kept for use inside (RFC 6761, 6762, 8375). */
const isNameInside = (host: string): boolean => !host.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(host)

const isHostInside = (host: string): boolean => (isIP(host) === 0 ? isNameInside(host) : isInside(host))

/** Does an address lead inside now? A name that cannot be found yet does not; it is asked again at every connection. */
export const leadsInside = async (url: string): Promise<boolean> => {
  const host = hostOf(url)
  if (isIP(host) !== 0 || isHostInside(host)) return isHostInside(host)
  const found = await resolve(host, { all: true }).catch(() => [])
  return found.some(({ address }) => isInside(address))
}

export type Sender = (hook: Webhook, body: string) => Promise<boolean>

export const signatureOf = (secret: string, body: string): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Asked in the moment of connecting, so that a name cannot point elsewhere in between. */
const lookupOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found = error === null ? addresses : []
    if (found.length === 0 || found.some(({ address }) => isInside(address))) done(error ?? new Error('inside'), [])
    else done(null, options.all === true ? found : found[0]!.address, found[0]!.family)
  })
}

/** Sends one message; true when the receiver took it. Redirections are not followed. */
export const sendOut =
  (allowInside: boolean): Sender =>
  ({ url, secret }, body) =>
    new Promise((done) => {
      const { protocol } = new URL(url)
      const host = hostOf(url)
      if (!allowInside && isHostInside(host)) return done(false)
      const headers = { 'content-type': 'application/json', 'user-agent': 'zug', 'x-zug-signature': signatureOf(secret, body) }
      const sent = (protocol === 'https:' ? https : http).request(
        url,
        { method: 'POST', headers, timeout: 10_000, agent: false, ...(allowInside ? {} : { lookup: lookupOutside }) },
        (response) => {
          done(response.statusCode !== undefined && response.statusCode >= 200 && response.statusCode < 300)
          // Nothing else of the answer counts, and it need never end.
          response.destroy()
        },
      )
      sent.on('timeout', () => sent.destroy())
      sent.on('error', () => done(false))
      sent.on('close', () => done(false))
      sent.end(body)
    })
