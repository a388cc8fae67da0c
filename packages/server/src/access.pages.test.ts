import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PageLeast, pageAccess } from './pages/access.ts'
import { documents } from './pages/paper/documents/index.ts'
import { openStorage, type Storage } from './storage/index.ts'
import { useDatabases } from './storage/testing/databases.ts'
import { type CallerName, type Cast, callers, makeCast } from './testing/cast.ts'
import { startServer, type TestServer } from './testing/server.ts'

const databases = useDatabases()
let storage: Storage
let server: TestServer
let cast: Cast
beforeAll(async () => {
  storage = await openStorage(await databases.newPlace('sqlite'))
  server = await startServer(storage)
  cast = await makeCast(server)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const foreign: readonly CallerName[] = [
  'nobody',
  'stranger',
  'foreign-token',
  'foreign-link',
  'foreign-board-link',
  'expired-token',
  'revoked-token',
  'ended-session',
  'revoked-link',
]
const outsiders = new Set<CallerName>(foreign)
/** A secret that is not good any more is refused by the API; pages take it for nobody's. */
const desk = new Set<CallerName>(['deputy', 'chief', 'owner', 'administrator', 'reading-token'])

const sees = (caller: CallerName, where: 'open' | 'closed'): boolean => where === 'open' || !outsiders.has(caller)

const letsIn: Readonly<Record<PageLeast, (caller: CallerName, where: 'open' | 'closed') => boolean>> = {
  anyone: () => true,
  public: sees,
  deputy: (caller) => desk.has(caller) && caller !== 'reading-token',
  administrator: (caller) => caller === 'administrator',
  link: () => false,
  terminal: () => false,
}

const addressOf = (path: string, id: string): string =>
  path
    .replace(/:name\{.*\}/, 'none.js')
    .replace(':tournament', id)
    .replace(':id', id)
    .replace(':document', 'players')
    .replace(':round', '1')
    .replace(':player', '1')
    .replace(':screen', 'everything')
    .replace(':secret', 'zug_l_unknown')
    .replace('/desk/*', '/desk/x')
    .replace('/t/*', '/t/nothing/at/all')

/** Files that only a build makes, and pages that say that there is nothing. */
const unmade = ['/assets/', '/t/*', '/icon.svg', '/touch-icon.png', '/preview.png', '/verify', '/zug-verify.html', 'worker.js']
const console = ['GET /', 'GET /new', 'GET /setup', 'GET /account', 'GET /desk', 'GET /desk/*']

describe.each(Object.entries(pageAccess))('%s', (name, { least }) => {
  const [method, path] = name.split(' ') as [string, string]
  const inTournament = path.includes(':tournament') || path.includes(':id')
  test.each(inTournament ? (['open', 'closed'] as const) : (['open'] as const))(
    'lets in whom the table says, in the %s tournament',
    async (where) => {
      for (const caller of callers) {
        const query = path.endsWith('/links') ? '?round=1' : ''
        const { status } = await cast.client(caller, where).send(method, `${addressOf(path, cast[where])}${query}`)
        const expected = letsIn[least](caller, where)
        if (console.includes(name) || unmade.some((part) => path.includes(part)))
          expect([caller, [200, 404, 503].includes(status)]).toEqual([caller, true])
        // The tournaments here stand alone, and let nobody register: there are no such pages for anybody (self-registration.test.ts asks where there are).
        else if (path.endsWith('.ics'))
          expect([caller, sees(caller, where) ? [200, 404].includes(status) : status === 404]).toEqual([caller, true])
        else if (['/event', '/register'].some((end) => path.endsWith(end))) expect([caller, status]).toEqual([caller, 404])
        else if (least === 'link') expect([caller, status]).toEqual([caller, 410])
        else if (least === 'terminal') expect([caller, status]).toEqual([caller, 303])
        else if (least === 'deputy') expect([caller, status]).toEqual([caller, expected ? 303 : 403])
        else expect([caller, status]).toEqual([caller, expected ? 200 : 404])
      }
    },
  )
})

describe.each(documents.map((document) => [document.id, document] as const))('the printout %s', (id, { needs }) => {
  test.each(['open', 'closed'] as const)('is for whom the table says, in the %s tournament', async (where) => {
    for (const caller of callers) {
      const { status } = await cast.client(caller, where).get(`/t/${cast[where]}/paper/${id}`)
      if (!sees(caller, where)) expect([caller, status]).toEqual([caller, 404])
      else if (needs === 'desk' && !desk.has(caller)) expect([caller, status]).toEqual([caller, 403])
      else expect([caller, [200, 404].includes(status)]).toEqual([caller, true])
    }
  })
})
