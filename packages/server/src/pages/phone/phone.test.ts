import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDatabases } from '../../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer, won } from '../../testing/server.ts'

const databases = useDatabases()
let server: TestServer
let owner: Client

beforeEach(async () => {
  server = await startServer(await databases.openNew('sqlite'))
  owner = await setUp(server)
})
afterEach(() => server.close())

type Fields = Record<string, string>

/** What a browser without script would send: the hidden fields of the page's first form, and what was chosen. */
const formOf = (html: string, at = 0): Fields => {
  const form = html.split('<form')[at + 1]!.split('</form>')[0]!
  return Object.fromEntries([...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
}

const open = async (path: string): Promise<{ status: number; html: string }> => {
  const response = await server.app.request(path)
  return { status: response.status, html: await response.text() }
}

const send = async (path: string, fields: Fields): Promise<number> =>
  (await server.app.request(path, { method: 'POST', body: new URLSearchParams(fields) })).status

const round = async (id: string): Promise<void> => {
  await owner.command(id, { kind: 'pair-round' })
  expect((await owner.command(id, { kind: 'publish-round' })).status).toBe(200)
}

const links = async (id: string): Promise<readonly (readonly [string, string])[]> => {
  const { body } = await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })
  const boards = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards
  return boards.map(({ white, black }: { white: number; black: number }, board: number) =>
    [white, black].map((player) => {
      const link = body.links.find(({ may }: { may: { board: number; player: number } }) => may.board === board && may.player === player)
      return `/b/${link.secret}`
    }),
  )
}

const boardNow = async (id: string, board = 0) => (await owner.get(`/api/tournaments/${id}`)).body.rounds.at(-1).boards[board]

describe('a player at the board', () => {
  it('reports; the same form sent again does nothing twice, another choice of the same page changes nothing', async () => {
    const id = await newTournament(owner, 4, { confirmResults: true })
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const form = formOf((await open(white)).html)
    expect(await send(white, { ...form, result: '1-0' })).toBe(303)
    expect(await send(white, { ...form, result: '1-0' })).toBe(303)
    expect(await send(white, { ...form, key: randomUUID(), result: '0-1' })).toBe(409)
    expect((await boardNow(id)).reports).toMatchObject([{ result: { white: 'win' } }])
    // On purpose: the form behind "change" says what it changes.
    const change = formOf((await open(white)).html)
    expect(change.seen).not.toBe('')
    expect(await send(white, { ...change, result: 'draw' })).toBe(303)
    expect((await boardNow(id)).reports).toMatchObject([{ result: { white: 'draw' } }])
  })

  it('cannot report what no player may: forfeits count for helpers only, and other boards are not theirs', async () => {
    const id = await newTournament(owner, 4, { confirmResults: true })
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const form = formOf((await open(white)).html)
    expect(await send(white, { ...form, result: 'none' })).toBe(409)
    expect(await send(white, { ...form, result: '7-0' })).toBe(409)
    expect(await send(white, { ...form, result: '1-0f' })).toBe(409)
    expect(await send(white, { ...form, board: '1', result: '1-0' })).toBe(303)
    expect((await boardNow(id, 1)).reports).toEqual([])
    expect((await boardNow(id, 0)).reports).toHaveLength(1)
  })

  it('does not report for a pairing that was changed meanwhile', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const form = formOf((await open(white)).html)
    expect(
      (await owner.command(id, { kind: 'amend-pairing', change: { kind: 'flip', board: 0 }, reason: 'competition-rules' })).status,
    ).toBe(200)
    expect(await send(white, { ...form, result: '1-0' })).toBe(409)
    expect((await boardNow(id)).result).toBeNull()
  })

  it('is led on when nothing is left to report: to the next game once everybody may see it, at the end to the place', async () => {
    const id = await newTournament(owner, 4, { numberOfRounds: 2 })
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const onward = async (): Promise<string | undefined> => /class="onward"><a href="([^"]*">[^<]*)</.exec((await open(white)).html)?.[1]
    const enter = async (number: number): Promise<void> => {
      for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round: number, board, result: won })
    }
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const player = (await boardNow(id)).white
    // As long as the result is missing nothing leads away from it.
    expect(await onward()).toBeUndefined()
    await enter(1)
    expect(await onward()).toBe(`/t/${id}/player/${player}">My points, my place, my next game`)
    await owner.send('PUT', `/api/tournaments/${id}/hall/plan`, { onPublish: 'nothing', onComplete: 'nothing' })
    await round(id)
    expect(await onward()).toBe(`/t/${id}/player/${player}">My points, my place, my next game`)
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/2`, { level: 'pairings' })
    expect(await onward()).toBe(`/t/${id}/player/${player}">Where I play in round 2`)
    expect((await open(white)).html).toContain('in round 1 you were on')
    await enter(2)
    expect((await owner.command(id, { kind: 'finish-tournament' })).status).toBe(200)
    expect(await onward()).toBe(`/t/${id}/player/${player}">My place and all my games`)
    expect((await open(white)).html).toContain('The tournament is over.')
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
    expect(await onward()).toBeUndefined()
  })

  it('is told when a link is over, and sees nothing else with it', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const { body } = await owner.get(`/api/tournaments/${id}/access`)
    const page = await open(white)
    expect(page.html).toContain('noindex')
    expect(page.html).not.toContain('Player 2')
    for (const { id: link } of body.links) await owner.send('DELETE', `/api/tournaments/${id}/links/${link}`)
    expect((await open(white)).status).toBe(410)
    expect(await send(white, { ...formOf(page.html), result: '1-0' })).toBe(410)
    expect((await open('/b/zug_l_nothing')).status).toBe(410)
    expect((await open('/h/nothing')).status).toBe(410)
  })
})

const draw = { white: 'draw', black: 'draw', rated: true }

describe('a player who contradicts the recorded result', () => {
  it('does not vanish: a report made without network is a dispute that the arbiter decides', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const form = formOf((await open(white)).html)
    const { white: by } = await boardNow(id)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    const late = await server.app.request(white, { method: 'POST', body: new URLSearchParams({ ...form, result: 'draw' }) })
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('passed on to the arbiter')])
    expect(await boardNow(id)).toMatchObject({ result: won, disputes: [{ result: draw, by, name: 'Player 1' }] })
    // Sent again, because the answer was lost: the same claim, once.
    expect(await send(white, { ...form, result: 'draw' })).toBe(303)
    expect((await boardNow(id)).disputes).toHaveLength(1)
    expect((await open(white)).html).toContain('The arbiter sees what you say')
    // What agrees with the result is no dispute, and the decision of the arbiter ends it.
    await owner.command(id, { kind: 'dismiss-dispute', round: 1, board: 0 })
    expect(await send(white, { ...form, key: randomUUID(), result: '1-0' })).toBe(303)
    expect((await boardNow(id)).disputes).toBeUndefined()
  })

  it('says “this is wrong” of a confirmed result until the next round is paired, and may change it', async () => {
    const id = await newTournament(owner, 4, { confirmResults: true })
    await round(id)
    const [[white, black]] = (await links(id)) as [[string, string]]
    for (const side of [white, black]) expect(await send(side, { ...formOf((await open(side)).html), result: '1-0' })).toBe(303)
    const page = await open(black)
    expect(page.html).toContain('This is wrong')
    expect(await send(black, { ...formOf(page.html), result: 'draw' })).toBe(303)
    expect(await send(black, { ...formOf((await open(black)).html), result: '0-1' })).toBe(303)
    expect(await boardNow(id)).toMatchObject({ result: won, disputes: [{ result: lost }] })
    expect((await open(black)).html).toContain('0–1')
    // The other player has a claim of their own; forfeits stay the arbiter's to find.
    expect(await send(white, { ...formOf((await open(white)).html), result: '1-0f' })).toBe(409)
    expect((await boardNow(id)).disputes).toHaveLength(1)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: lost })
    expect((await boardNow(id)).disputes).toBeUndefined()
    await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })
    await round(id)
    expect((await open(black)).html).not.toContain('This is wrong')
  })

  it('over the API the same: only for the own board and side, and refused reports become disputes', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const player = server.bearer(white.slice('/b/'.length))
    const { white: by, black } = await boardNow(id)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: won })
    const dispute = { kind: 'dispute-result', round: 1, board: 0, by, result: draw }
    for (const other of [
      { ...dispute, board: 1 },
      { ...dispute, by: black },
      { ...dispute, by: undefined },
    ])
      expect((await player.command(id, other)).status).toBe(403)
    const report = await player.command(id, { ...dispute, kind: 'report-result' })
    expect([report.status, report.body.code]).toEqual([422, 'result-entered'])
    expect((await boardNow(id)).disputes).toMatchObject([{ result: draw, by }])
    expect((await player.command(id, { ...dispute, result: lost })).status).toBe(200)
    expect((await boardNow(id)).disputes).toMatchObject([{ result: lost, by }])
  })
})

describe('a helper without network', () => {
  it('who comes back when the next round is being paired has not reported in vain', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    const { body } = await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards: { first: 1, last: 2 } })
    const page = `/h/${body.secret}`
    const form = formOf((await open(page)).html)
    for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
    await owner.command(id, { kind: 'pair-round' })
    expect(await send(page, { ...form, result: 'draw' })).toBe(409)
    expect((await boardNow(id)).disputes).toMatchObject([{ result: draw, name: 'Hall A' }])
  })

  it('who disagrees with the arbiter is in the arbiter’s queue, until the arbiter decides', async () => {
    const id = await newTournament(owner, 8)
    await round(id)
    const { body } = await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards: { first: 1, last: 2 } })
    const page = `/h/${body.secret}`
    const form = formOf((await open(page)).html)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    expect(await send(page, { ...form, result: 'draw' })).toBe(409)
    expect(await boardNow(id)).toMatchObject({ result: won, disputes: [{ result: draw, name: 'Hall A' }] })
    // The same again, and what nobody disputes: nothing more.
    await send(page, { ...form, result: 'draw' })
    expect((await boardNow(id)).disputes).toHaveLength(1)
    expect((await owner.command(id, { kind: 'dismiss-dispute', round: 1, board: 1 })).body.code).toBe('not-disputed')
    // Nobody else hears of it.
    expect(JSON.stringify((await server.nobody.get(`/api/tournaments/${id}/rounds/1`)).body)).not.toContain('disputes')
    expect((await owner.command(id, { kind: 'dismiss-dispute', round: 1, board: 0 })).status).toBe(200)
    expect((await boardNow(id)).disputes).toBeUndefined()
  })

  it('in the console the same: what was not taken waits at the desk, and a decision ends it', async () => {
    const id = await newTournament(owner, 8)
    await round(id)
    const { body } = await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards: { first: 1, last: 2 } })
    const helper = server.bearer(body.secret)
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    const late = await helper.command(id, { kind: 'enter-result', round: 1, board: 0, result: draw, over: null })
    expect([late.status, late.body.code]).toEqual([422, 'result-changed'])
    expect((await boardNow(id)).disputes).toMatchObject([{ result: draw, name: 'Hall A' }])
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: draw, over: won })
    expect(await boardNow(id)).toMatchObject({ result: draw })
    expect((await boardNow(id)).disputes).toBeUndefined()
    // The arbiter sees an own conflict on the own device.
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won, over: null })
    expect((await boardNow(id)).disputes).toBeUndefined()
  })
})

describe('a helper', () => {
  it('sees the scores of the players only when the results they come from are shown', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
    await round(id)
    const { secret } = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 2 } })).body
    const scores = async () => [...(await open(`/h/${secret}`)).html.matchAll(/class="rating">([^<]*)</g)].map(([, text]) => text)
    expect((await scores()).filter((text) => / · 1 /.test(text!))).toHaveLength(2)
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'pairings', confirmed: true })
    expect(await scores()).toHaveLength(4)
    expect((await scores()).filter((text) => /·/.test(text!))).toEqual([])
  })
})

const lost = { white: 'loss', black: 'win', rated: true } as const

describe('a game with scores of its own (SSM A1)', () => {
  it('is reported by the scores; the time limit decides between win and draw', async () => {
    const id = await newTournament(owner, 4, {
      rules: { rulebook: 'ssm', useRating: true, seed: 's', timeLimitMargin: 50 },
      confirmResults: true,
    })
    await round(id)
    const [[white, black]] = (await links(id)) as [[string, string]]
    const form = formOf((await open(white)).html)
    expect((await open(white)).html).not.toContain('disc')
    expect(await send(white, { ...form, 'score-white': '', 'score-black': '3' })).toBe(409)
    expect(await send(white, { ...form, 'score-white': '12', 'score-black': '9,5', 'time-limit': 'yes' })).toBe(303)
    const page = (await open(black)).html
    expect(page).toContain('12–9.5')
    expect(await send(black, { ...formOf(page) })).toBe(303)
    expect((await boardNow(id)).result).toMatchObject({ white: 'draw', black: 'draw', scores: [120, 95] })
  })

  it('has scores that the game can have brought, from players and from helpers', async () => {
    const rules = { rulebook: 'ssm', useRating: true, seed: 's', timeLimitMargin: 50 }
    for (const [settings, good] of [
      [{ rules }, { ...lost, scores: [380, 450] }],
      [{}, lost],
    ] as const) {
      const id = await newTournament(owner, 4, settings)
      await round(id)
      const [[white]] = (await links(id)) as [[string, string]]
      const { white: by } = await boardNow(id)
      const player = server.bearer(white.slice('/b/'.length))
      const { body } = await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 2 } })
      const helper = server.bearer(body.secret)
      const enter = (result: object) => helper.command(id, { kind: 'enter-result', round: 1, board: 1, result })
      const report = (result: object) => player.command(id, { kind: 'report-result', round: 1, board: 0, by, result })
      const bad = [[0, 100_000], [0, 9991], [450, 380], ...('rules' in settings ? [] : [[380, 450]])].map((scores) => ({ ...lost, scores }))
      for (const result of [...bad, ...('rules' in settings ? [lost] : [])])
        for (const { status, body } of [await report(result), await enter(result)])
          expect([status, body.data], JSON.stringify(result)).toEqual([403, { because: 'arbiters-result' }])
      expect((await enter({ white: 'forfeit-win', black: 'forfeit-loss', rated: true })).status).toBe(200)
      expect([(await report(good)).status, (await enter(good)).status]).toEqual([200, 200])
    }
  })
})

describe('a match of two games', () => {
  it('is played to the end as far as players can report it: forfeits of either game are the arbiter’s', async () => {
    const id = await newTournament(owner, 8, { rules: { rulebook: 'fide-double-swiss-2026' } })
    await round(id)
    const [[path]] = (await links(id)) as [[string, string]]
    const { white, black } = await boardNow(id)
    const both = (...results: readonly [string, string][]) => ({
      white: results.map(([result]) => ({ player: white, result })),
      black: results.map(([, result]) => ({ player: black, result })),
    })
    const report = (match: object) =>
      server.bearer(path.slice('/b/'.length)).command(id, {
        kind: 'report-result',
        round: 1,
        board: 0,
        by: white,
        result: { white: 'win', black: 'loss', rated: true, match },
      })
    expect((await report(both(['win', 'loss'], ['forfeit-win', 'forfeit-loss']))).status).toBe(403)
    expect((await open(path)).html).not.toContain('value="1-0f"')
    expect((await report(both(['win', 'loss'], ['draw', 'draw']))).status).toBe(200)
  })
})

describe('a team match', () => {
  it('is reported board by board and confirmed with one tap', async () => {
    const id = await newTournament(owner, 8, { rules: { rulebook: 'cfc-team' }, confirmResults: true })
    await owner.command(id, { kind: 'draw-lots', seed: 'team' })
    for (const team of [0, 1, 2, 3])
      await owner.command(id, { kind: 'enter-team', name: `Team ${team}`, boards: [2 * team + 1, 2 * team + 2], alternates: [] })
    await round(id)
    const [[white, black]] = (await links(id)) as [[string, string]]
    const form = formOf((await open(white)).html)
    expect(await send(white, { ...form, 'board-1': '1-0' })).toBe(409)
    expect(await send(white, { ...form, 'board-1': '1-0', 'board-2': 'draw' })).toBe(303)
    const page = (await open(black)).html
    expect(page).toContain('1½–½')
    // What is confirmed is every board: another two may come to the same.
    const told = (html: string): readonly string[] =>
      [...html.matchAll(/<ol class="reported">(.*?)<\/ol>/gs)].map(([, list]) =>
        list!
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
    const [reported] = told(page)
    expect(reported).toMatch(/^Player \d – Player \d 1–0 Player \d – Player \d ½–½$/)
    const other = { ...formOf(page), 'board-1': 'draw', 'board-2': '1-0' }
    expect(await send(black, other)).toBe(303)
    expect(told((await open(black)).html)).toEqual([reported!.replace('1–0', 'x').replace('½–½', '1–0').replace('x', '½–½'), reported])
    const again = formOf((await open(black)).html)
    expect(await send(black, { ...again, 'board-1': '1-0', 'board-2': 'draw' })).toBe(303)
    expect((await boardNow(id)).result).toMatchObject({ white: 'win', match: { white: [{ result: 'win' }, { result: 'draw' }] } })
    expect((await open(black)).html).toContain('Recorded')
  })

  it('takes the line-up of each captain for the own team, until something is reported', async () => {
    const id = await newTournament(owner, 12, { rules: { rulebook: 'fide-team-2026' } })
    await owner.command(id, { kind: 'draw-lots', seed: 'team' })
    for (const team of [0, 1, 2, 3])
      await owner.command(id, {
        kind: 'enter-team',
        name: `Team ${team}`,
        boards: [3 * team + 1, 3 * team + 2],
        alternates: [3 * team + 3],
      })
    await round(id)
    const [[white, black]] = (await links(id)) as [[string, string]]
    const { white: home, black: guests } = await boardNow(id)
    const teamNow = async (team: number) =>
      (await owner.get(`/api/tournaments/${id}`)).body.teams.find((one: { id: number }) => one.id === team)
    const before = await teamNow(home)
    const [first, second, third] = [...before.boards, ...before.alternates]
    const page = (await open(white)).html
    expect(page).toContain('Hand in the line-up')
    const handIn = (path: string, ...seats: readonly number[]) =>
      send(path, {
        ...formOf(page),
        key: randomUUID(),
        'line-up': 'yes',
        ...Object.fromEntries(seats.map((seat, at) => [`seat-${at + 1}`, String(seat)])),
      })
    expect(await handIn(white, third, first)).toBe(303)
    // The order of the members is as it was; the next round proposes what was handed in.
    expect(await teamNow(home)).toMatchObject({
      boards: [first, second],
      alternates: [third],
      lineUps: [1, 2].map((at) => ({ round: at, seats: [third, first] })),
    })
    const { players } = (await owner.get(`/api/tournaments/${id}`)).body
    expect((await open(black)).html).toContain(players.find((one: { id: number }) => one.id === third).name)
    // Nobody twice, nobody of another team, no board without a player, and only the own team.
    const [stranger] = (await teamNow(guests)).boards
    expect([await handIn(white, third, third), await handIn(white, third, stranger), await handIn(white, third)]).toEqual([409, 409, 409])
    expect(await handIn(black, first, second)).toBe(409)
    const player = server.bearer(white.slice('/b/'.length))
    const change = (team: number, boards: readonly number[], alternates: readonly number[]) =>
      player.command(id, { kind: 'change-line-up', team, boards, alternates, round: 1 })
    expect((await change(guests, (await teamNow(guests)).boards, (await teamNow(guests)).alternates)).status).toBe(403)
    expect((await change(home, [first, second], [])).status).toBe(403)
    const forGood = { kind: 'change-line-up', team: home, boards: [second, first], alternates: [third] }
    expect((await player.command(id, forGood)).status).toBe(403)
    expect((await change(home, [first, second], [third])).status).toBe(200)
    expect(await send(white, { ...formOf((await open(white)).html), 'board-1': '1-0', 'board-2': 'draw' })).toBe(303)
    expect((await open(white)).html).not.toContain('Hand in the line-up')
    expect([await handIn(white, third, first), (await change(home, [third, first], [second])).status]).toEqual([409, 403])
    expect((await boardNow(id)).result.match.white.map((seat: { player: number }) => seat.player)).toEqual([first, second])
  })
})

describe('a helper', () => {
  it('enters the boards of the range only, and none while the next round is paired', async () => {
    const id = await newTournament(owner, 8)
    await round(id)
    const { body } = await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 2, last: 3 } })
    const path = `/h/${body.secret}`
    const { html } = await open(path)
    expect([...html.matchAll(/id="board-(\d+)"/g)].map(([, number]) => number)).toEqual(['2', '3'])
    const form = formOf(html)
    expect(await send(path, { ...form, result: '1-0f' })).toBe(303)
    expect((await boardNow(id, 1)).result).toMatchObject({ white: 'forfeit-win' })
    const [whiteLink] = (await links(id))[0]!
    const other = formOf((await open(whiteLink)).html)
    expect(await send(path, { ...other, key: randomUUID(), result: '1-0' })).toBe(409)
    expect((await boardNow(id, 0)).result).toBeNull()
    for (const board of [0, 2, 3]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
    await owner.command(id, { kind: 'pair-round' })
    const locked = await open(path)
    expect(locked.html).not.toContain('<form')
    expect(await send(path, { ...form, key: randomUUID(), seen: 'forfeit-win forfeit-loss ', result: '1-0' })).toBe(409)
  })

  it('is told when the tournament is over, and offered nothing to enter', async () => {
    const id = await newTournament(owner, 4, { numberOfRounds: 1 })
    await round(id)
    const { secret } = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 2 } })).body
    for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
    expect((await open(`/h/${secret}`)).html).toContain('<form')
    expect((await owner.command(id, { kind: 'finish-tournament' })).status).toBe(200)
    const { html } = await open(`/h/${secret}`)
    expect(html).toContain('The tournament is over.')
    expect(html).not.toContain('<form')
  })

  it('where the players disagree, what would decide is behind a step of its own', async () => {
    const id = await newTournament(owner, 4, { confirmResults: true })
    await round(id)
    const { secret } = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall', boards: { first: 1, last: 2 } })).body
    const [[white, black]] = (await links(id)) as [[string, string]]
    const stepped = async () =>
      (await open(`/h/${secret}`)).html
        .split('<article')
        .slice(1)
        .map((card) => card.includes('<details class="step"'))
    expect(await send(white, { ...formOf((await open(white)).html), result: '1-0' })).toBe(303)
    expect(await stepped()).toEqual([false, false])
    expect(await send(black, { ...formOf((await open(black)).html, 1), result: 'draw' })).toBe(303)
    expect((await boardNow(id)).reports).toHaveLength(2)
    expect(await stepped()).toEqual([true, false])
  })

  it('whoever opens a link under the other address is sent on', async () => {
    const id = await newTournament(owner, 4)
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const response = await server.app.request(white.replace('/b/', '/h/'))
    expect([response.status, response.headers.get('location')]).toEqual([302, white])
  })

  it('with declared boards: an unusual line-up is asked about, last boards may stay empty, gaps are refused', async () => {
    const id = await newTournament(owner, 12, { rules: { rulebook: 'fide-team-2026' }, boardsPerMatch: 2 })
    await owner.command(id, { kind: 'draw-lots', seed: 'team' })
    for (const team of [0, 1, 2, 3])
      await owner.command(id, {
        kind: 'enter-team',
        name: `Team ${team}`,
        boards: [3 * team + 1, 3 * team + 2],
        alternates: [3 * team + 3],
      })
    await round(id)
    const [[white]] = (await links(id)) as [[string, string]]
    const { white: home } = await boardNow(id)
    const seats = async () => {
      const team = (await owner.get(`/api/tournaments/${id}`)).body.teams.find((one: { id: number }) => one.id === home)
      return team.lineUps?.find((one: { round: number }) => one.round === 1)?.seats ?? team.boards
    }
    const [first, second] = await seats()
    const third = second + 1
    const post = async (fields: Readonly<Record<string, string>>) => {
      const form = { ...formOf((await open(white)).html), key: randomUUID(), 'line-up': 'yes', ...fields }
      const response = await server.app.request(white, { method: 'POST', body: new URLSearchParams(form) })
      return { status: response.status, html: await response.text() }
    }
    const asked = await post({ 'seat-1': String(third), 'seat-2': String(first) })
    expect([asked.status, await seats()]).toEqual([409, [first, second]])
    expect(asked.html).toMatch(/is a reserve and plays on board 1, above the regular player/)
    // The captain sees again what was chosen, and may insist.
    expect(asked.html).toMatch(new RegExp(`name="seat-1">.*value="${third}" selected`))
    expect(asked.html).toContain('name="confirmed"')
    expect((await open(white)).html).not.toContain('name="confirmed"')
    expect((await post({ 'seat-1': String(third), 'seat-2': String(first), confirmed: 'yes' })).status).toBe(303)
    expect(await seats()).toEqual([third, first])
    const gap = await post({ 'seat-1': '', 'seat-2': String(first) })
    expect([gap.status, gap.html.includes('leave only the last boards of the line-up empty')]).toEqual([409, true])
    expect((await post({ 'seat-1': String(first), 'seat-2': '', confirmed: 'yes' })).status).toBe(303)
    expect(await seats()).toEqual([first])
    // The empty board is lost by forfeit, whatever the form says of the other.
    expect(await send(white, { ...formOf((await open(white)).html), 'board-1': '1-0', 'board-2': '0-1f' })).toBe(303)
    const { match } = (await boardNow(id)).result
    expect(match.white).toEqual([
      { player: first, result: 'win' },
      { player: null, result: 'forfeit-loss' },
    ])
  })
})
