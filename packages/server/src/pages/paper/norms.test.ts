import { describe, expect, test } from 'vitest'
import { publish, usePublicPages } from '../../testing/public-pages.ts'

const start = usePublicPages()

/** Ten players, everybody against everybody: the first, an IM, wins all of her games. */
const played = async () => {
  const desk = await start(0, {
    rules: { rulebook: 'round-robin' },
    info: { name: 'Norm Open', city: 'Zug', federation: 'SUI', startDate: '2026/06/01', endDate: '2026/06/09', chiefArbiter: 'Olga' },
  })
  const { owner, id } = desk
  const players = Array.from({ length: 10 }, (_, at) => ({
    name: at === 0 ? 'Applicant, Anna' : `Opponent ${at}`,
    rating: at === 0 ? 2480 : 2400,
    title: at === 0 ? 'IM' : at < 6 ? 'GM' : null,
    federation: ['SUI', 'GER', 'FRA', 'ITA', 'AUT'][at % 5],
    fideId: String(1000 + at),
    sex: at === 0 ? 'w' : 'm',
  }))
  await owner.command(id, { kind: 'import-players', players })
  for (let round = 1; round <= 9; round++) {
    await publish(owner, id)
    const { boards } = (await owner.get(`/api/tournaments/${id}`)).body.rounds[round - 1]
    for (const [board, { white, black }] of boards.entries()) {
      const result =
        white === 1 ? { white: 'win', black: 'loss' } : black === 1 ? { white: 'loss', black: 'win' } : { white: 'draw', black: 'draw' }
      expect((await owner.command(id, { kind: 'enter-result', round, board, result: { ...result, rated: true } })).status).toBe(200)
    }
  }
  return desk
}

describe('norms on paper', () => {
  test('a sheet for each norm that is made with the figures of IT1, and the event with those of IT3; for the desk', async () => {
    const { owner, id, status } = await played()
    const paper = async (document: string, lang = 'en'): Promise<string> =>
      (await owner.get(`/t/${id}/paper/${document}?lang=${lang}`)).body.text as string
    const report = await paper('norm-reports')
    expect(report).toContain('GM norm: Applicant, Anna')
    expect(report.match(/class="group norm-report"/g)).toHaveLength(1)
    const plain = report.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    for (const figure of [
      'Games 9 ',
      'Average of the opponents (Ra) 2400',
      'Performance (Rp) 3200',
      'Score achieved 9',
      'Titled opponents GM 5, IM 0',
      'Opponents of other federations 8',
      '1001 GER 2400 2400 GM 1',
    ])
      expect(plain).toContain(figure)
    const event = (await paper('tournament-report')).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(event).toContain('Norms made GM Applicant, Anna')
    expect(event).toMatch(/GM 5 \d+ \d+ \d+/)
    expect(await paper('norm-reports', 'de')).toContain('GM-Norm')
    expect(await paper('tournament-report', 'fr')).toContain('Fédération organisatrice')
    expect([await status('/paper/norm-reports'), await status('/paper/tournament-report')]).toEqual([403, 403])
  })

  test('where no norm is made there is nothing to print', async () => {
    const { owner, id } = await start(4)
    await publish(owner, id)
    expect((await owner.get(`/t/${id}/paper/norm-reports`)).status).toBe(404)
  })
})
