import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A store that speaks enough of S3 over real HTTP: PUT, GET, ListObjectsV2 with pages. It checks every signature by a computation of its own, from the
 * request as it came over the wire, and fails as it is told.
 */
export type Trouble = 'none' | 'error' | 'slow' | 'cut' | 'truncated' | 'lost-answer' | 'away'

export const keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }

export const startS3 = async ({ region = 'eu-central-1', pageSize = 3 }: { readonly region?: string; readonly pageSize?: number } = {}) => {
  const objects = new Map<string, Buffer>()
  const written: string[] = []
  let trouble: Trouble = 'none'
  let refused = 0

  const xml = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  }
  const error = (response: ServerResponse, status: number, code: string): void =>
    xml(response, status, `<Error><Code>${code}</Code></Error>`)

  const list = (response: ServerResponse, url: URL, bucket: string): void => {
    const [prefix, after, token] = ['prefix', 'start-after', 'continuation-token'].map((name) => url.searchParams.get(name) ?? '') as [
      string,
      string,
      string,
    ]
    const start = token === '' ? after : Buffer.from(token, 'base64').toString()
    const names = [...objects.keys()]
      .filter((key) => key.startsWith(`${bucket}/${prefix}`))
      .map((key) => key.slice(bucket.length + 1))
      .filter((key) => key > start)
      .sort()
    const page = names.slice(0, pageSize)
    const next = names.length > page.length ? Buffer.from(page.at(-1)!).toString('base64') : null
    const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    xml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('')}${next === null ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`}</ListBucketResult>`,
    )
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    if (trouble === 'error') return error(response, 500, 'InternalError')
    if (trouble === 'cut') return void request.socket.destroy()
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 400))
    const why = isSigned(request, body, region)
    if (why !== null) {
      refused += 1
      return error(response, 403, why)
    }
    const url = new URL(request.url ?? '/', 'http://store')
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent) as [string, string, ...string[]]
    if (bucket !== 'backups') return error(response, 404, 'NoSuchBucket')
    const key = `${bucket}/${rest.join('/')}`
    if (request.method === 'GET' && rest.length === 0) {
      if (trouble === 'truncated') return void response.writeHead(200).end('<ListBucketResult><IsTruncated>false</IsTruncated>')
      return list(response, url, bucket)
    }
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key)) return error(response, 412, 'PreconditionFailed')
      if (objects.has(key)) throw new Error(`${key} was written twice`)
      objects.set(key, body)
      written.push(key)
      if (trouble === 'lost-answer') return void request.socket.destroy()
      return void response.writeHead(200).end()
    }
    const object = objects.get(key)
    if (object === undefined) return error(response, 404, 'NoSuchKey')
    if (trouble === 'truncated') {
      response.writeHead(200, { 'content-length': object.length })
      response.write(object.subarray(0, object.length >> 1))
      return void setTimeout(() => request.socket.destroy(), 10)
    }
    response.writeHead(200, { 'content-length': object.length }).end(object)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    place: `s3://backups/club/desk?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=${region}`,
    environment: { AWS_ACCESS_KEY_ID: keys.id, AWS_SECRET_ACCESS_KEY: keys.secret },
    objects,
    written,
    refused: () => refused,
    fail: (how: Trouble) => {
      trouble = how
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const sha = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer, data: string): Buffer => createHmac('sha256', key).update(data, 'utf8').digest()

/** Of the raw request: path and query as they were sent, headers as they arrived. null: the signature is right. */
const isSigned = (request: IncomingMessage, body: Buffer, region: string): string | null => {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (given === null) return 'AccessDenied'
  const [, id, day, where, signed, signature] = given as unknown as readonly [string, string, string, string, string, string]
  const stamp = String(request.headers['x-amz-date'] ?? '')
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < 900_000)) return 'RequestTimeTooSkewed'
  if (id !== keys.id || where !== region || !stamp.startsWith(day)) return 'InvalidAccessKeyId'
  if (request.headers['x-amz-content-sha256'] !== sha(body)) return 'XAmzContentSHA256Mismatch'
  const list = signed.split(';')
  for (const name of ['host', ...Object.keys(request.headers).filter((header) => header.startsWith('x-amz-'))])
    if (!list.includes(name)) return 'AccessDenied'
  const [path, query = ''] = (request.url ?? '').split('?') as [string, string?]
  const lines = [
    request.method ?? '',
    path,
    query
      .split('&')
      .filter((part) => part !== '')
      .sort()
      .join('&'),
  ]
  for (const name of list) lines.push(`${name}:${String(request.headers[name] ?? '').trim()}`)
  lines.push('', signed, sha(body))
  let key: Buffer = Buffer.from(`AWS4${keys.secret}`)
  for (const part of [day, region, 's3', 'aws4_request']) key = hmac(key, part)
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${sha(lines.join('\n'))}`)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}
