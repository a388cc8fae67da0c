import { describe, expect, test } from 'vitest'
import { standardScoring } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { rulebookById } from '../../pairing/pair-round.ts'
import { defaultRoundRobinSettings } from '../../rulebook/round-robin/rules.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
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
    const { rulebook, roundRobin } = read([...lines, '001    1'].join('\n'))
    return [rulebook, roundRobin?.double ?? false, roundRobin?.swapLastTwoRounds ?? false]
  }
  test.each([
    ['192 BERGER_ROUNDROBIN', ['round-robin', false, false]],
    ['192 BERGER_ROUNDROBIN_G2', ['round-robin', true, false]],
    ['192 BERGER_ROUNDROBIN_G4', ['berger-roundrobin-g4', false, false]],
    ['192 FIDE_DOUBLEROUNDROBIN', ['round-robin', true, true]],
    ['192 BERGER_TEAM_DOUBLEROUNDROBIN', ['round-robin', true, false]],
    ['192 FIDE_TEAM_TYPEB_MP_GP', ['fide-team', false, false]],
    ['192 CUSTOM_TEAM_SWISS_MP\n092 Team: Swiss-System (CFC handbook)', ['cfc-team', false, false]],
    ['092 Individual: Round-Robin', ['round-robin', false, false]],
    ['092 Individual: Double Round-Robin', ['round-robin', true, false]],
    ['092 Berger', ['round-robin', false, false]],
    ['092 Individual: Swiss-System (CFC handbook)', ['cfc', false, false]],
    ['092 Individual: Swiss System Modified (SSM)', ['ssm', false, false]],
    ['092 Individual: Swiss-System Dutch (1998 rules)', ['fide-dutch-1998', false, false]],
    ['092 Individual: Swiss-System', [null, false, false]],
  ] as const)('%j', (lines, expected) => expect(asked(lines)).toEqual(expected))

  const robin = (double: boolean, swapLastTwoRounds: boolean) => ({ ...defaultRoundRobinSettings, double, swapLastTwoRounds })
  test.each([
    ['cfc', {}],
    ['ssm', {}],
    ['fide-dutch-1998', {}],
    ['fide-dutch-2012', {}],
    ['round-robin', {}],
    ['round-robin', { roundRobin: robin(true, false) }],
    ['round-robin', { roundRobin: robin(true, true) }],
  ] as const)('%s %j is said in every dialect', (rulebook, more) => {
    const tournament = buildTournament(['2w1', '1b0'], { rulebook, ...more })
    for (const dialect of ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const) {
      const { text, issues } = made(tournament, dialect)
      expect(issues.map(({ code }) => code).filter((code) => code.includes('rules') || code.includes('settings'))).toEqual([])
      const again = read(text)
      expect([again.rulebook, again.roundRobin, again.info]).toEqual([rulebook, tournament.roundRobin, tournament.info])
    }
  })

  test('the scoring that ssm lays down need not be spelled out, and is read back', () => {
    const { scoring } = rulebookById('ssm')!
    const tournament = buildTournament(['2w1 H', '1b0 U'], { rulebook: 'ssm', scoring: scoring! })
    for (const dialect of ['trf16', 'trfx', 'trfbx', 'trf26'] as const) {
      const { text, issues } = made(tournament, dialect)
      expect(issues.map(({ code }) => code)).not.toContain('scoring-not-carried')
      expect(read(text)).toMatchObject({ rulebook: 'ssm', scoring })
    }
    const unnamed = { ...tournament, info: { ...tournament.info, type: 'Club evening' } }
    expect(codes(unnamed, 'trf16')).toEqual(expect.arrayContaining(['rules-not-carried', 'scoring-not-carried']))
    // Points of another scoring are what they are.
    const usual = made(buildTournament(['2w1', '1b0'], { rulebook: 'ssm' }), 'trf16').text
    expect(read(usual).scoring).toEqual(standardScoring)
  })

  test('a drawing of numbers has no record', () => {
    const drawn = buildTournament(['2w1', '1b0'], {
      rulebook: 'round-robin',
      roundRobin: { ...robin(false, false), numbers: 'lot', seed: 'x' },
    })
    expect(codes(drawn, 'trf26')).toEqual(['settings-not-carried'])
  })
})
