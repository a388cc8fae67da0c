import { describe, expect, test } from 'vitest'
import { standardScoring } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { asDeclared } from '../../pairing/rulebook-of.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import type { TrfDialect } from './dialect.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const read = (text: string): Tournament => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.tournament
}
const made = (tournament: Tournament, dialect: TrfDialect) => makeTrf(tournament, { dialect, lineEnd: '\n' })
const codes = (tournament: Tournament, dialect: TrfDialect) => made(tournament, dialect).issues.map(({ code }) => code)

describe('what a file asks for (192, 092)', () => {
  const asked = (...lines: readonly string[]) => {
    const { rules } = read([...lines, '001    1'].join('\n'))
    const named = rules?.rulebook === 'other' ? rules.name : (rules?.rulebook ?? null)
    return rules !== null && 'double' in rules ? [named, rules.double, rules.swapLastTwoRounds] : [named, false, false]
  }
  test.each([
    ['192 BERGER_ROUNDROBIN', ['round-robin', false, false]],
    ['192 BERGER_ROUNDROBIN_G2', ['round-robin', true, false]],
    ['192 BERGER_ROUNDROBIN_G4', ['berger-roundrobin-g4', false, false]],
    ['192 FIDE_DOUBLEROUNDROBIN', ['round-robin', true, true]],
    ['192 BERGER_TEAM_DOUBLEROUNDROBIN', ['round-robin', true, false]],
    ['192 FIDE_TEAM_TYPEB_MP_GP', ['fide-team-2026', false, false]],
    ['192 CUSTOM_TEAM_SWISS_MP\n092 Team: Swiss-System (CFC handbook)', ['cfc-team', false, false]],
    ['092 Individual: Round-Robin', ['round-robin', false, false]],
    ['092 Individual: Double Round-Robin', ['round-robin', true, false]],
    ['092 Berger', ['round-robin', false, false]],
    ['092 Individual: Swiss-System (CFC handbook)', ['cfc', false, false]],
    ['092 Individual: Swiss System Modified (SSM)', ['ssm', false, false]],
    ['092 Individual: Swiss-System Dutch (1998 rules)', ['fide-dutch-1998', false, false]],
    ['092 Individual: Swiss-System', [null, false, false]],
  ] as const)('%j', (lines, expected) => expect(asked(lines)).toEqual(expected))

  test.each([
    ['cfc', {}],
    ['ssm', {}],
    ['fide-dutch-1998', {}],
    ['fide-dutch-2012', {}],
    ['fide-double-swiss-2026', {}],
    ['round-robin', {}],
    ['round-robin', { double: true }],
    ['round-robin', { double: true, swapLastTwoRounds: true }],
  ] as const)('%s %j is said in every dialect', (rulebook, declared) => {
    const tournament = buildTournament(['2w1', '1b0'], { rules: rulesOf(rulebook, declared) })
    for (const dialect of ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const) {
      const { text, issues } = made(tournament, dialect)
      expect(issues.map(({ code }) => code).filter((code) => code.includes('rules') || code.includes('settings'))).toEqual([])
      const again = read(text)
      expect([again.rules, again.info]).toEqual([tournament.rules, tournament.info])
    }
  })

  test('the scoring that ssm lays down need not be spelled out, and is read back', () => {
    const tournament = asDeclared(buildTournament(['2w1 H', '1b0 U'], { rules: rulesOf('ssm') }))
    const { scoring } = tournament
    for (const dialect of ['trf16', 'trfx', 'trfbx', 'trf26'] as const) {
      const { text, issues } = made(tournament, dialect)
      expect(issues.map(({ code }) => code)).not.toContain('scoring-not-carried')
      expect(read(text)).toMatchObject({ rules: rulesOf('ssm'), scoring })
    }
    const unnamed = { ...tournament, info: { ...tournament.info, type: 'Club evening' } }
    expect(codes(unnamed, 'trf16')).toEqual(expect.arrayContaining(['rules-not-carried', 'scoring-not-carried']))
    // Points of another scoring are what they are.
    const usual = made(buildTournament(['2w1', '1b0'], { rules: rulesOf('ssm') }), 'trf16').text
    expect(read(usual).scoring).toEqual(standardScoring)
  })

  test('a code that is kept as it was written says what no other would', () => {
    const rules = rulesOf('fide-dutch-2012', { acceleration: 'baku' })
    const kept = read('192 FIDE_DUTCH_2012_BAKU\n001    1')
    expect(kept.rules).toEqual(rules)
    expect(codes(kept, 'trf26')).toEqual([])
    expect(codes({ ...kept, info: { ...kept.info, typeCode: '' } }, 'trf26')).toEqual(['rules-not-carried', 'settings-not-carried'])
  })

  test('a drawing of numbers has no record', () => {
    const drawn = buildTournament(['2w1', '1b0'], { rules: rulesOf('round-robin', { numbers: 'lot', seed: 'x' }) })
    expect(codes(drawn, 'trf26')).toEqual(['settings-not-carried'])
  })
})
