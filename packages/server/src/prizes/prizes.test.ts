import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../testing/public-pages.ts'
import { drawn, won } from '../testing/server.ts'

const start = usePublicPages()

const fund = {
  currency: 'CHF',
  sharing: 'equal',
  categories: [
    { name: 'Places', prizes: [100, 60, { money: 20, thing: 'Cup' }] },
    { name: 'Under 2000', prizes: [50, 'A book'], for: { rating: { below: 2000 } } },
  ],
}
const prizes = { fund, firstTime: [], public: false }

type Award = {
  readonly category: string
  readonly place: number
  readonly name: string
  readonly money: number
  readonly thing: string | null
}

const told = (awards: readonly Award[]): readonly string[] =>
  awards.map(({ category, place, name, money, thing }) => `${category} ${place} ${name} ${money}${thing === null ? '' : ` ${thing}`}`)

/** Six players of 2200, 2100, 2050, 1950, 1900, 1850; White wins everywhere in round 1. */
const event = async (more: object = {}) => {
  const desk = await start(0, { numberOfRounds: 3, prizes: { ...prizes, ...more } })
  const players = [2200, 2100, 2050, 1950, 1900, 1850].map((rating, at) => ({
    name: `Player ${at + 1}`,
    rating,
    birth: `19${70 + at}/01/02`,
  }))
  await desk.owner.command(desk.id, { kind: 'import-players', players })
  await publish(desk.owner, desk.id)
  await enter(desk.owner, desk.id, 1, 3)
  return desk
}

describe('the prizes of an event', () => {
  test('are listed for the desk with why, in the order of their categories, and add up', async () => {
    const { owner, id } = await event()
    const { list } = (await owner.get(`/api/tournaments/${id}/prizes`)).body
    expect([list.round, list.openGames, list.currency, list.offered]).toEqual([1, 0, 'CHF', 23_000])
    expect(list.awards).toHaveLength(5)
    const unpaid = list.unclaimed.reduce((sum: number, { money }: { readonly money: number }) => sum + money, 0)
    expect(list.paid + unpaid).toBe(list.offered)
    const [under] = list.awards.filter(({ category }: Award) => category === 'Under 2000')
    expect(under.before.some(({ because }: { readonly because: { readonly kind: string } }) => because.kind === 'outside')).toBe(true)
  })

  test('of women name to the desk alone whose sex is not entered', async () => {
    const women = { name: 'Women', prizes: ['120, 80'], for: { sex: 'w' } }
    const { server, owner, id } = await event({ fund: { categories: [women] }, public: true })
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const { list } = (await owner.get(`/api/tournaments/${id}/prizes`)).body
    expect([list.offered, list.undecided]).toMatchObject([20_000, [{ category: 'Women', part: 'sex', names: { length: 6 } }]])
    expect((await server.nobody.get(`/api/tournaments/${id}/prizes`)).body.list).not.toHaveProperty('undecided')
  })

  test('are nobody else’s, until the organiser shows them; then without who is outside of a category, and why', async () => {
    const { server, owner, id, status, text } = await event()
    const ask = async () => (await server.nobody.get(`/api/tournaments/${id}/prizes`)).body.list
    const view = async () => (await server.nobody.get(`/api/tournaments/${id}`)).body.settings.prizes
    expect([await ask(), await view(), await status('/paper/prizes')]).toEqual([null, undefined, 404])
    expect(await text('/prizes')).toContain('No prizes are shown here.')
    expect(await text('')).not.toContain('/prizes')
    expect((await owner.get(`/api/tournaments/${id}/prizes?as=public`)).body.list).toBeNull()
    await owner.command(id, { kind: 'change-settings', changes: { prizes: { ...prizes, firstTime: [1], public: true } } })
    const shown = await ask()
    expect(shown.awards).toHaveLength(5)
    expect(JSON.stringify(shown)).not.toContain('outside')
    expect(await view()).toMatchObject({ firstTime: [] })
    expect([await status('/prizes'), await status('/paper/prizes'), await status('/paper/prize-receipts')]).toEqual([200, 200, 403])
    expect(await text('/prizes')).toContain('A book')
    expect(await text('')).toContain(`/t/${id}/prizes`)
  })

  test('tell no results that are held back', async () => {
    const { server, owner, id, text } = await event({ public: true })
    const before = (await server.nobody.get(`/api/tournaments/${id}/prizes`)).body.list
    await owner.send('PUT', `/api/tournaments/${id}/hall/plan`, { onPublish: 'pairings', onComplete: 'results' })
    await publish(owner, id)
    await enter(owner, id, 2, 3, drawn)
    const after = (await server.nobody.get(`/api/tournaments/${id}/prizes`)).body.list
    expect([after.round, told(after.awards)]).toEqual([1, told(before.awards)])
    expect(await text('/prizes')).toContain('after round 1')
    expect((await owner.get(`/api/tournaments/${id}/prizes`)).body.list.round).toBe(2)
  })

  test('another result is supposed without being written: who gains, who loses, and the list as it would be', async () => {
    const { owner, id } = await event()
    const { sequence } = (await owner.get(`/api/tournaments/${id}`)).body
    const black = { white: 'loss', black: 'win', rated: true }
    const what = (results: readonly object[], round: number | null = null) =>
      owner.post(`/api/tournaments/${id}/prizes/what-if`, { round, results })
    const { list, changes } = (await what([{ round: 1, board: 0, result: black }])).body
    const then = (await owner.get(`/api/tournaments/${id}`)).body
    expect([then.sequence, then.rounds[0].boards[0].result]).toEqual([sequence, won])
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: black })
    const now = (await owner.get(`/api/tournaments/${id}/prizes`)).body.list
    expect(told(list.awards)).toEqual(told(now.awards))
    const { white, black: other } = then.rounds[0].boards[0]
    const money = (player: number) => {
      const one = changes.find((change: { readonly player: number }) => change.player === player)
      return Math.sign(one.after.money - one.before.money)
    }
    expect([money(white), money(other)]).toEqual([-1, 1])
    expect((await what([{ round: 1, board: 0, result: black }])).body.changes).toEqual([])
    expect((await what([{ round: 1, board: 9, result: black }])).status).toBe(404)
    expect((await what([{ round: 1, board: 0, result: { white: 'win', black: 'win', rated: true } }])).status).toBe(400)
    expect((await what([])).status).toBe(400)
  })

  test('are printed with receipts to sign, in three languages', async () => {
    const { owner, id } = await event()
    const paper = async (document: string, lang: string) => (await owner.get(`/t/${id}/paper/${document}?lang=${lang}`)).body.text as string
    for (const [lang, title, received] of [
      ['en', 'Prizes', 'Player 1 has received:'],
      ['de', 'Preise', 'Player 1 hat erhalten:'],
      ['fr', 'Prix', 'Player 1 a reçu :'],
    ] as const) {
      expect(await paper('prizes', lang)).toContain(title)
      expect(await paper('prize-receipts', lang)).toContain(received)
    }
    const receipts = await paper('prize-receipts', 'en')
    expect(receipts.match(/class="cell prize-receipt"/g)).toHaveLength(5)
  })

  test('go along to another year without who was new, and are not shown there', async () => {
    const { owner, id } = await event({ public: true, firstTime: [2], fund: { ...fund, ages: { inYear: 2026 } } })
    const made = await owner.post(`/api/tournaments/${id}/copies`, { key: 'once', name: 'Next year', start: '2027-06-01', players: false })
    const copy = (await owner.get(`/api/tournaments/${made.body.tournaments[0].id}`)).body
    expect(copy.settings.prizes).toEqual(prizes)
  })

  test('that cannot be read are refused with their place; so are more than there may be', async () => {
    const { owner, id } = await event()
    const change = (categories: readonly object[]) =>
      owner.command(id, { kind: 'change-settings', changes: { prizes: { ...prizes, fund: { categories } } } })
    const refused = await change([{ name: 'Places', prizes: [10, 20] }])
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      422,
      'prizes-unreadable',
      'Category 1, place 2: this place is worth more than the one before it.',
    ])
    expect((await change([{ name: 'Places', prizes: Array.from({ length: 201 }, () => 1) }])).status).toBe(400)
  })
})
