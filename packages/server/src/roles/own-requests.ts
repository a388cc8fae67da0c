import type { IncomingMessage } from 'node:http'

/** Where an edge lets a request be answered: by itself; by a writer; or by a writer, and by itself as of the last moment it knows of when there is none. */
export type Answerer = 'here' | 'writer' | 'writer-else-here'

const session = /(?:^|;\s*)(?:__Host-)?zug-session=([^;]*)/

/** What somebody who is signed in brings, or a program: what they read is what they have just written, wherever that was. */
export const secretOf = ({ headers }: IncomingMessage): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? session.exec(headers.cookie ?? '')?.[1] ?? null

/** Links that a writer has printed, and the form that looks into the rating lists, which an edge does not have. */
const ofWriters = /^\/(?:enter\/|t\/[^/]+\/register(?:$|[/?]))/

export const answererOf = (request: IncomingMessage): Answerer => {
  const url = request.url ?? '/'
  if ((request.method !== 'GET' && request.method !== 'HEAD') || ofWriters.test(url)) return 'writer'
  const [path = '', query = ''] = url.split('?')
  if (secretOf(request) === null) return 'here'
  const api = path.startsWith('/api/') && path !== '/api/openapi.json' && !new URLSearchParams(query).getAll('as').includes('public')
  return api || /^\/t\/[^/]+\/paper(?:$|\/)/.test(path) ? 'writer-else-here' : 'here'
}

/** By what a request goes to one writer rather than another: its tournament, else whoever asks. */
export const nameOf = (request: IncomingMessage, address: string): string => {
  const [path = ''] = (request.url ?? '/').split('?')
  const tournament = /^\/(?:api\/tournaments|t)\/([^/]+)/.exec(path)?.[1]
  if (tournament !== undefined) return `tournament ${tournament}`
  return secretOf(request) ?? address
}
