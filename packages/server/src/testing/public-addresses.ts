import { endpoints } from '../endpoints.ts'
import { exportFormats } from '../exchange/exports.ts'
import { viewKinds } from '../hall/events.ts'
import { documents } from '../pages/paper/documents/index.ts'
import { pages } from '../pages/public/pages.tsx'

const rounds = [1, 2, 3]

/** What stands in braces of a path, in every way that is worth asking. */
const fillings: Readonly<Record<string, readonly (number | string)[]>> = {
  round: rounds,
  player: [1, 2, 3, 9],
  format: exportFormats,
}

const filled = (path: string): readonly string[] => {
  const name = /[{:](\w+)\}?/.exec(path)
  if (name === null) return [path]
  return (fillings[name[1]!] ?? []).flatMap((value) => filled(path.replace(name[0], String(value))))
}

const queries: Readonly<Record<string, string>> = { why: '?player=1', 'why-not': '?player=1&opponent=2' }
const queried = (path: string): string => `${path}${queries[path.split('/').at(-1)!] ?? ''}`

/** Every address under which everybody may ask for something of a tournament, from the tables of routes, pages, printouts and screens; live streams apart. */
export const publicAddresses = (id: string): readonly string[] => {
  const api = endpoints
    .filter(({ method, least, path }) => method === 'get' && (least === 'public' || least === 'anyone') && !path.endsWith('/live'))
    .flatMap(({ path }) => filled(path.replace('{tournament}', id)))
    .map((path) => `/api${queried(path)}`)
  const screens = ['', ...['everything', ...viewKinds].map((kind) => `/${kind}`)]
  const ofTournament = [
    ...Object.keys(pages).flatMap(filled),
    ...[
      '/standings?working=1',
      '/round/1?by=name',
      '/round/2?by=name',
      '/why?player=1&opponent=2',
      '/why?round=2&player=1',
      '/players?q=1',
    ],
    ...rounds.flatMap((round) => ['receipt.json', 'certificate.json', 'report.trf'].map((file) => `/round/${round}/${file}`)),
    ...rounds.map((round) => `/round/${round}/games.pgn`),
    '/calendar.ics',
    '/paper',
    ...documents.flatMap((document) => [`/paper/${document.id}`, ...rounds.map((round) => `/paper/${document.id}?round=${round}`)]),
    ...screens.map((screen) => `/screen${screen}`),
    '/round/99',
    '/nothing',
  ]
  const exported = exportFormats.map((format) => `/api/tournaments/${id}/export/${format}?issues=true`)
  return [
    ...api,
    ...exported,
    '/t',
    '/',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/seen',
    '/metrics',
    ...ofTournament.map((path) => `/t/${id}${path}`),
  ]
}
