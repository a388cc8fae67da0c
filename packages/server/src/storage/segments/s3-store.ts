import { hash } from 'node:crypto'
import { authorizationOf, type Credentials, encodePath, queryText, stampOf } from './sigv4.ts'
import { type SegmentStore, StoreError } from './store.ts'

export type Bucket = { readonly endpoint: string; readonly bucket: string; readonly prefix: string; readonly credentials: Credentials }

/** Milliseconds for an answer, and tries, with pauses between them, where asking again may help. */
export type Patience = { readonly each: number; readonly pauses: readonly number[] }
const usual: Patience = { each: 20_000, pauses: [200, 800] }

/** By path-style addresses, which every S3-compatible store takes: PUT, GET, and LIST page by page. */
export const s3Store = ({ endpoint, bucket, prefix, credentials }: Bucket, patience: Patience = usual): SegmentStore => {
  const base = new URL(endpoint)
  const place = `s3://${bucket}/${prefix} at ${base.host}`
  const keyOf = (name: string): string => (prefix === '' ? name : `${prefix}/${name}`)

  const once = async (
    method: string,
    key: string,
    query: Readonly<Record<string, string>>,
    body: Buffer | null,
    more: object,
  ): Promise<Answer> => {
    const path = `${base.pathname.replace(/\/$/, '')}/${bucket}${key === '' ? '' : `/${key}`}`
    const stamp = stampOf(new Date())
    const digest = hash('sha256', body ?? '')
    const headers: Record<string, string> = {
      host: base.host,
      'x-amz-content-sha256': digest,
      'x-amz-date': stamp,
      ...(credentials.token === null ? {} : { 'x-amz-security-token': credentials.token }),
      ...more,
    }
    const authorization = authorizationOf({ method, path, query, headers, body: digest }, credentials, stamp)
    const { host: _, ...sent } = headers
    const asked = Object.keys(query).length === 0 ? '' : `?${queryText(query)}`
    const answer = await fetch(`${base.origin}${encodePath(path)}${asked}`, {
      method,
      headers: { ...sent, authorization },
      body: body === null ? null : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.each),
    })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  const ask = async (
    method: string,
    key: string,
    query: Readonly<Record<string, string>> = {},
    body: Buffer | null = null,
    more: object = {},
  ): Promise<Answer> => {
    for (let attempt = 0; ; attempt++) {
      const pause = patience.pauses[attempt]
      const failed = await once(method, key, query, body, more).then(
        (answer) => (answer.status >= 500 || answer.status === 429 ? refusal(place, answer) : answer),
        (error: unknown) => new StoreError(`${place} does not answer (${causeOf(error)}).`, false, error),
      )
      if (!(failed instanceof Error)) return failed
      if (pause === undefined) throw failed
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  return {
    place,
    list: async (under, after) => {
      const found: string[] = []
      for (let token: string | null = null; ; ) {
        const { status, bytes }: Answer = await ask('GET', '', {
          'list-type': '2',
          prefix: keyOf(under),
          ...(after === undefined ? {} : { 'start-after': keyOf(after) }),
          ...(token === null ? {} : { 'continuation-token': token }),
        })
        const text = bytes.toString()
        if (status !== 200 || !/<\/ListBucketResult>\s*$/.test(text)) throw refusal(place, { status, bytes })
        const cut = prefix === '' ? 0 : prefix.length + 1
        for (const [, key] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) found.push(unescaped(key!).slice(cut))
        token = /<IsTruncated>true</.test(text) ? unescaped(/<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? '') : null
        if (token === null) return found.sort()
        if (token === '') throw new StoreError(`${place} lists a part and does not say where it goes on.`)
      }
    },
    get: async (name) => {
      const answer = await ask('GET', keyOf(name))
      if (answer.status !== 200) throw refusal(place, answer)
      return answer.bytes
    },
    put: async (name, bytes) => {
      let answer = await ask('PUT', keyOf(name), {}, bytes, { 'if-none-match': '*' })
      // Older stores do not know the condition; names are those of their content, so that nothing else can have this one.
      if (answer.status === 501 || (answer.status === 400 && answer.bytes.includes('NotImplemented')))
        answer = await ask('PUT', keyOf(name), {}, bytes)
      // 412: it is there already, by a try of which the answer was lost.
      if (answer.status !== 200 && answer.status !== 412) throw refusal(place, answer)
    },
  }
}

type Answer = { readonly status: number; readonly bytes: Buffer }

const refusal = (place: string, { status, bytes }: Answer): StoreError => {
  const text = bytes.toString('utf8', 0, 4000)
  const code = /<Code>([\w.]{1,60})<\/Code>/.exec(text)?.[1]
  return new StoreError(
    `${place} answers ${status}${code === undefined ? '' : ` (${code})`}.`,
    status >= 300 && status < 500 && status !== 429,
  )
}

const causeOf = (error: unknown): string => {
  const cause = (error as { readonly cause?: { readonly code?: string } }).cause
  return cause?.code ?? (error instanceof Error ? error.name : 'no answer')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    return String.fromCodePoint(name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
  })
