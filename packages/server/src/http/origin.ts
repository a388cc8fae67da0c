import type { Context } from 'hono'
import type { ServerConfig } from '../config.ts'

type NodeEnvironment = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }

/** Forwarded headers are believed only when the operator says that a proxy stands in front and sets them. */
export const addressOf = (c: Context, { trustProxy }: ServerConfig): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (c.env as NodeEnvironment | undefined)?.incoming?.socket?.remoteAddress || 'unknown'
}

export const isSecure = (c: Context, { trustProxy, publicUrl }: ServerConfig): boolean =>
  publicUrl?.startsWith('https:') === true || (trustProxy && c.req.header('x-forwarded-proto') === 'https')

/** Where the browser believes to be: what the operator says, else what the request says. */
export const originOf = (c: Context, config: ServerConfig): string => {
  if (config.publicUrl !== null) return new URL(config.publicUrl).origin
  const host = (config.trustProxy ? c.req.header('x-forwarded-host') : undefined) ?? c.req.header('host') ?? new URL(c.req.url).host
  // What is no host is not repeated: addresses for others are made of this.
  const good = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) ? host : `${config.host}:${config.port}`
  return `${isSecure(c, config) ? 'https' : 'http'}://${good}`
}
