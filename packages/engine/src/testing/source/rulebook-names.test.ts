import { describe, expect, test } from 'vitest'
import { rulebookIds } from '../../pairing/description-of.ts'
import { mayName, rulebookNamesIn } from './rulebook-names.ts'

const named = (text: string) => rulebookNamesIn({ text }, rulebookIds)

describe('naming a rulebook', () => {
  test.each([
    ["const inForce = 'fide-dutch-2026'", ['fide-dutch-2026']],
    [`const id = \`fide-dutch-\${year}\``, ['fide-dutch-']],
    ["if (rulebook.startsWith('fide-dutch-')) return", ['fide-dutch-']],
    ["const ofTeams = new Set(['cfc-team'])", ['cfc-team']],
    ["if (settings.rules.rulebook === 'cfc') return", ['cfc']],
    ["system.id !== 'round-robin'", ['round-robin']],
    ["'ssm' === tournament.rules?.rulebook", ['ssm']],
    ["newTournament({ rules: { rulebook: 'ssm' } })", ['ssm']],
    ["(rulebook = 'cfc') => rulebook", ['cfc']],
    ['<Rules rulebook="cfc" />', ['cfc']],
    ["rulebook.startsWith('cfc')", ['cfc']],
    ["['cfc', 'round-robin'].includes(rules.rulebook)", ['cfc', 'round-robin']],
    ["pairRound(tournament, round, 'ssm')", ['ssm']],
    ["type Cfc = RulesOf<'cfc'>", ['cfc']],
    ["switch (rules.rulebook) {\n  case 'other':\n    return 1\n  case 'cfc':\n    return 2\n}", ['cfc']],
  ])('%s', (text, expected) => expect(named(text)).toEqual(expected))

  test.each([
    "voice: 'cfc',",
    "inVersion1: 'ssm',",
    "if (familyOf(rulebook) === 'cfc') return",
    "traits.voice === 'ssm'",
    "system === 'round-robin' ? [] : rounds",
    "preset('round-robin', 'Everybody against everybody', 'DE')",
    "tieBreaks: 'cfc-team-swiss'",
    "rules.rulebook === 'other'",
    '/** `fide-dutch-2026`, `cfc` and others. */',
    "// rulebook === 'cfc' was asked here",
    "import { edition } from '../fide-dutch-2017/edition.ts'",
    "'Choose one with --rules: fide-dutch-2026.'",
  ])('not in %s', (text) => expect(named(text)).toEqual([]))

  test('is for its own folder, the tables, the referees and the catalogues of words', () => {
    expect(mayName('engine', 'rulebook/cfc-team/rules.ts', 'cfc-team')).toBe(true)
    expect(mayName('engine', 'rulebook/cfc/rules.ts', 'cfc-team')).toBe(false)
    expect(mayName('engine', 'rulebook/index.ts', 'ssm')).toBe(true)
    expect(mayName('engine', 'pairing/rulebook-of.ts', 'ssm')).toBe(false)
    expect(mayName('server', 'rulebook/index.ts', 'ssm')).toBe(false)
  })
})
