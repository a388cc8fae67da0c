import { expect, test } from 'vitest'
import { pairingNumber, playerId } from '../model/ids.ts'
import { newPlayer, type Player } from '../model/player.ts'
import { makeRandom } from '../random.ts'
import { enough, eventOf, type Opponent, swiss } from '../testing/norm-event.ts'
import type { NormEvent } from './event.ts'
import { needOf } from './needs.ts'
import { normOf } from './norm.ts'

/** Whom the applicant has not met yet: so many grandmasters, and others without a title, of these federations. */
const unmet = (grandmasters: number, others: number, rating: number, federations: readonly string[]): readonly Player[] =>
  Array.from({ length: grandmasters + others }, (_, at) =>
    newPlayer({
      id: playerId(100 + at),
      pairingNumber: pairingNumber(100 + at),
      name: `U${at}`,
      title: at < grandmasters ? 'GM' : null,
      rating,
      federation: federations[at % federations.length]!,
    }),
  )
const hope = (opponents: readonly Opponent[], others: readonly Player[], event: NormEvent = swiss) => {
  const tournament = eventOf(opponents)
  return needOf({ ...tournament, players: [...tournament.players, ...others] }, tournament.players[0]!, 'GM', event, null)!.now
}

test('1.4.7, 1.4.8: hope is given up when nobody is left who would bring the score', () => {
  const lost = (many: number) => enough.slice(0, many).map((one) => ({ ...one, result: 'loss' as const }))
  const strong = unmet(9, 9, 2500, ['GER', 'FRA', 'ITA'])
  expect(hope(lost(1), strong)).toBe('open')
  expect(hope(lost(6), strong)).toBe('out-of-reach')
  // Seven of eight from opponents of 2200 and less: the average is too low, however many are beaten.
  expect(hope(enough.slice(5, 8), unmet(9, 9, 2200, ['GER', 'FRA', 'ITA']))).toBe('out-of-reach')
})

test('1.4.5b: hope is given up when there are not so many titles left to meet', () => {
  const untitled = enough.slice(5, 8)
  expect(hope(untitled, unmet(3, 9, 2500, ['GER', 'FRA', 'ITA']))).toBe('out-of-reach')
  const titledOthers = unmet(3, 3, 2500, ['GER', 'FRA', 'ITA']).map((one) => ({ ...one, title: one.title ?? ('IM' as const) }))
  expect(hope(untitled, titledOthers)).toBe('open')
  expect(hope(untitled, [...titledOthers.slice(1), { ...titledOthers[0]!, title: 'IM' as const }])).toBe('out-of-reach')
})

test('1.4.3, 1.4.4: hope is given up when the federations that are left cannot be mixed', () => {
  const home = enough.slice(5, 7)
  expect(hope(home, unmet(9, 0, 2500, ['GER', 'FRA']))).toBe('open')
  expect(hope(home, unmet(9, 0, 2500, ['GER']))).toBe('out-of-reach')
  expect(hope(home, unmet(9, 0, 2500, ['SUI']))).toBe('out-of-reach')
  // Not all of them may be of one federation, but one of the own helps.
  expect(hope(home, [...unmet(6, 0, 2500, ['GER']), ...unmet(1, 0, 2500, ['FRA']).map((one) => ({ ...one, id: playerId(200) }))])).toBe(
    'open',
  )
})

test('what some of those who are left would bring is never given up', () => {
  const random = makeRandom('hope')
  const titles = ['GM', 'IM', 'FM', null] as const
  const pick = <T>(from: readonly T[]): T => from[random.between(0, from.length - 1)]!
  const one = (): Opponent => ({
    title: pick(titles),
    rating: random.between(2200, 2650),
    federation: pick(['SUI', 'GER', 'FRA']),
    result: pick(['win', 'win', 'draw', 'loss']),
  })
  const orders = <T>(items: readonly T[], many: number): readonly (readonly T[])[] =>
    many === 0 ? [[]] : items.flatMap((item, at) => orders(items.toSpliced(at, 1), many - 1).map((rest) => [item, ...rest]))
  let [open, given] = [0, 0]
  for (let seed = 0; seed < 300; seed++) {
    const left = random.between(1, 3)
    const before = Array.from({ length: 9 - left }, one)
    const others = Array.from({ length: random.between(left, 4) }, one)
    const players = others.map(({ title = null, rating = null, federation = '' }, at) =>
      newPlayer({ id: playerId(100 + at), pairingNumber: pairingNumber(100 + at), name: `U${at}`, title, rating, federation }),
    )
    const could = orders(others, left).some((those) => {
      const won = those.map((other) => ({ ...other, result: 'win' as const }))
      const event = eventOf([...before, ...won], { title: 'FM' })
      return normOf(event, event.players[0]!, 'IM', swiss).kind === 'made'
    })
    const tournament = eventOf(before, { title: 'FM' })
    const { now } = needOf({ ...tournament, players: [...tournament.players, ...players] }, tournament.players[0]!, 'IM', swiss, null)!
    if (could) {
      expect(now, `seed ${seed}`).not.toBe('out-of-reach')
      open += 1
    } else if (now === 'out-of-reach') given += 1
  }
  expect(open).toBeGreaterThan(30)
  expect(given).toBeGreaterThan(30)
})

test('nobody is met twice but in a double round robin; where it is not known, hope stays', () => {
  const before = enough.slice(0, 5)
  expect(hope(before, [])).toBe('out-of-reach')
  expect(hope(before, [], { ...swiss, system: 'double-round-robin', rounds: 10 })).toBe('open')
  expect(hope(before, [], { ...swiss, system: 'other' })).toBe('open')
})

test('in the last round title, rating and federation are those of one person', () => {
  // Eight games that lack a third grandmaster, and an average that a weak one would spoil.
  const eight = enough.filter((_, at) => at !== 2)
  const one = (more: Partial<Player>): Player => ({ ...unmet(1, 0, 2380, ['FRA'])[0]!, ...more })
  const weakMaster = one({ rating: 2250 })
  const strongOther = one({ id: playerId(101), title: null, rating: 2500 })
  expect(hope(eight, [weakMaster])).toBe('out-of-reach')
  expect(hope(eight, [strongOther])).toBe('out-of-reach')
  expect(hope(eight, [weakMaster, strongOther])).toBe('out-of-reach')
  expect(hope(eight, [weakMaster, strongOther, one({ id: playerId(102) })])).toBe('open')
})

test('1.4.1c: the bye of the last round is a hope too where nobody is left who counts', () => {
  expect(hope(enough.slice(0, 8), unmet(1, 0, 2500, ['NON']))).toBe('open')
})

test('in the last round hope is as good as one person who is left, whoever that is', () => {
  const random = makeRandom('last round')
  const pick = <T>(from: readonly T[]): T => from[random.between(0, from.length - 1)]!
  const federations = ['SUI', 'GER', 'FRA', 'ITA', 'FID', '', 'NON']
  let [open, given] = [0, 0]
  for (let seed = 0; seed < 400; seed++) {
    const one = (): Opponent => ({
      title: pick(['GM', 'IM', 'FM', 'CM', null] as const),
      rating: pick([null, random.between(1200, 2300), random.between(2300, 2600)]),
      federation: pick(federations.slice(0, random.between(1, federations.length))),
      result: pick(['win', 'win', 'draw', 'loss']),
    })
    const before = Array.from({ length: 8 }, (_, at): Opponent => (at < 5 ? { ...enough[at]!, result: 'win' } : one()))
    const players = Array.from({ length: random.between(1, 30) }, one).map(({ title = null, rating = null, federation = '' }, at) =>
      newPlayer({ id: playerId(100 + at), pairingNumber: pairingNumber(100 + at), name: `U${at}`, title, rating, federation }),
    )
    const now = (those: readonly Player[]) => {
      const tournament = eventOf(before, { title: 'FM' })
      return needOf({ ...tournament, players: [...tournament.players, ...those] }, tournament.players[0]!, 'IM', swiss, null)!.now
    }
    const some = players.some((player) => now([player]) === 'open') ? 'open' : 'out-of-reach'
    if (now([]) !== 'out-of-reach') continue
    expect(now(players), `seed ${seed}`).toBe(some)
    if (some === 'open') open += 1
    else given += 1
  }
  expect(open).toBeGreaterThan(30)
  expect(given).toBeGreaterThan(30)
})

test('who can still make a norm is asked of twice as many players in twice as many steps, not in four times', () => {
  /** How often anything of any player is read for the hopes of all, in the middle of the event and before its last round. */
  const steps = (many: number, played: number): number => {
    let reads = 0
    const players = Array.from({ length: many }, (_, at): Player => {
      const outcomes = Array.from({ length: played }, (_, round): Player['outcomes'][number] => ({
        kind: 'game',
        opponent: playerId(((at ^ (1 << round)) % many) + 1),
        colour: 'white',
        result: (at + round) % 4 === 0 ? 'draw' : 'win',
        rated: true,
      }))
      const [id, federation, title] = [playerId(at + 1), `F${at % 40}`, (['GM', 'IM', 'FM', null] as const)[at % 4]!]
      const player = newPlayer({
        id,
        pairingNumber: pairingNumber(at + 1),
        name: '',
        federation,
        title,
        rating: 2300 + (at % 300),
        outcomes,
      })
      return new Proxy(player, {
        get: (of, name) => {
          reads += 1
          return Reflect.get(of, name)
        },
      })
    })
    const tournament = { ...eventOf([]), players }
    for (const player of players) for (const title of ['GM', 'IM'] as const) needOf(tournament, player, title, swiss, null)
    return reads
  }
  for (const played of [4, 8]) expect(steps(512, played), `after ${played} rounds`).toBeLessThan(2.5 * steps(256, played))
})
