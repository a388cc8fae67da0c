/** Pages of everybody: made whole on the server, so that one kept on the device can be read without it. Printouts, screens and forms are not among them. */
const page = /^\/t(\/[a-z0-9][a-z0-9-]{0,59}(\/(event|round\/\d+|standings|crosstable|prizes|players|player\/\d+|why))?)?$/

/** The console is one file, whichever of its pages is asked for. */
const shell = /^\/($|(new|setup|account|lists|desk)$|desk\/)/

/** Their names change with their content: a kept one is never an old one. */
const file = /^\/(assets\/[^/]+|icon\.svg|icon-\d+\.png)$/

export type Kind = 'page' | 'shell' | 'file' | 'plain' | 'entrance' | null

/** What the worker does with an address; null: nothing at all. `plain`: a page that shows nothing of a tournament. `entrance`: somebody else may be signed in afterwards. */
export const kindOf = (asked: string): Kind => {
  const path = usual(asked)
  if (page.test(path)) return 'page'
  if (shell.test(path)) return 'shell'
  if (file.test(path)) return 'file'
  if (path === '/verify') return 'plain'
  return path.startsWith('/enter/') ? 'entrance' : null
}

/** A page of one state is kept as the page it is of. */
const usual = (path: string): string => path.replace(/^(\/t\/[^/]+)\/at\/[^/]+/, '$1')

/** The name under which a page is kept: in whichever language it was read last, whoever's device this is. */
export const nameOf = (url: URL): string => {
  const name = new URL(url)
  name.hash = ''
  for (const asked of ['lang', 'me']) name.searchParams.delete(asked)
  return usual(name.pathname) + name.search
}

/** All pages of the same tournament begin so; null for the list of them. */
export const tournamentOf = (path: string): string | null => /^\/t\/[^/]+/.exec(path)?.[0] ?? null

/** What a page needs to look as it did. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|icon\.svg))"/g)].map(([, path]) => path!)),
]
