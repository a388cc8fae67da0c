import { expect, test } from 'vitest'
import { viewKinds } from '../hall/events.ts'
import { usePublicPages } from '../testing/public-pages.ts'
import type { Client } from '../testing/server.ts'
import { documents } from './paper/documents/index.ts'

const start = usePublicPages()

/** Words of chess in any of the languages, and the letters under which a federation files its rules. */
const ofChess =
  /(?<!\p{L})(?:[Ww]hite|[Bb]lack|Weiß|Schwarz|[Bb]lancs?|[Nn]oirs?|[Cc]olours?|Farben?|[Cc]ouleurs?|FIDE|MUTUAL\d?)(?!\p{L})|½|C\.07/gu

/** What a person reads or hears of a page: its text, and what is said of pictures and fields. */
const readOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(
      /<[^>]*>/g,
      (tag) => ` ${[...tag.matchAll(/ (?:title|aria-label|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text).join(' ')} `,
    )
    .replace(/\s+/g, ' ')

const found = async (who: Client, paths: readonly string[]): Promise<readonly string[]> => {
  const all: string[] = []
  for (const path of paths)
    for (const language of ['en', 'de', 'fr']) {
      const { status, body } = await who.send('GET', path, undefined, { 'accept-language': language })
      expect([path, status]).toEqual([path, 200])
      const html = String(body.text)
      expect(html).toContain(`lang="${language}"`)
      const text = readOf(html)
      for (const { index } of text.matchAll(ofChess)) all.push(`${language} ${path}: ${text.slice(Math.max(0, index - 40), index + 40)}`)
    }
  return all
}

const scored = (white: number, black: number) => {
  const [first, second] = white > black ? ['win', 'loss'] : white < black ? ['loss', 'win'] : ['draw', 'draw']
  return { white: first, black: second, rated: true, scores: [white, black] }
}
const drawn = { white: 'draw', black: 'draw', rated: true }
const forfeited = { white: 'forfeit-win', black: 'forfeit-loss', rated: true }

/** Nine players of a game that is not chess: scores with tenths, results without, a forfeit, byes, somebody excused, somebody who leaves, and one whom a chess list brought along. */
const convention = async () => {
  const rules = { rulebook: 'ssm', seed: 'lots', timeLimitMargin: 50 }
  const { server, owner, id } = await start(9, { rules, numberOfRounds: 4, confirmResults: true })
  const command = async (each: object): Promise<void> => {
    const { status, body } = await owner.command(id, each)
    expect([each, status, body.code]).toEqual([each, 200, undefined])
  }
  const round = async (number: number, results: readonly object[]): Promise<void> => {
    await command({ kind: 'pair-round' })
    await command({ kind: 'publish-round' })
    for (const [board, result] of results.entries()) await command({ kind: 'enter-result', round: number, board, result })
  }
  await command({ kind: 'correct-player', player: 2, changes: { fideId: '4100018', title: 'FM' } })
  await command({ kind: 'request-bye', bye: { player: 8, round: 2, bye: 'half-point' } })
  await round(1, [scored(145, 60), scored(75, 75), drawn, forfeited])
  await command({ kind: 'withdraw', player: 9 })
  await round(2, [scored(120, 95), { white: 'win', black: 'loss', rated: true }, drawn])
  await round(3, [scored(120, 125)])
  return { server, owner, id, command }
}

test('a wargamer never meets the words of chess on a page, a sheet of paper or a screen', async () => {
  const { owner, id } = await convention()
  const of = `/t/${id}`
  const players = Array.from({ length: 9 }, (_, at) => `/player/${at + 1}`)
  const pages = ['', '/round/1', '/round/2', '/round/3', '/standings', '/standings?working=1', '/crosstable', '/players', ...players]
  const index = String((await owner.get(`${of}/paper`)).body.text)
  const asked = documents.flatMap(({ id: name }) => (index.includes(`/paper/${name}?`) ? [`/paper/${name}`] : []))
  expect(asked.length).toBeGreaterThan(10)
  const papers = ['/paper', ...asked, '/paper/slips?links=yes', '/paper/crosstable?numbers=rank', '/paper/pairings?round=1']
  const screens = ['/screen', ...[...viewKinds, 'everything'].map((kind) => `/screen/${kind}`)]
  const why = ['/why?round=2&player=1', '/why?round=2&player=1&opponent=2', '/why?round=1&player=1&opponent=3']
  expect(
    await found(
      owner,
      [...pages, ...papers, ...screens, ...why].map((path) => of + path),
    ),
  ).toEqual([])
})

test('nor on a phone: open, reported, confirmed, disputed, entered by a helper', async () => {
  const { server, owner, id, command } = await convention()
  const { links } = (await owner.post(`/api/tournaments/${id}/board-links`, { round: 3 })).body
  const { boards } = (await owner.get(`/api/tournaments/${id}`)).body.rounds[2]
  const report = (board: number, by: number, result: object) => command({ kind: 'report-result', round: 3, board, by, result })
  await report(1, boards[1].white, scored(75, 60))
  await report(2, boards[2].white, scored(75, 60))
  await report(2, boards[2].black, scored(60, 75))
  const helper = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 4 } })).body.secret
  const paths = [...links.map(({ secret }: { secret: string }) => `/b/${secret}`), `/h/${helper}`, `/h/${helper}?saved=0`]
  expect(paths.length).toBeGreaterThan(7)
  expect(await found(server.nobody, paths)).toEqual([])
  const german = await server.nobody.send('GET', `/h/${helper}`, undefined, { 'accept-language': 'de' })
  expect(String(german.body.text)).toContain('gewinnt kampflos')
})
