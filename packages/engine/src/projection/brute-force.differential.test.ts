import { expect, test } from 'vitest'
import { roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { pairRound } from '../pairing/pair-round.ts'
import { makeRandom } from '../random.ts'

import { standings } from '../standings/standings.ts'
import { reopened } from '../testing/open-event.ts'
import { randomTournament } from '../testing/random/random-tournament.ts'
import { codesFrom } from '../testing/standings-of.ts'
import { chancesOf } from './chances.ts'
import { projectWhole } from './project.ts'

const tieBreaks = codesFrom('BH')
const cases = Number(process.env.ZUG_PROJECTIONS ?? 500)

/** Results put in by hand, one after the other, and everything counted under its own name. */
const bruteForce = (tournament: Tournament, round: number) => {
  const open = tournament.players.flatMap((player) =>
    player.outcomes.flatMap((outcome, at) =>
      outcome.kind === 'game' && outcome.result === 'adjourned' && outcome.colour === 'white'
        ? [{ at, white: player, black: tournament.players.find(({ id }) => id === outcome.opponent)! }]
        : [],
    ),
  )
  const shares = new Map<string, number>()
  const rounds = new Map<string, string>()
  const add = (what: string, weight: number): void => void shares.set(what, (shares.get(what) ?? 0) + weight)
  const go = (event: Tournament, next: number, weight: number, how: string): void => {
    const game = open[next]
    if (game !== undefined) {
      const chances = chancesOf('rating', game.white, game.black)
      for (const [sign, result, chance] of [
        ['1', ['win', 'loss'], chances.white],
        ['=', ['draw', 'draw'], chances.draw],
        ['0', ['loss', 'win'], chances.black],
      ] as const) {
        const players = event.players.map((player) => {
          const side = player.id === game.white.id ? 0 : player.id === game.black.id ? 1 : null
          const outcome = player.outcomes[game.at]
          if (side === null || outcome?.kind !== 'game') return player
          return { ...player, outcomes: player.outcomes.with(game.at, { ...outcome, result: result[side] }) }
        })
        go({ ...event, players }, next + 1, weight * chance, how + sign)
      }
      return
    }
    const answer = pairRound(event, roundNumber(round))
    for (const { rank, player } of standings(event, { tieBreaks }).rows) add(`${player.id} stands ${rank}`, weight)
    const boards = answer.kind === 'pairing' ? answer.boards.map(({ white, black }) => `${white}-${black}`) : [answer.kind]
    rounds.set(how, [...boards, answer.kind === 'pairing' ? answer.bye : ''].join(' '))
    if (answer.kind !== 'pairing') return
    for (const { white, black } of answer.boards) {
      add(`${white} white ${black}`, weight)
      add(`${black} black ${white}`, weight)
    }
    if (answer.bye !== null) add(`${answer.bye} bye`, weight)
    for (const player of answer.notPaired) add(`${player} not-paired`, weight)
  }
  go(tournament, 0, 1, '')
  const decides = open.map((_, at) => {
    const without = (how: string): string => how.slice(0, at) + how.slice(at + 1)
    const kinds = new Map<string, Set<string>>()
    for (const [how, pairing] of rounds) kinds.set(without(how), (kinds.get(without(how)) ?? new Set()).add(pairing))
    return [...kinds.values()].some(({ size }) => size > 1)
  })
  return { shares, decides, open: open.map(({ white, black }) => `${white.id}-${black.id}`) }
}

test('a projection is what all outcomes together say, tried by brute force', () => {
  let tried = 0
  let deciding = 0
  for (let seed = 1; tried < cases; seed++) {
    const pair = (tournament: Tournament, round: Parameters<typeof pairRound>[1]) => pairRound(tournament, round)
    for (const { tournament, round } of randomTournament(seed, pair, { players: [4, 9], rounds: [3, 4] })) {
      if (round < 2) continue
      const random = makeRandom(`projection ${seed} ${round}`)
      const event = reopened(tournament, random.between(1, 3), random)
      const expected = bruteForce(event, round)
      const projection = projectWhole(event, { model: 'rating', tieBreaks })
      expect(projection).toMatchObject({ exact: true, done: true, error: 0, tried: 3 ** expected.open.length })
      const shares = new Map<string, number>()
      for (const { id } of event.players) {
        const { next, places } = projection.of(id)
        for (const { of, share } of next) shares.set([id, of.kind === 'game' ? of.colour : of.kind, of.opponent].join(' ').trim(), share)
        for (const found of places.values())
          for (const { of, share } of found) shares.set(`${id} stands ${of}`, (shares.get(`${id} stands ${of}`) ?? 0) + share)
      }
      expect([...shares.keys()].sort(), `seed ${seed}, round ${round}`).toEqual([...expected.shares.keys()].sort())
      for (const [what, share] of expected.shares) expect(shares.get(what), `seed ${seed}, round ${round}: ${what}`).toBeCloseTo(share, 9)
      const decides = new Map(projection.open.map(({ white, black, decides: yes }) => [`${white}-${black}`, yes === 'yes']))
      expect(expected.open.map((board) => decides.get(board))).toEqual(expected.decides)
      deciding += expected.decides.filter(Boolean).length
      const always = [...expected.shares].filter(([what, share]) => what.includes(' white ') && share > 1 - 1e-9).map(([what]) => what)
      for (const what of always) {
        const [white, , black] = what.split(' ').map(Number)
        const isCertain = projection.certain.some((board) => board.white === white && board.black === black)
        // A way without a chance is possible all the same.
        if (!isCertain) expect(projection.open.some(({ chances }) => Math.min(chances.white, chances.draw, chances.black) === 0)).toBe(true)
      }
      tried += 1
    }
  }
  expect(deciding).toBeGreaterThan(cases / 4)
})
