import { endpoints } from './endpoints.ts'
import type { Least } from './http/endpoint.ts'
import { type PageLeast, pageAccess } from './pages/access.ts'
import { documents } from './pages/paper/documents/index.ts'
import { commands } from './tournaments/commands.ts'

/** From least to most; whoever may do more may do it too. */
const words: Readonly<Record<Least | PageLeast, string>> = {
  anyone: 'anybody',
  public: 'whoever sees the tournament',
  link: 'whoever has the link',
  terminal: 'whoever sees the terminal',
  act: "helper, or a player's link",
  account: 'an account',
  viewer: 'viewer',
  helper: 'helper',
  deputy: 'deputy',
  chief: 'chief',
  owner: 'owner',
  administrator: 'owner of the installation',
}
const order = Object.keys(words)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n')
const byLeast = <T extends { readonly least: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => order.indexOf(a.least) - order.indexOf(b.least))

/** docs/access.md: who may do what, from the tables that decide it. */
export const accessPage = (): string => {
  const api = byLeast(endpoints).map(({ method, path, least, summary, shows }) => [
    words[least],
    `\`${method.toUpperCase()} /api${path}\``,
    summary.replaceAll('|', '\\|'),
    shows ?? '',
  ])
  const pages = byLeast(Object.entries(pageAccess).map(([path, page]) => ({ path, ...page }))).map(({ path, least, summary }) => [
    words[least],
    `\`${path}\``,
    summary,
  ])
  const sent = byLeast(Object.entries(commands).flatMap(([kind, { least }]) => (least === null ? [] : [{ kind, least }])))
  const papers = documents.map(({ id, needs, shows }) => [needs === 'desk' ? 'deputy' : words.public, `\`${id}\``, shows])
  return `# Who may do what

Made from the tables by which the server decides (\`npm run access-page\`); a test compares this page with them, and another one asks every address as everybody:
without a secret, with every role, with links, with tokens that only read, that are for another tournament, that are over or revoked
(\`packages/server/src/access.matrix.test.ts\`, \`access.pages.test.ts\`). The columns name the least who may; whoever may do more may do that too.

- *Whoever sees the tournament* is everybody where it is visible and its members where it is not; to everybody else it does not exist (404), whatever they ask.
- *Shows* is what of the hall's ladder a route obeys for whoever is not at the desk ([hall.md](hall.md)): rounds as far as they are shown, tables that rank, or also a helper's own boards.
- A token acts as its account; one that only reads changes nothing, one for a single tournament opens no other and nothing of the installation. Links open their own boards, as a viewer opens the rest.
- Where every account needs a second factor, whoever has none may sign out and set one up, and is nobody otherwise.

## The API

${table(['Least', 'Request', 'For', 'Shows'], api)}

## Commands

Sent to \`POST /api/tournaments/{tournament}/commands\`. A player's link sends \`report-result\`, for its own side of its own board; that of a team's captain also \`change-line-up\` with the \`round\` at hand, of the own team's members, until the match is reported.

${table(
  ['Least', 'Command'],
  sent.map(({ kind, least }) => [words[least], `\`${kind}\``]),
)}

## Pages

${table(['Least', 'Request', 'For'], pages)}

## Printouts

${table(['Least', 'Document', 'Shows'], papers)}
`
}
