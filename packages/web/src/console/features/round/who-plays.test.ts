import { expect, it } from 'vitest'
import { whoPlays } from './who-plays.ts'

type Given = Parameters<typeof whoPlays>[0]

const traits = { teams: true } as Given['traits']
const team = (name: string, withdrawnFrom: number | null = null) =>
  ({ id: 31, name, firstRound: 1, withdrawnFrom, boards: [], alternates: [] }) as unknown as Given['teams'][number]

it('knows a team by its new name although no player changed, and makes nothing anew where nothing did', () => {
  const players: Given['players'] = []
  const teams = [team('Zug')]
  const first = whoPlays({ players, teams, traits })
  expect(whoPlays({ players, teams, traits })).toBe(first)
  expect([...whoPlays({ players, teams: [team('Zug II', 3)], traits }).values()]).toMatchObject([{ name: 'Zug II', withdrawnFrom: 3 }])
})
