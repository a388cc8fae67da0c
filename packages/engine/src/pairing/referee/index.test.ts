import { expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import type { RulebookId } from '../../model/rules.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { checkListOf } from '../check-list.ts'
import { checkRound } from '../check-round.ts'
import { rulebookIds } from '../description-of.ts'
import type { RoundPairing } from '../round-pairing.ts'
import { rulebookById } from '../rulebook-of.ts'
import { referees } from './index.ts'

const two = buildTournament(['', ''], { initialColour: 'white', numberOfRounds: 1 })
const round = roundNumber(1)
const pairing = (rulebook: RulebookId): RoundPairing => ({
  kind: 'pairing',
  rulebook,
  round,
  boards: [{ white: playerId(1), black: playerId(2) }],
  bye: null,
  notPaired: [],
})

test('there is a referee for every rulebook, and for no other name', () => expect(Object.keys(referees)).toEqual(rulebookIds))

test.each(rulebookIds)('%s: the referee looks at its rounds, and has a check-list where the system is a Dutch one', (id) => {
  expect(checkRound(two, round, pairing(id), id)).toMatchObject({ rulebook: id, round: 1, violations: [] })
  expect(checkRound(two, round, { ...pairing(id), boards: [] }, id).violations.length > 0).toBe(id !== 'round-robin')
  expect(checkListOf(two, round, id) !== null).toBe(rulebookById(id).traits.family === 'fide-dutch')
})

test.each(['fide-dutch-1492', 'other', '', 'toString', '__proto__'])('nothing is judged by %j, which is no rulebook', (name) => {
  const id = name as RulebookId
  expect(() => checkRound(two, round, pairing(id), id)).toThrow()
  expect(() => checkListOf(two, round, id)).toThrow()
})
