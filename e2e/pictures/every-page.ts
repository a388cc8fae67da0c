import type { Demonstration } from './demonstrate.ts'
import { type OtherEvents, otherKinds } from './other-events.ts'

export type Stop = {
  readonly name: string
  /** Without the language, which pages of the server take from their address. */
  readonly path: string
  readonly kind: 'console' | 'page' | 'screen' | 'paper'
}

const consolePages = ['players', 'round', 'results', 'standings', 'print', 'hall', 'history', 'settings', 'people']
const publicPages = ['', '/round/4', '/players', '/standings', '/crosstable', '/player/1', '/why?round=4&player=1&opponent=2']
const screens = ['', '/pairings-by-name', '/pairings-by-board', '/results', '/standings', '/announcement', '/clock']
const documents = [
  'players',
  'pairings',
  'pairings-by-name',
  'hall-pairings',
  'hall-by-name',
  'results',
  'standings',
  'crosstable',
  'wall-chart',
  'cards',
  'slips',
  'board-cards',
  'name-cards',
  'poster',
  'check-in',
  'check-in-codes',
  'checklist',
  'integrity',
]

/** Of events of other kinds: what looks different there. */
const otherConsolePages = ['players', 'round', 'results', 'standings', 'settings']
const otherPublicPages = ['', '/round/1', '/players', '/standings', '/crosstable', '/player/1']
const otherDocuments: Readonly<Record<(typeof otherKinds)[number], readonly string[]>> = {
  teams: ['pairings', 'results', 'standings', 'crosstable', 'cards', 'match-sheets', 'line-ups'],
  matches: ['pairings', 'results', 'standings', 'crosstable', 'cards', 'slips'],
  'round-robin': ['berger', 'results', 'standings', 'crosstable'],
  ssm: ['pairings', 'results', 'standings', 'cards', 'slips'],
  rated: ['integrity', 'standings'],
}

const slug = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'front'

/** Every page and sheet that somebody may look at. */
export const everyPage = (
  { example, played, hall, board, helper, checkIn }: Demonstration,
  { ids, phones }: OtherEvents,
): readonly Stop[] => {
  const at = (id: string, page: string, name = page): Stop => ({ name: `console-${name}`, path: `/desk/${id}/${page}`, kind: 'console' })
  return [
    { name: 'console-home', path: '/', kind: 'console' },
    { name: 'console-new', path: '/new', kind: 'console' },
    { name: 'console-account', path: '/account', kind: 'console' },
    { name: 'console-lists', path: '/lists', kind: 'console' },
    ...consolePages.map((page) => at(hall, page)),
    at(example, 'round', 'draft'),
    ...['crosstable', 'prizes', 'ratings', 'norms'].map((view) => at(played, `standings?view=${view}`, view)),
    ...publicPages.map((path): Stop => ({ name: `public-${slug(path)}`, path: `/t/${hall}${path}`, kind: 'page' })),
    { name: 'public-list', path: '/t', kind: 'page' },
    { name: 'verify', path: '/verify', kind: 'page' },
    { name: 'phone-board', path: board, kind: 'page' },
    { name: 'phone-helper', path: helper, kind: 'page' },
    { name: 'phone-check-in', path: checkIn, kind: 'page' },
    ...screens.map((path): Stop => ({ name: `screen-${slug(path)}`, path: `/t/${hall}/screen${path}`, kind: 'screen' })),
    ...documents.map((document): Stop => ({ name: `paper-${document}`, path: `/t/${hall}/paper/${document}`, kind: 'paper' })),
    ...Object.entries(phones).map(([kind, path]): Stop => ({ name: `phone-${kind}`, path, kind: 'page' })),
    ...otherKinds.flatMap((kind): readonly Stop[] => [
      ...otherConsolePages.map((page) => at(ids[kind], page, `${kind}-${page}`)),
      ...otherPublicPages.map((path): Stop => ({ name: `public-${kind}-${slug(path)}`, path: `/t/${ids[kind]}${path}`, kind: 'page' })),
      ...otherDocuments[kind].map(
        (document): Stop => ({ name: `paper-${kind}-${document}`, path: `/t/${ids[kind]}/paper/${document}`, kind: 'paper' }),
      ),
    ]),
  ]
}
