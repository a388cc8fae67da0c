import { expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { teamTournament } from '../../testing/team-tournament.ts'
import { competitorsOf } from '../fide-swiss-team/competitors.ts'
import { readingOf } from './reading.ts'
import { type FideTeamSettings, fideTeamDefaults } from './rules.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

const event = teamTournament(5, 2, [
  ['1-2 1=', '3-4 ++', '5 U'],
  ['3-1 +1', '4-5 -', '2 H'],
])

/** Number, primary and secondary score, matches, colours, and whether the bye is barred. */
const sheet = (settings: Partial<FideTeamSettings> = {}, extra = event.extra): readonly string[] => {
  const rules = { ...fideTeamDefaults, ...settings }
  const entrants = teamsAsPlayers({ ...event, extra }, rules)
  return competitorsOf(entrants, roundNumber(3), readingOf(entrants, rules))
    .toSorted((a, b) => a.pairingNumber - b.pairingNumber)
    .map(
      ({ id, score, secondary, matches, colours, mayTakeBye }) =>
        `${id}: ${score / 10} ${secondary / 10} ${matches} ${colours.map((colour) => colour[0]).join('')} ${mayTakeBye}`,
    )
}

test('fide-team-2026 1.1.1, fide-team-2026 1.2.2, fide-team-2026 1.6.1: match points, game points, colours of board 1; a match of forfeits is none, one with a game is', () => {
  expect(sheet()).toEqual(['1: 2 1.5 2 wb true', '2: 1 1.5 1 b true', '3: 4 4 1 w false', '4: 0 0 0  true', '5: 3 3 0  false'])
})

test('fide-team-2026 1.2.1: game points as the score, match points after them, or nothing', () => {
  expect(sheet({ primary: 'game-points' })).toEqual([
    '1: 1.5 2 2 wb true',
    '2: 1.5 1 1 b true',
    '3: 4 4 1 w false',
    '4: 0 0 0  true',
    '5: 3 3 0  false',
  ])
  expect(sheet({ secondary: false })[0]).toBe('1: 2 0 2 wb true')
})

test('fide-team-2026 1.4: the regulations say what a match and the bye are worth', () => {
  const extra = [
    { id: '362', text: 'TW 3.0   TD 1.0   TL 0.0' },
    { id: '320', text: ' 2.0  0.5' },
  ]
  expect(sheet({}, extra)).toEqual(['1: 3 1.5 2 wb true', '2: 1 1.5 1 b true', '3: 6 4 1 w false', '4: 0 0 0  true', '5: 5 2.5 0  false'])
})

test('fide-team-2026 1.5, fide-team-2026 1.3.1: a floater played an opponent with another score; a match of forfeits makes none unless so read', () => {
  const floaters = (forfeitFloats: boolean): readonly number[] => {
    const rules = { ...fideTeamDefaults, forfeitFloats }
    const entrants = teamsAsPlayers(
      teamTournament(4, 2, [
        ['1-2 11', '3-4 00'],
        ['1-3 ==', '4-2 ++'],
      ]),
      rules,
    )
    return competitorsOf(entrants, roundNumber(3), readingOf(entrants, rules)).flatMap(({ id, floated }) => (floated ? [id] : []))
  }
  expect(floaters(false)).toEqual([1, 3])
  expect(floaters(true)).toEqual([4, 1, 3, 2])
})

test('fide-team-2026 1.1.1: teams have the numbers from 1, whatever ids they share with players', () => {
  const event = teamTournament(3, 2, [])
  const shifted = { ...event, teams: event.teams!.map((team) => ({ ...team, id: playerId(team.id * 30) })) }
  expect(teamsAsPlayers(shifted, fideTeamDefaults).players.map(({ id, pairingNumber }) => [id, pairingNumber])).toEqual([
    [30, 1],
    [60, 2],
    [90, 3],
  ])
})
