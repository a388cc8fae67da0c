import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../testing/rules-of.ts'
import { told } from '../../testing/told.ts'
import { parseTournamentJson } from './read.ts'
import { makeTournamentJson } from './write.ts'

const documentation = readFileSync(new URL('../../../../../docs/formats.md', import.meta.url), 'utf8')
const example = [...documentation.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1]!).find((text) => text.includes('"teams"'))!

const two = '"players": [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]'
const head = `"format": "zug-tournament", "version": 2, ${two}`
const head1 = `"format": "zug-tournament", "version": 1, ${two}`
const rules = (rulebook: string, settings: string) => `{${head}, "rules": {"rulebook": "${rulebook}", ${settings}}}`
const team = (id: number, boards: string, outcomes = '') => `{"id": ${id}, "name": "T", "boards": [${boards}], "outcomes": [${outcomes}]}`
const teams = (...list: string[]) => `{${head}, "teams": [${list.join(', ')}]}`
const match = (opponent: number, colour: string, result: string) =>
  `{"kind": "match", "opponent": ${opponent}, "colour": "${colour}", "boards": [{"result": "${result}"}]}`
const seated = (opponent: number, colour: string, player: number) =>
  `{"kind": "match", "opponent": ${opponent}, "colour": "${colour}", "boards": [{"player": ${player}, "result": "draw"}]}`

/** Two players with an unfinished game, which is adjudicated. */
const unfinished = (adjudications: string, version: 1 | 2 = 2) => {
  const player = (id: number, colour: string) =>
    `{"id": ${id}, "name": "P", "outcomes": [{"kind": "game", "opponent": ${3 - id}, "colour": "${colour}", "result": "adjourned"}]}`
  const players = `[${player(1, 'white')}, ${player(2, 'black')}]`
  const settings = `"adjudications": [${adjudications}]`
  const declared = version === 1 ? `"cfc": {${settings}}` : `"rules": {"rulebook": "cfc", ${settings}}`
  return `{"format": "zug-tournament", "version": ${version}, "players": ${players}, ${declared}}`
}

test('both sides of an unfinished game may say how it is adjudicated, if they agree', () => {
  for (const version of [1, 2] as const) {
    const both = unfinished('{"round": 1, "player": 1, "result": "win"}, {"round": 1, "player": 2, "result": "loss"}', version)
    expect(parseTournamentJson(both)).toMatchObject({ ok: true })
  }
})

test('the example of a team event can be read, written and read again', () => {
  const read = parseTournamentJson(example)
  if (!read.ok) throw new Error(told(read.error))
  expect(read.value.teams?.map(({ name }) => name)).toEqual(['Knights', 'Rooks'])
  expect(read.value.rules).toMatchObject({ rulebook: 'cfc-team', variations: ['624.1'], unratedGap: 50 })
  expect(parseTournamentJson(makeTournamentJson(read.value))).toEqual(read)
})

test('what is left out of the settings is as in the basic rules', () => {
  const read = (text: string) => {
    const parsed = parseTournamentJson(text)
    return parsed.ok ? parsed.value.rules : parsed.error
  }
  expect(read(`{${head}, "rules": {"rulebook": "cfc"}}`)).toEqual(rulesOf('cfc'))
  expect(read(rules('round-robin', '"double": true'))).toEqual(rulesOf('round-robin', { double: true }))
  expect(read(`{${head1}, "cfc": {}}`)).toEqual(rulesOf('cfc'))
  expect(read(`{${head1}, "roundRobin": {"double": true}}`)).toEqual(rulesOf('round-robin', { double: true }))
})

describe('faults of settings and teams', () => {
  test.each([
    ['value-unknown', '/rules/variations/0', rules('cfc', '"variations": ["624.3"]')],
    ['value-unknown', '/rules/variations', rules('cfc', '"variations": ["624.1", "624.1"]')],
    ['value-unknown', '/rules/variations', rules('cfc', '"variations": ["633.1", "633.2"]')],
    ['player-unknown', '/rules/apart/0/1', rules('cfc', '"apart": [[1, 5]]')],
    ['player-unknown', '/rules/excused/0', rules('cfc', '"excused": [5]')],
    ['player-unknown', '/rules/excused/0/player', rules('cfc', '"excused": [{"player": 5, "round": 1}]')],
    ['key-missing', '/rules/excused/0/round', rules('cfc', '"excused": [{"player": 1}]')],
    ['player-unknown', '/rules/adjudications/0/player', rules('cfc', '"adjudications": [{"round": 1, "player": 5, "result": "win"}]')],
    [
      'results-incompatible',
      '/rules/adjudications/1/result',
      unfinished('{"round": 1, "player": 1, "result": "win"}, {"round": 1, "player": 2, "result": "win"}'),
    ],
    [
      'results-incompatible',
      '/rules/adjudications/1/result',
      unfinished('{"round": 1, "player": 1, "result": "win"}, {"round": 1, "player": 1, "result": "draw"}'),
    ],
    ['player-unknown', '/rules/sections/0/0', rules('round-robin', '"sections": [[5]]')],
    ['player-duplicate', '/rules/sections', rules('round-robin', '"sections": [[1, 2], [1]]')],
    ['value-unknown', '/rules/numbers', rules('round-robin', '"numbers": "rating"')],
    ['value-unknown', '/cfc/variations/0', `{${head1}, "cfc": {"variations": ["624.3"]}}`],
    ['value-unknown', '/cfc/variations', `{${head1}, "cfc": {"variations": ["624.1", "624.1"]}}`],
    ['value-unknown', '/cfc/variations', `{${head1}, "cfc": {"variations": ["633.1", "633.2"]}}`],
    ['player-unknown', '/cfc/apart/0/1', `{${head1}, "cfc": {"apart": [[1, 5]]}}`],
    ['player-unknown', '/cfc/excused/0', `{${head1}, "cfc": {"excused": [5]}}`],
    ['player-unknown', '/cfc/adjudications/0/player', `{${head1}, "cfc": {"adjudications": [{"round": 1, "player": 5, "result": "win"}]}}`],
    [
      'results-incompatible',
      '/cfc/adjudications/1/result',
      unfinished('{"round": 1, "player": 1, "result": "win"}, {"round": 1, "player": 2, "result": "win"}', 1),
    ],
    [
      'results-incompatible',
      '/cfc/adjudications/1/result',
      unfinished('{"round": 1, "player": 1, "result": "win"}, {"round": 1, "player": 1, "result": "draw"}', 1),
    ],
    ['player-unknown', '/roundRobin/sections/0/0', `{${head1}, "roundRobin": {"sections": [[5]]}}`],
    ['player-duplicate', '/roundRobin/sections', `{${head1}, "roundRobin": {"sections": [[1, 2], [1]]}}`],
    ['value-unknown', '/roundRobin/numbers', `{${head1}, "roundRobin": {"numbers": "rating"}}`],
    ['player-duplicate', '/teams/1/id', teams(team(1, '1'), team(1, '2'))],
    ['player-unknown', '/teams/0/boards/0', teams(team(1, '5'))],
    ['player-duplicate', '/teams/1/boards/0', teams(team(1, '1'), team(2, '1'))],
    ['rounds-uneven', '/teams/1/outcomes', teams(team(1, '1', '{"kind": "absent"}'), team(2, '2'))],
    [
      'player-unknown',
      '/teams/0/outcomes/0/boards/0/player',
      teams(team(1, '1', seated(2, 'white', 5)), team(2, '2', seated(1, 'black', 2))),
    ],
    [
      'player-duplicate',
      '/teams/1/outcomes/0/boards/0/player',
      teams(team(1, '1', seated(2, 'white', 1)), team(2, '2', seated(1, 'black', 1))),
    ],
    ['opponent-unknown', '/teams/0/outcomes/0/opponent', teams(team(1, '1', match(3, 'white', 'win')))],
    [
      'colours-not-opposite',
      '/teams/0/outcomes/0/colour',
      teams(team(1, '1', match(2, 'white', 'win')), team(2, '2', match(1, 'white', 'loss'))),
    ],
    [
      'results-incompatible',
      '/teams/0/outcomes/0/boards',
      teams(team(1, '1', match(2, 'white', 'win')), team(2, '2', match(1, 'black', 'draw'))),
    ],
    ['value-unknown', '/teams/0/outcomes/0/kind', teams(team(1, '1', '{"kind": "game"}'))],
    [
      'player-unknown',
      '/requestedByes/0/player',
      teams(team(7, '1')).replace('"teams"', '"requestedByes": [{"player": 1, "round": 1, "bye": "half-point"}], "teams"'),
    ],
  ])('%s at %s', (code, pointer, text) => {
    const read = parseTournamentJson(text)
    expect(read.ok ? [] : read.error.map((issue) => [issue.code, 'path' in issue ? issue.path : ''])).toEqual([[code, pointer]])
  })
})
