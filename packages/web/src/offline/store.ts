import { filesIn, nameOf, tournamentOf } from './addresses.ts'
import { canBeMarked } from './mark.ts'

const pages = 'zug-pages'
const files = 'zug-files'
/** Pages that show nothing of anybody: the console before it has asked, the verify page, and what is shown where nothing was kept. */
const plain = 'zug-plain'
export const shellName = '/'
export const nothingName = '/offline'

/** When it was read from the desk. */
export const keptAt = 'x-zug-kept'
const most = { [pages]: 80, [plain]: 3, [files]: 700 }
/** Nobody wants to read older ones, and somebody else may have the device by now. */
const longest = 14 * 86_400_000

/** Counts up whenever everything is forgotten: what was asked for before is not kept after. */
let time = 0
export const now = (): number => time

/** Pages of whoever was signed in, the console's answers among them. Files are the same for everybody, and pages of links are their own affair. */
export const forgetAll = async (): Promise<void> => {
  time += 1
  const names = await caches.keys()
  await Promise.all(names.filter((name) => /^zug-(pages|desk)$/.test(name)).map((name) => caches.delete(name)))
}

const trim = async (cache: Cache, limit: number): Promise<void> => {
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - limit)).map((old) => cache.delete(old)))
}

export const keepFile = async (address: string, response?: Response): Promise<void> => {
  const cache = await caches.open(files)
  if ((await cache.match(address)) !== undefined) return
  const got = response ?? (await fetch(address))
  if (!got.ok) return
  await cache.put(address, got)
  await trim(cache, most[files])
}

export const keptFile = async (address: string): Promise<Response | undefined> => (await caches.open(files)).match(address)

/** A page with the moment it was read at, and the files it needs. `asked`: what `now` said when it was asked for. */
export const keepPage = async (name: string, response: Response, asked: number, ofEvent: boolean): Promise<void> => {
  const html = await response.text()
  if (ofEvent && !canBeMarked(html)) return
  const headers = new Headers(response.headers)
  // The text is unpacked by now.
  for (const header of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(header)
  headers.set(keptAt, new Date().toISOString())
  const place = ofEvent ? pages : plain
  const cache = await caches.open(place)
  if (ofEvent && asked !== time) return
  await cache.delete(name)
  await cache.put(name, new Response(html, { headers }))
  await trim(cache, most[place])
  await Promise.all(filesIn(html).map((file) => keepFile(file).catch(() => {})))
}

export const keptPage = async (name: string, ofEvent: boolean): Promise<Response | null> => {
  const cache = await caches.open(ofEvent ? pages : plain)
  const found = await cache.match(name)
  if (found === undefined) return null
  if (Date.now() - Date.parse(found.headers.get(keptAt) ?? '') < longest) return found
  await cache.delete(name)
  return null
}

/** It was taken down, or is not for this reader any more: nothing of that tournament stays. */
export const forgetTournament = async (url: URL): Promise<void> => {
  const cache = await caches.open(pages)
  const tournament = tournamentOf(url.pathname)
  if (tournament === null) await cache.delete(nameOf(url))
  else
    for (const request of await cache.keys()) {
      if (tournamentOf(new URL(request.url).pathname) === tournament) await cache.delete(request)
    }
}
