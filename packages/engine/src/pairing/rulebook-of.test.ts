import { describe, expect, test } from 'vitest'
import type { RulebookId } from '../model/rules.ts'
import { emptyInfo, newTournament } from '../model/tournament.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { eventTraits, isColourless, isRulebookId, pairsTeams, rulebookIds, rulebookInForce, rulesDeclared } from './description-of.ts'
import { asDeclared, entrantsOf, namedRulebook, rulebookById, rulebookOf, rulebooks, rulebookTaken } from './rulebook-of.ts'

describe.each(rulebooks)('$id', ({ id, defaults, settings, traits }) => {
  test('has exactly the settings that its rules have', () => {
    const { rulebook, ...declared } = defaults
    expect(rulebook).toBe(id)
    expect(settings.map(({ name }) => name).toSorted()).toEqual(Object.keys(declared).toSorted())
  })

  test('is found by its name, and by its rules', () => {
    expect(rulebookById(id).id).toBe(id)
    expect(isRulebookId(id)).toBe(true)
    expect(namedRulebook({ rules: rulesOf(id) })?.id).toBe(id)
    expect(pairsTeams(rulesOf(id))).toBe(traits.pairs === 'teams')
    expect(eventTraits(rulesOf(id))).toEqual({ ...traits, teams: traits.pairs === 'teams', colourless: traits.colours === 'never' })
  })
})

test.each(['fide-dutch-1492', 'other', '', 'toString', '__proto__'])('%j is no rulebook', (name) => expect(isRulebookId(name)).toBe(false))

test('what names no rulebook of ours is left as it is, and paired by the one in force', () => {
  const foreign = { rulebook: 'other', name: 'fide-dubov' } as const
  for (const tournament of [newTournament(), newTournament({ rules: foreign })]) {
    expect(namedRulebook(tournament)).toBeNull()
    expect(asDeclared(tournament)).toBe(tournament)
    expect(entrantsOf(tournament)).toBe(tournament)
    expect(rulebookOf(tournament).id).toBe(rulebookInForce({}))
  }
  expect(rulebookOf(newTournament({ teams: [] })).id).toBe(rulebookInForce({ teams: [] }))
})

describe('a tournament that names no rulebook has the edition in force when it starts', () => {
  const begun = (startDate: string, roundDates: readonly string[] = []) => newTournament({ info: { ...emptyInfo, startDate, roundDates } })

  test.each([
    ['2026/02/01', 'fide-dutch-2026', 0],
    ['2026/01/31', 'fide-dutch-2017', 1],
    ['2025-09-12', 'fide-dutch-2017', 1],
    ['12.09.2025', 'fide-dutch-2017', 1],
    ['25/09/12', 'fide-dutch-2017', 1],
    ['2017/07/01', 'fide-dutch-2017', 1],
    ['2017/06/30', 'fide-dutch-2012', 1],
    ['2012/06/30', 'fide-dutch-1998', 1],
    ['1994/03/01', 'fide-dutch-1998', 1],
    ['', 'fide-dutch-2026', 0],
    ['in spring', 'fide-dutch-2026', 0],
  ])('%j: %s', (date, id, said) => {
    const taken = rulebookTaken(begun(date))
    expect(taken.rulebook.id).toBe(id)
    expect(rulebookOf(begun(date)).id).toBe(id)
    expect(taken.issues).toHaveLength(said)
    if (said > 0) expect(taken.issues).toMatchObject([{ code: 'edition-by-date', rulebook: id, date }])
  })

  test('the day of its first round, where the other one is missing', () =>
    expect(rulebookOf(begun(' ', ['25/10/01', '25/10/02'])).id).toBe('fide-dutch-2017'))

  test.each(['0000/00/00', 'autumn'])('or is none: %s', (date) =>
    expect(rulebookOf(begun(date, ['', '25/10/02'])).id).toBe('fide-dutch-2017'),
  )

  test('C.04.6, C.04.5: an event that began before the only edition here was in force is told so', () => {
    for (const id of ['fide-team-2026', 'fide-double-swiss-2026'] as const) {
      const issues = (date: string) => rulebookTaken({ ...begun(date), rules: rulesOf(id) }).issues
      expect(issues('2026/01/31')).toMatchObject([{ code: 'edition-not-in-force', rulebook: id, date: '2026/01/31', from: '2026/02/01' }])
      expect([issues('2026/02/01'), issues('')]).toEqual([[], []])
    }
  })

  test('what is named is taken at any time, and teams have theirs', () => {
    const named = { ...begun('2025/09/12'), rules: rulesOf('fide-dutch-2026') }
    expect(rulebookTaken(named)).toMatchObject({ rulebook: { id: 'fide-dutch-2026' }, issues: [] })
    for (const day of ['2025/09/12', '2026/01/31', '', 'in spring'])
      expect(rulebookTaken({ ...begun(day), teams: [] })).toMatchObject({ rulebook: { id: 'cfc-team' }, issues: [] })
  })

  test('C.04.6: teams that begin when it is in force are paired by it, which is said once', () => {
    const taken = rulebookTaken({ ...begun('2026/02/01'), teams: [] })
    expect(taken).toMatchObject({ rulebook: { id: 'fide-team-2026' }, issues: [{ code: 'edition-by-date', date: '2026/02/01' }] })
    expect(rulebookTaken({ ...begun('2026/02/01'), teams: [], rules: rulesOf('cfc-team') })).toMatchObject({
      rulebook: { id: 'cfc-team' },
      issues: [],
    })
  })
})

describe('rules that are declared', () => {
  test('keep what both rulebooks have, and else what the new one has', () => {
    const before = rulesOf('fide-dutch-2017', { acceleration: 'baku', parity: 'pairing-number' })
    expect(rulesDeclared({ rulebook: 'fide-dutch-2026', parity: 'paired-participants' }, before)).toEqual(
      rulesOf('fide-dutch-2026', { acceleration: 'baku' }),
    )
    expect(rulesDeclared({ rulebook: 'cfc', variations: ['624.1'] }, before)).toEqual(rulesOf('cfc', { variations: ['624.1'] }))
    expect(rulesDeclared({ rulebook: 'ssm' }, rulesOf('cfc', { seed: 'hat' }))).toEqual(rulesOf('ssm', { seed: 'hat' }))
    expect(rulesDeclared({ rulebook: 'ssm' }, null)).toEqual(rulesOf('ssm'))
  })

  test.each([
    ['fide-dutch-2026', {}, false],
    ['fide-dutch-2026', { colourless: true }, true],
    ['ssm', {}, true],
    ['cfc', {}, false],
  ] as readonly (readonly [RulebookId, object, boolean])[])('%s %j: played without colours? %s', (rulebook, declared, expected) =>
    expect(isColourless({ rules: rulesOf(rulebook, declared) })).toBe(expected),
  )

  test('of a round robin say whether teams are paired', () => {
    expect(pairsTeams(rulesOf('round-robin', { of: 'teams' }))).toBe(true)
    expect(pairsTeams(rulesOf('round-robin'))).toBe(false)
  })

  test('in every rulebook are its own, whatever was declared before', () => {
    for (const id of rulebookIds)
      for (const before of rulebookIds) {
        const keys = Object.keys(rulebookById(id).adopt(rulesOf(before)))
        expect(keys.toSorted()).toEqual(Object.keys(rulebookById(id).defaults).toSorted())
      }
  })
})
