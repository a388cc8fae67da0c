import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../testing/public-pages.ts'
import type { NormsAnswer, PlayerNormsAnswer } from '../views.ts'

const start = usePublicPages()

describe('title norms at the desk', () => {
  test('who still can make one, and the check-list of anybody; for those who run the event', async () => {
    const { owner, id, server } = await start(4, { numberOfRounds: 9 })
    expect((await owner.get(`/api/tournaments/${id}/norms`)).body).toEqual({ norms: null })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const { norms } = (await owner.get(`/api/tournaments/${id}/norms`)).body as { norms: NormsAnswer }
    expect(norms).toMatchObject({ round: 1, event: { system: 'swiss', rounds: 9, leastGames: 9, exempt: null } })
    expect(norms.rows.every(({ state }) => state === 'open')).toBe(true)
    const of = (await owner.get(`/api/tournaments/${id}/players/1/norms`)).body as { norms: PlayerNormsAnswer }
    expect(of.norms.titles.map(({ title, state }) => [title, state])).toEqual([
      ['GM', 'not-made'],
      ['IM', 'not-made'],
      ['WGM', 'for-women'],
      ['WIM', 'for-women'],
    ])
    expect(of.norms.titles[0]!.requirements.find(({ name }) => name === 'games')).toMatchObject({ have: 1, need: 9, met: false })
    expect((await owner.get(`/api/tournaments/${id}/players/99/norms`)).status).toBe(404)
    expect((await server.nobody.get(`/api/tournaments/${id}/norms`)).status).not.toBe(200)
  })

  test('what the organiser says counts; what there is not is refused', async () => {
    const { owner, id } = await start(4, { numberOfRounds: 9, norms: { leastGames: 7, exempt: 'c' } })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const of = (await owner.get(`/api/tournaments/${id}/players/1/norms`)).body as { norms: PlayerNormsAnswer }
    const { requirements } = of.norms.titles[0]!
    expect(requirements.find(({ name }) => name === 'games')).toMatchObject({ need: 7 })
    expect(requirements.find(({ name }) => name === 'other-federations')).toMatchObject({ lifted: true, met: true })
    const refused = await owner.command(id, { kind: 'change-settings', changes: { norms: { leastGames: 6, exempt: null } } })
    expect(refused.status).toBe(400)
    const changed = await owner.command(id, { kind: 'change-settings', changes: { norms: { leastGames: 9, exempt: 'a' } } })
    expect(changed.status).toBe(200)
    const { norms } = (await owner.get(`/api/tournaments/${id}/norms`)).body as { norms: NormsAnswer }
    expect(norms.event).toMatchObject({ leastGames: 9, exempt: 'a' })
  })
})
