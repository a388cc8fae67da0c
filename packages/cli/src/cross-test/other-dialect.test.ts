import type { RulebookId } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { asOtherGenerators } from '../drop-in/generate.ts'
import { makeTournament } from '../generate/make-tournament.ts'
import { parseTournament } from '../tournament/load.ts'
import { dialectFor, within } from './other-dialect.ts'

const settings = { ...asOtherGenerators, players: { low: 11, high: 11 }, rounds: { low: 5, high: 5 } }

const textFor = (like: 'bbp' | 'javafo', rules: RulebookId, seed: string) => {
  const system = rulebookById(rules)
  const dialect = dialectFor(like, system)
  const made = makeTournament({ system, settings: within(settings, dialect), model: null, format: dialect.format }, seed)
  if (!made.ok) throw new Error(made.error.lines.join())
  return { text: dialect.textOf(made.value.tournament, made.value.text), tournament: made.value.tournament }
}

describe('our tournaments as other engines read them', () => {
  test('JaVaFo of 2014 knows the codes of 2006 alone', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { text, tournament } = textFor('javafo', 'fide-dutch-2012', seed)
      expect(text).toMatch(/^XXR 5\nXXC (white|black)1$/m)
      expect(text).toMatch(/0000 - \+/)
      expect(text).not.toMatch(/^(092|192)| [-wb] [HFUZWDL]( |$)/m)
      const read = parseTournament('ours.trf', new TextEncoder().encode(text))
      const outcomes = (of: typeof tournament) => of.players.map((player) => player.outcomes.map((outcome) => [outcome.kind, outcome]))
      const played = (of: typeof tournament) => outcomes(of).map((row) => row.filter(([kind]) => kind === 'game' || kind === 'forfeit'))
      expect(read.ok && played(read.value.tournament)).toEqual(played(tournament))
    }
  })

  test('later ones are told no rules, bbpPairings is told all', () => {
    const { text } = textFor('javafo', 'fide-dutch-2017', '1')
    expect(text).toMatch(/^XXR 5$/m)
    expect(text).not.toMatch(/^092/m)
    expect(textFor('bbp', 'fide-dutch-2026', '1').text).toMatch(/^192 FIDE_DUTCH$/m)
  })
})
