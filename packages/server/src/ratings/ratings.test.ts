import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../testing/public-pages.ts'
import type { Client } from '../testing/server.ts'
import type { PlayerRatingAnswer, RatingsAnswer } from '../views.ts'

const start = usePublicPages()

const read = async <T>(answer: ReturnType<Client['get']>): Promise<T> => (await answer).body as T

describe('what games make of ratings', () => {
  test('everybody, and one game by game, by either formulas; nothing before a round', async () => {
    const { owner, id } = await start(4)
    expect(await read(owner.get(`/api/tournaments/${id}/ratings`))).toEqual({ ratings: null })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const { ratings } = await read<{ ratings: RatingsAnswer }>(owner.get(`/api/tournaments/${id}/ratings`))
    expect(ratings).toMatchObject({ system: 'fide', play: 'standard', round: 1 })
    expect(ratings.rows).toHaveLength(4)
    const [first] = ratings.rows
    const { rating } = await read<{ rating: PlayerRatingAnswer }>(owner.get(`/api/tournaments/${id}/players/${first!.player}/rating`))
    expect(rating.lines.reduce((sum, { change }) => sum + (change ?? 0), 0)).toBeCloseTo(first!.change!, 9)
    expect(rating.after).toBe(first!.after)
    const { ratings: canada } = await read<{ ratings: RatingsAnswer }>(owner.get(`/api/tournaments/${id}/ratings?by=cfc`))
    expect(canada.rows[0]!.basis).toMatchObject({ kind: 'cfc' })
    expect((await owner.get(`/api/tournaments/${id}/players/99/rating`)).status).toBe(404)
    expect((await owner.get(`/api/tournaments/${id}/ratings?by=elo`)).status).toBe(400)
  })

  test('C.04.2 4.3: a correction that comes too late for standings counts for ratings', async () => {
    const { owner, id } = await start(4)
    for (const round of [1, 2]) {
      await publish(owner, id)
      await enter(owner, id, round, 2)
    }
    const { rounds } = (await owner.get(`/api/tournaments/${id}`)).body
    const { white, black } = rounds[0].boards[0]
    const scores = async (): Promise<readonly (number | undefined)[]> => {
      const { ratings } = await read<{ ratings: RatingsAnswer }>(owner.get(`/api/tournaments/${id}/ratings?round=1`))
      return [white, black].map((player) => ratings.rows.find((row) => row.player === player)?.score)
    }
    expect(await scores()).toEqual([1, 0])
    const draw = { white: 'draw', black: 'draw', rated: true }
    const corrected = await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: draw, reason: 'slip misread' })
    expect(corrected.status).toBe(200)
    expect((await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards[0]).toMatchObject({
      result: { white: 'win' },
      ratingResult: draw,
    })
    expect(await scores()).toEqual([0.5, 0.5])
  })

  test('everybody reads it on the page of a player, on paper and as CSV, but not what would tell an age', async () => {
    const { owner, id, text, server } = await start(4, { info: { startDate: '2026-10-03' } })
    const [young] = (await read<{ players: readonly { id: number }[] }>(owner.get(`/api/tournaments/${id}`))).players
    const corrected = await owner.command(id, { kind: 'correct-player', player: young!.id, changes: { birth: '2015', rating: 1500 } })
    expect(corrected.status).toBe(200)
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const path = `/api/tournaments/${id}/players/${young!.id}/rating`
    const basis = async (whose: Pick<Client, 'get'>) => (await read<{ rating: PlayerRatingAnswer }>(whose.get(path))).rating.basis
    expect(await basis(owner)).toMatchObject({ kind: 'fide', k: 40, by: 'junior' })
    expect(await basis(server.nobody)).toMatchObject({ kind: 'fide', k: 40, by: null })
    expect(await text(`/player/${young!.id}?lang=en`)).toContain('Change of rating')
    expect(await text(`/player/${young!.id}?lang=en`)).not.toContain('18th')
    expect(await text('/paper/ratings?lang=en')).toContain('By the formulas of FIDE, standard.')
    const lines = (await text('/ratings.csv?lang=en')).trim().split('\r\n')
    expect(lines[0]!.replace('\ufeff', '')).toBe('No.,Name,Rating,Games,Score,Expected,K,Change,After,Performance')
    expect(lines).toHaveLength(5)
  })
})
