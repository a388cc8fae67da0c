import { expect, it } from 'vitest'
import { entrantsOf } from './entrants.ts'

type Given = Parameters<typeof entrantsOf>[0]

const settings = { teamEvent: true } as Given['settings']
const team = (name: string, withdrawnFrom: number | null = null) =>
  ({ id: 31, name, firstRound: 1, withdrawnFrom, boards: [], alternates: [] }) as unknown as Given['teams'][number]

it('knows a team by its new name although no player changed, and makes nothing anew where nothing did', () => {
  const players: Given['players'] = []
  const teams = [team('Zug')]
  const first = entrantsOf({ players, teams, settings })
  expect(entrantsOf({ players, teams, settings })).toBe(first)
  expect([...entrantsOf({ players, teams: [team('Zug II', 3)], settings }).values()]).toMatchObject([{ name: 'Zug II', withdrawnFrom: 3 }])
})
