import { createHmac, hash } from 'node:crypto'

/** Amazon's Signature Version 4, as every S3-compatible store checks it. */
export type Credentials = { readonly id: string; readonly secret: string; readonly token: string | null; readonly region: string }

export type Signable = {
  readonly method: string
  /** Of the address: as the request says it, without query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** All that are signed; `host` among them. Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body. */
  readonly body: string
}

/** All but letters, digits and -._~ as %XX, which `encodeURIComponent` leaves for a few more. */
export const uriEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const encodePath = (path: string): string => path.split('/').map(uriEncode).join('/')

export const queryText = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** 20130524T000000Z */
export const stampOf = (date: Date): string => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The header `authorization` of a request that is made at `stamp`. */
export const authorizationOf = (request: Signable, { id, secret, region }: Credentials, stamp: string): string => {
  const names = Object.keys(request.headers).sort()
  const signed = names.join(';')
  const canonical = [
    request.method,
    encodePath(request.path),
    queryText(request.query),
    ...names.map((name) => `${name}:${request.headers[name]!.trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    request.body,
  ].join('\n')
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, hash('sha256', canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((before, part) => mac(before, part), `AWS4${secret}`)
  return `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${signed},Signature=${mac(key, text).toString('hex')}`
}
