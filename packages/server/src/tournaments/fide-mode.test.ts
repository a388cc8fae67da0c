import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../testing/public-pages.ts'
import { type Client, newTournament, won } from '../testing/server.ts'

const start = usePublicPages()

const drawn = { white: 'draw', black: 'draw', rated: true }
const rated = (players = 8) => start(players, { numberOfRounds: 5, fideMode: true })
const settings = (changes: object) => ({ kind: 'change-settings', changes })
const leave = { kind: 'leave-fide-mode', reason: 'Two rounds more' }

/** Sent without an answer: the level, the codes of what is asked, and whether an answer would do. Nothing has happened. */
const asked = async (owner: Client, id: string, command: object) => {
  const before = (await owner.get(`/api/tournaments/${id}`)).body.sequence
  const { status, body } = await owner.command(id, command)
  expect((await owner.get(`/api/tournaments/${id}`)).body.sequence).toBe(before)
  expect([status, body.code]).toEqual([422, 'fide-mode'])
  const { level, asks } = body.data
  return { level, codes: asks.map(({ code }: { readonly code: string }) => code), confirmable: body.confirmable, body }
}

describe('FIDE mode over HTTP', () => {
  test('a command above its answer is refused with level, codes, articles and data; with the answer it is done', async () => {
    const { owner, id } = await rated()
    await publish(owner, id)
    const change = settings({ tieBreaks: ['BH'] })
    const { body, ...told } = await asked(owner, id, change)
    expect(told).toEqual({ level: 'confirm-twice', codes: ['setting-locked'], confirmable: true })
    expect(body.data.asks[0]).toMatchObject({ setting: 'tieBreaks', reason: 'announced', article: 'C.07 2.1' })
    expect(body.detail).toMatch(/integrity record/)
    expect((await asked(owner, id, { ...change, confirmed: true })).level).toBe('confirm-twice')
    expect((await owner.command(id, { ...change, confirmed: 'twice' })).status).toBe(200)
    expect((await owner.command(id, { ...change, confirmed: 'thrice' })).status).toBe(400)
  })

  test('what is refused is refused with any answer', async () => {
    const { owner, id } = await rated()
    await publish(owner, id)
    for (const confirmed of [undefined, true, 'twice'])
      expect(
        await asked(owner, id, { ...settings({ numberOfRounds: 6 }), ...(confirmed === undefined ? {} : { confirmed }) }),
      ).toMatchObject({ level: 'refuse', codes: ['setting-locked'], confirmable: false })
  })

  test('is refused for systems that are not FIDE’s, and nothing is made', async () => {
    const { owner } = await start(0)
    const made = await owner.post('/api/tournaments', { key: 'k-ssm', settings: { fideMode: true, rules: { rulebook: 'ssm' } } })
    expect(made).toMatchObject({ status: 422, body: { code: 'fide-mode', data: { level: 'refuse', asks: [{ code: 'fide-rulebook' }] } } })
  })

  test('is left for ever: asked twice, told to everybody, written in the report, not undone and not entered again', async () => {
    const { server, owner, id, text } = await rated()
    await publish(owner, id)
    expect(await asked(owner, id, leave)).toMatchObject({ level: 'confirm-twice', codes: ['fide-mode-leaves'] })
    expect((await owner.command(id, { ...leave, confirmed: 'twice' })).status).toBe(200)
    for (const reader of [owner, server.nobody])
      expect((await reader.get(`/api/tournaments/${id}`)).body).toMatchObject({
        leftFideMode: { rounds: 1 },
        settings: { fideMode: false },
      })
    for (const page of ['', '/round/1', '/standings', '/players'])
      expect(await text(`${page}?lang=en`)).toContain('FIDE mode was left after round 1.')
    expect((await owner.command(id, { kind: 'undo' })).body.code).toBe('nothing-to-undo')
    expect(await asked(owner, id, settings({ fideMode: true }))).toMatchObject({ level: 'refuse', codes: ['fide-mode-settled'] })
    expect((await owner.command(id, { ...settings({ numberOfRounds: 6 }), confirmed: true })).status).toBe(200)
    const trf = String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text)
    expect(trf).toContain('### FIDE mode exited @ Round 1: Two rounds more')
  })

  test('entering it is not taken back by undo', async () => {
    const { owner, id } = await start(8)
    expect((await owner.command(id, settings({ fideMode: true }))).status).toBe(200)
    expect((await owner.command(id, { kind: 'undo' })).body.code).toBe('nothing-to-undo')
  })

  test('the integrity record is a page of the desk and lines of the report, in three languages', async () => {
    const { server, owner, id } = await rated()
    const bye = { kind: 'request-bye', bye: { player: 3, round: 1, bye: 'full-point' } }
    expect(await asked(owner, id, bye)).toMatchObject({ level: 'acknowledge', codes: ['bye-refused'] })
    await owner.command(id, { ...bye, confirmed: true })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    expect(await asked(owner, id, { kind: 'pair-round' })).toMatchObject({ level: 'acknowledge', codes: ['results-missing'] })
    await owner.command(id, { kind: 'pair-round', confirmed: true })
    await owner.command(id, { kind: 'publish-round' })
    const late = { kind: 'enter-result', round: 1, board: 2, result: won }
    expect(await asked(owner, id, late)).toMatchObject({ level: 'confirm', codes: ['fide-adjourned'] })
    expect((await owner.command(id, { ...late, result: drawn })).status).toBe(200)
    const trf = String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text)
    expect(trf.match(/^### .*$/gm)).toEqual(
      expect.arrayContaining(['### FPB @ Round 1: Player 3', '### Adjournment @ Round 1: board 3, round 2 paired over it']),
    )
    for (const [language, words] of [
      ['en', 'Round 1: full-point bye for Player 3'],
      ['de', 'Runde 1'],
      ['fr', 'Ronde 1'],
    ]) {
      const page = await owner.get(`/t/${id}/paper/integrity?lang=${language}`)
      expect([page.status, String(page.body.text).includes(words!)]).toEqual([200, true])
    }
    expect((await server.nobody.get(`/t/${id}/paper/integrity`)).status).not.toBe(200)
  })

  test('a file enters it with its import: rounds that are not as the rules pair are told, confirmed and written', async () => {
    const { owner, id } = await start(8, { numberOfRounds: 3 })
    await publish(owner, id)
    const bytes = Buffer.from(String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text))
    const send = (path: string, file = bytes) => owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })
    const preview = await send('/api/imports/preview?fideMode=true')
    expect([preview.status, preview.body.differing]).toEqual([200, []])
    const right = await send('/api/imports?key=right&fideMode=true')
    expect(right.status).toBe(201)
    expect((await owner.get(`/api/tournaments/${right.body.id}`)).body.settings.fideMode).toBe(true)
    // Two boards otherwise: 1 meets 6, and 2 meets 5.
    await owner.command(id, { kind: 'amend-pairing', change: { kind: 'swap', a: 5, b: 6 }, reason: 'competition-rules', confirmed: true })
    const changed = Buffer.from(String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text))
    expect((await send('/api/imports/preview?fideMode=true', changed)).body.differing).toEqual([1])
    const asked = await send('/api/imports?key=other&fideMode=true', changed)
    expect(asked).toMatchObject({
      status: 422,
      body: { code: 'fide-mode', data: { level: 'confirm', asks: [{ code: 'fide-import', rounds: [1] }] } },
    })
    const made = await send('/api/imports?key=other&fideMode=true&confirmed=true', changed)
    expect(made.status).toBe(201)
    expect(String((await owner.get(`/api/tournaments/${made.body.id}/export/trf26`)).body.text)).toContain('### Import @ Round 1:')
    expect((await send('/api/imports?key=ssm&fideMode=true&rulebook=ssm')).body.data.asks[0].code).toBe('fide-rulebook')
    expect((await send('/api/imports?key=plain', changed)).status).toBe(201)
  })

  test('an event without dates, federation, arbiter and time control: the finish asks, the report has issues, the forms say so', async () => {
    const { server, owner, id, text } = await start(4, { numberOfRounds: 1, fideMode: true })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const issuesOf = async (reader: Client, query = 'issues=true', format = 'trf26') =>
      (await reader.get(`/api/tournaments/${id}/export/${format}?${query}`)).body.issues.filter(
        ({ source }: { readonly source: string }) => source === 'submission',
      )
    const missing = await issuesOf(owner)
    expect(missing).toContainEqual({
      source: 'submission',
      code: 'event-field-missing',
      severity: 'error',
      field: 'chiefArbiter',
      message: 'The chief arbiter is missing.',
    })
    const fields = [
      'name',
      'city',
      'federation',
      'startDate',
      'endDate',
      'chiefArbiter',
      'timeControl',
      'roundDates',
      'federation',
      'fideId',
      'birth',
    ]
    expect(missing.map(({ field }: { readonly field: string }) => field)).toEqual(fields)
    expect(await issuesOf(owner, 'issues=true', 'trfx')).toEqual([])
    // Birth dates are the desk's alone.
    expect(await issuesOf(server.nobody)).toEqual([])
    const finish = await asked(owner, id, { kind: 'finish-tournament' })
    expect(finish).toMatchObject({ level: 'acknowledge', codes: ['fide-incomplete'], confirmable: true })
    expect(finish.body.detail).toContain('The chief arbiter is missing.')
    for (const [language, words] of [
      ['en', ['Before you print: this is missing for FIDE', 'The chief arbiter is missing.', 'not entered']],
      ['de', ['Vor dem Drucken', 'Der Hauptschiedsrichter fehlt.', 'fehlt</em>']],
      ['fr', ['Avant d’imprimer', 'L’arbitre principal manque.', 'manquant']],
    ] as const) {
      const page = String((await owner.get(`/t/${id}/paper/tournament-report?lang=${language}`)).body.text)
      for (const part of words) expect(page).toContain(part)
    }
    const schedule = { timeZone: '', rounds: [{ date: '2026-07-01', start: '', checkIn: '', rate: '' }] }
    const info = (await owner.get(`/api/tournaments/${id}`)).body.settings.info
    const changes = {
      schedule,
      info: { ...info, name: 'Rated Open', city: 'Zug', federation: 'SUI', chiefArbiter: 'Muster, Anna', timeControl: '90+30' },
    }
    expect((await owner.command(id, settings(changes))).status).toBe(200)
    for (const player of [1, 2, 3, 4])
      await owner.command(id, {
        kind: 'correct-player',
        player,
        changes: { federation: 'SUI', fideId: String(1300000 + player), birth: '1990-02-03' },
      })
    expect(await issuesOf(owner)).toEqual([])
    expect(await issuesOf(owner, 'issues=true&rating=true', 'trf16')).toEqual([])
    expect(await text('/paper/tournament-report?lang=en')).not.toContain('missing')
    const trf = String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text)
    for (const record of ['022 Zug', '032 SUI', '042 2026/07/01', '052 2026/07/01', '102 Muster, Anna', '122 90+30'])
      expect(trf).toContain(record)
    expect(trf).toContain('1990/02/03')
    expect((await owner.command(id, { kind: 'finish-tournament' })).status).toBe(200)
  })

  test('a rating changed during the event is in the integrity record and the report', async () => {
    const { owner, id } = await rated()
    await publish(owner, id)
    await owner.command(id, { kind: 'correct-player', player: 3, changes: { rating: 1234 } })
    const trf = String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text)
    expect(trf).toMatch(/^### Rating changed @ Round 1: Player 3, \d+ to 1234/m)
    for (const [language, words] of [
      ['en', 'After round 1: rating of Player 3 changed from'],
      ['de', 'Nach Runde 1: Wertungszahl von Player 3'],
      ['fr', 'Après la ronde 1 : Elo de Player 3'],
    ])
      expect(String((await owner.get(`/t/${id}/paper/integrity?lang=${language}`)).body.text)).toContain(words)
  })

  test('no final report and no report for rating with a game open; before the last round it is that of an event under way', async () => {
    const { owner, id } = await start(4, { numberOfRounds: 2, fideMode: true })
    const report = (query = '') => owner.get(`/api/tournaments/${id}/export/trf26${query}`)
    await publish(owner, id)
    await enter(owner, id, 1, 1)
    expect([(await report()).status, (await report('?rating=true')).body.code]).toEqual([200, 'not-final'])
    await owner.command(id, { kind: 'pair-round', confirmed: true })
    await owner.command(id, { kind: 'publish-round' })
    await enter(owner, id, 2, 2)
    expect(await report()).toMatchObject({ status: 422, body: { code: 'not-final', data: { why: 'games', games: 1 } } })
    expect((await owner.command(id, { kind: 'finish-tournament' })).body.code).toBe('not-final')
    await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: drawn })
    expect((await owner.command(id, { kind: 'finish-tournament', confirmed: true })).status).toBe(200)
    expect([(await report()).status, (await report('?rating=true')).status]).toEqual([200, 200])
  })

  test('whoever is expelled is in no standings and no ranks of the report, and the others move up; only the desk knows the mark', async () => {
    const { server, owner, id } = await start(4, { numberOfRounds: 1, fideMode: true })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const ranksOf = async () =>
      (await owner.get(`/api/tournaments/${id}/standings`)).body.rows.map(({ player, rank }: { player: number; rank: number }) => [
        player,
        rank,
      ])
    const before = await ranksOf()
    await owner.command(id, { kind: 'correct-player', player: before[0][0], changes: { expelled: true } })
    const after = await ranksOf()
    expect(after.map(([player]: [number]) => player)).toEqual(before.slice(1).map(([player]: [number]) => player))
    expect(after[0][1]).toBe(1)
    expect(JSON.stringify((await server.nobody.get(`/api/tournaments/${id}`)).body)).not.toContain('expelled')
  })

  test('a withdrawal is seen in the standings, from the round on in which it counts: at the desk, by everybody and on paper', async () => {
    const { owner, id, text } = await start(4, { numberOfRounds: 3 })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const left = async (round: number): Promise<readonly number[]> =>
      (await owner.get(`/api/tournaments/${id}/standings?round=${round}`)).body.rows.flatMap(
        ({ player, withdrawn }: { player: number; withdrawn?: true }) => (withdrawn ? [player] : []),
      )
    expect(await left(1)).toEqual([])
    await owner.command(id, { kind: 'withdraw', player: 3 })
    expect(await left(1)).toEqual([3])
    for (const page of ['/standings?lang=en', '/paper/standings?round=1&lang=en']) expect(await text(page)).toContain('withdrawn')
    await owner.command(id, { kind: 're-enter', player: 3 })
    expect(await left(1)).toEqual([])
  })

  test('lots drawn by hand and values from elsewhere stand on every standing, in JSON, and as a tie-break of the event in the report', async () => {
    const { owner, id } = await start(4, { numberOfRounds: 1, tieBreaks: ['EXT', 'LOTS'] })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const order = async (): Promise<readonly number[]> =>
      (await owner.get(`/api/tournaments/${id}/standings`)).body.rows.map(({ player }: { player: number }) => player)
    const [first, second] = await order()
    await owner.command(id, { kind: 'correct-player', player: second, changes: { external: 1.5 } })
    expect((await order()).slice(0, 2)).toEqual([second, first])
    await owner.command(id, { kind: 'correct-player', player: second, changes: { external: null, lot: 8 } })
    await owner.command(id, { kind: 'correct-player', player: first, changes: { lot: 2 } })
    expect((await order()).slice(0, 2)).toEqual([first, second])
    await owner.command(id, { kind: 'correct-player', player: first, changes: { external: 0.5 } })
    expect(await order()).toEqual(await order())
    const { body: json } = await owner.get(`/api/tournaments/${id}/export/json`)
    expect(json.players.find((player: { id: number }) => player.id === first)).toMatchObject({ lot: 2, external: 0.5 })
    expect((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text).toMatch(/^212 .*OTHER_EXT,LOTS/m)
  })

  test('Chess960: the position of a round is printed over its pairings, and is the same again', async () => {
    const { owner, id, text } = await start(4, { chess960: true })
    await owner.command(id, { kind: 'draw-lots', seed: 'hall' })
    await publish(owner, id)
    const printed = /Chess960 position \d+: [BKNQR]{8}/.exec(await text('/paper/pairings?round=1&lang=en'))?.[0]
    expect(printed).toBeDefined()
    expect(await text('/paper/pairings?round=1&lang=en')).toContain(printed)
    expect((await owner.get(`/api/tournaments/${id}`)).body.settings.chess960).toBe(true)
  })

  test('outside of it nothing more is asked', async () => {
    const { owner } = await start(0)
    const id = await newTournament(owner, 8, { numberOfRounds: 5 })
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    expect((await owner.command(id, { kind: 'give-numbers' })).status).toBe(200)
    expect(
      (await owner.command(id, { kind: 'amend-pairing', change: { kind: 'flip', board: 0 }, reason: 'wrong-colours' })).body.code,
    ).not.toBe('fide-mode')
  })
})
