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
    const { server, owner, id } = await rated()
    await publish(owner, id)
    expect(await asked(owner, id, leave)).toMatchObject({ level: 'confirm-twice', codes: ['fide-mode-leaves'] })
    expect((await owner.command(id, { ...leave, confirmed: 'twice' })).status).toBe(200)
    for (const reader of [owner, server.nobody])
      expect((await reader.get(`/api/tournaments/${id}`)).body).toMatchObject({
        leftFideMode: { rounds: 1 },
        settings: { fideMode: false },
      })
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
