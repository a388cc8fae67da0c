import { expect, it } from 'vitest'
import type { Tournament } from '../../../api/types.ts'
import { sheetOf } from './sheet.ts'
import { deskOf } from './testing/desks.ts'

const { state } = deskOf('team', 1)
const tournament = {
  ...state,
  teams: [...state.teams.values()],
  sequence: 7,
  role: 'deputy',
  traits: { teams: true, games: 'results' },
  draft: null,
} as unknown as Tournament
const round = tournament.rounds[0]!

it('who may enter: nobody in the past, in a finished event, without a role or as a viewer', () => {
  const may = (change: Partial<Tournament>, at: number | null = null) => sheetOf({ ...tournament, ...change }, round, 't', at).mayEnter
  expect([may({}), may({}, 5), may({ finished: true }), may({ role: null }), may({ role: 'viewer' }), may({ role: 'helper' })]).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})

it('a row of a team event is a match, a helper has some boards', () => {
  expect(sheetOf(tournament, round, 't', null)).toMatchObject({
    sequence: 7,
    range: null,
    scored: false,
    effect: 'next-pairing',
    teams: [{}, {}],
  })
  const helper = { ...tournament, traits: { teams: false, games: 'scores' }, boards: { first: 2, last: 3 } } as unknown as Tournament
  expect(sheetOf(helper, round, 't', null)).toMatchObject({ range: { first: 2, last: 3 }, scored: true, teams: null })
})
