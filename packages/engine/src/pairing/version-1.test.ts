import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseTournamentJson } from '../formats/json/read.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import { roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { told } from '../testing/told.ts'
import { checkRound } from './check-round.ts'
import { descriptionById, rulebookIds } from './description-of.ts'
import { pairRound } from './pair-round.ts'
import type { PairingAnswer } from './round-pairing.ts'
import { namedRulebook } from './rulebook-of.ts'
import { rulesFromVersion1, rulesInVersion1 } from './version-1.ts'

const folder = new URL('../formats/json/fixtures/version-1/', import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(`${name}.json`, folder), 'utf8')
const answers = JSON.parse(textOf('answers')) as Readonly<Record<string, PairingAnswer | null>>

const read = (text: string): Tournament => {
  const parsed = parseTournamentJson(text)
  if (!parsed.ok) throw new Error(told(parsed.error))
  return parsed.value
}

const kept: Readonly<Record<string, object | null>> = {
  'fide-dutch-1998': {
    rulebook: 'fide-dutch-1998',
    acceleration: null,
    parity: 'pairing-number',
    colourless: false,
    readings: ['A.4-played', 'A.7-games'],
  },
  'fide-dutch-2012': { rulebook: 'fide-dutch-2012', acceleration: null, parity: 'paired-participants', colourless: true },
  'fide-dutch-2017': { rulebook: 'fide-dutch-2017', acceleration: 'baku', parity: 'pairing-number', colourless: false },
  'fide-dutch-2026': { rulebook: 'fide-dutch-2026', acceleration: 'baku', parity: 'pairing-number', colourless: false },
  cfc: {
    rulebook: 'cfc',
    variations: ['616.1', '617.1', '619.1', '624.1'],
    seed: 'Toronto',
    apart: [[1, 5]],
    excused: [8],
    adjudications: [{ round: 2, player: 3, result: 'win' }],
  },
  'cfc-team': {
    rulebook: 'cfc-team',
    variations: ['624.1'],
    seed: 'Calgary',
    apart: [],
    excused: [2],
    adjudications: [],
    boardTolerance: 50,
    unratedGap: 80,
  },
  'round-robin': {
    rulebook: 'round-robin',
    of: 'players',
    numbers: 'restricted-lot',
    seed: 'Wijk',
    double: true,
    swapLastTwoRounds: true,
    sections: [
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    ],
    withdrawals: 'cfc',
  },
  'round-robin-of-teams': {
    rulebook: 'round-robin',
    of: 'teams',
    numbers: 'lot',
    seed: 'Bern',
    double: false,
    swapLastTwoRounds: false,
    sections: null,
    withdrawals: 'cfc',
  },
  ssm: {
    rulebook: 'ssm',
    useRating: true,
    seed: 'Lisbon',
    restricted: { by: 'club', groups: ['Zug'], rounds: 2 },
    timeLimitMargin: 25,
    reading: 'best',
    remaining: null,
    byePriority: null,
  },
  'without-rulebook': null,
  'without-rulebook-accelerated': {
    rulebook: 'fide-dutch-2026',
    acceleration: 'baku',
    parity: 'paired-participants',
    colourless: false,
  },
  'foreign-name': { rulebook: 'other', name: 'fide-dubov' },
  'settings-without-meaning': { rulebook: 'fide-dutch-2017', acceleration: null, parity: 'paired-participants', colourless: false },
  'settings-without-meaning-cfc': { rulebook: 'cfc', variations: [], seed: 'Ottawa', apart: [], excused: [], adjudications: [] },
}

/** The rulebooks that version 1 knew. */
const ofThatTime = rulebookIds.filter((id) => descriptionById(id).inVersion1 !== null)

test('there is a file of every kind', () => {
  const files = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
  expect(files.toSorted()).toEqual([...Object.keys(kept), 'answers'].toSorted())
  expect(Object.keys(kept)).toEqual(expect.arrayContaining([...ofThatTime]))
})

describe.each(Object.entries(kept))('%s.json of version 1', (name, rules) => {
  const tournament = read(textOf(name))
  const round = roundNumber(3)

  test('means what it meant', () => expect(tournament.rules).toEqual(rules))

  test('is paired as it was', () => {
    const answer = answers[name]!
    if (answer === null) return expect(namedRulebook(tournament)).toBeNull()
    expect(pairRound(tournament, round)).toEqual(answer)
    expect(answer.kind === 'pairing' && checkRound(tournament, round, answer, answer.rulebook).violations).toEqual([])
  })

  test('is the same when it is written and read again', () => {
    const text = makeTournamentJson(tournament)
    expect(JSON.parse(text)).toMatchObject({ version: 2 })
    expect(read(text)).toEqual(tournament)
    expect(makeTournamentJson(read(text))).toBe(text)
  })
})

describe('rules as version 1 said them', () => {
  const places = ['rulebook', 'acceleration', 'parity', 'colourless', 'cfc', 'ssm', 'roundRobin']
  /** What said something: the program of that time kept the points of a margin in tenths. */
  const said = (name: string): object => {
    const form = Object.entries(JSON.parse(textOf(name)) as object).filter(([key]) => places.includes(key))
    return Object.fromEntries(
      form.map(([key, value]) => [key, key === 'ssm' ? { ...value, timeLimitMargin: 10 * value.timeLimitMargin } : value]),
    )
  }

  test.each([...ofThatTime, 'round-robin-of-teams', 'without-rulebook', 'foreign-name'])('%s: the same there and back', (name) =>
    expect(rulesInVersion1(read(textOf(name)))).toEqual(said(name)),
  )

  test.each([
    ['nothing', { rulebook: null }, false, null],
    ['nothing of an event of teams', { rulebook: null }, true, null],
    ['what is as usual', { rulebook: null, acceleration: null, parity: 'paired-participants', colourless: false }, false, null],
    ['no colours', { rulebook: null, colourless: true }, false, { rulebook: 'fide-dutch-2026', colourless: true }],
    ['settings of the handbook', { rulebook: null, cfc: { seed: 'x' } }, false, { rulebook: 'cfc', seed: 'x' }],
    ['settings of tables', { rulebook: null, roundRobin: { double: true } }, true, { rulebook: 'round-robin', of: 'teams', double: true }],
    ['settings of the SSM', { rulebook: null, ssm: { useRating: true } }, false, { rulebook: 'ssm', useRating: true }],
    ['none, written as null', { rulebook: 'cfc', cfc: null }, false, { rulebook: 'cfc', seed: '' }],
    ['none at all', { rulebook: 'ssm' }, false, { rulebook: 'ssm', seed: '', useRating: false }],
    ['a name of ours that is none', { rulebook: 'toString' }, false, { rulebook: 'other', name: 'toString' }],
  ] as const)('a file that said %s', (_, old, teams, expected) => {
    const rules = rulesFromVersion1(old, teams)
    if (expected === null) expect(rules).toBeNull()
    else expect(rules).toMatchObject(expected)
  })
})

test('a setting that came later is left out of a receipt as it is by default, and is part of it otherwise', () => {
  const ssm = {
    rulebook: 'ssm',
    useRating: true,
    seed: '',
    restricted: null,
    timeLimitMargin: null,
    remaining: null,
    byePriority: null,
  } as const
  const told = (reading: 'best' | 'stepwise') => rulesInVersion1({ rules: { ...ssm, reading } })
  expect(told('best').ssm).toEqual({ useRating: true, seed: '', restricted: null, timeLimitMargin: null })
  expect(told('stepwise').ssm).toEqual({ useRating: true, seed: '', restricted: null, timeLimitMargin: null, reading: 'stepwise' })
})
