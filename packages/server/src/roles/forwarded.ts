import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Storage } from '../storage/port.ts'

/** What an edge says of a request that it passes on: who asks, and how the browser sees us. */
export type Forwarded = { readonly address: string; readonly secure: boolean; readonly host: string }

/** The header in which it does. Whatever a client sends under this name ends at the edge. */
export const forwardedHeader = 'zug-forwarded'

/** The key that edges and writers of one installation share; who has it reads the database. Writers make it, edges wait for it. */
export const edgeKeySetting = 'edge-key'
export const settleEdgeKey = async (storage: Storage): Promise<string> =>
  String(await storage.settleSetting(edgeKeySetting, randomBytes(32).toString('base64url')))

const macOf = (key: string, method: string, url: string, said: string): Buffer =>
  createHmac('sha256', key).update(`${method}\n${url}\n${said}`).digest()

/** Signed together with method and address, so that it cannot be put before another request. */
export const signForwarded = (key: string, method: string, url: string, forwarded: Forwarded): string => {
  const said = Buffer.from(JSON.stringify(forwarded)).toString('base64url')
  return `1.${said}.${macOf(key, method, url, said).toString('base64url')}`
}

const readForwarded = (key: string, method: string, url: string, header: string): Forwarded | null => {
  const [version, said, mac] = header.split('.')
  if (version !== '1' || said === undefined || mac === undefined) return null
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(key, method, url, said)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return JSON.parse(Buffer.from(said, 'base64url').toString()) as Forwarded
}

const believed = new WeakMap<object, Forwarded>()

/** What an edge has said of this request, and proved; null where it comes from somebody else. */
export const forwardedBy = (incoming: object | undefined): Forwarded | null =>
  incoming === undefined ? null : (believed.get(incoming) ?? null)

/** Looks at the header before anything else does. One that is not signed is as if it were not there. */
export const believeEdges = (key: string, request: IncomingMessage): void => {
  const header = request.headers[forwardedHeader]
  if (typeof header !== 'string') return
  const forwarded = readForwarded(key, request.method ?? '', request.url ?? '', header)
  if (forwarded !== null) believed.set(request, forwarded)
}
