import { newTournament, type RulebookId } from '@zug/engine/model'
import { rulebookById, rulesDeclared } from '@zug/engine/pairing'
import { describe, expect, it } from 'vitest'
import { type SettingsOptions, withSettings } from './with-settings.ts'

const accelerated = newTournament({ rules: rulesDeclared({ rulebook: 'fide-dutch-2026', acceleration: 'baku' }, null) })
const under = (rulebook: RulebookId, options: SettingsOptions, tournament = newTournament()) =>
  withSettings('f', tournament, options, rulebookById(rulebook))

describe('settings from the command line', () => {
  it('leave the file as it is when nothing is said', () => {
    expect(under('fide-dutch-2026', {}, accelerated)).toEqual({ ok: true, value: accelerated })
  })

  it('put acceleration and parity in place of the file’s', () => {
    expect(under('fide-dutch-2026', { acceleration: 'none', parity: 'pairing-number' }, accelerated)).toMatchObject({
      value: { rules: { rulebook: 'fide-dutch-2026', acceleration: null, parity: 'pairing-number' } },
    })
    expect(under('fide-dutch-2026', { acceleration: 'baku' })).toMatchObject({ value: { rules: { acceleration: 'baku' } } })
  })

  it('are those of the rulebook that decides, beside what it has in common with that of the file', () => {
    expect(under('fide-dutch-2017', { parity: 'pairing-number' }, accelerated)).toMatchObject({
      value: { rules: { rulebook: 'fide-dutch-2017', acceleration: 'baku', parity: 'pairing-number' } },
    })
  })

  it('name a variation that does not exist', () => {
    expect(under('cfc', { variation: ['999'] })).toMatchObject({ ok: false, error: { exitCode: 3 } })
  })

  it('are refused where a rulebook knows no variations and no excuses', () => {
    const elsewhere =
      'f:1:1 variation-elsewhere ssm has no variations to announce and no defaults to excuse. Rulebooks that have: fide-dutch-1998, cfc, cfc-team.'
    for (const options of [{ variation: ['624.1'] }, { excused: ['1'] }])
      expect(under('ssm', options)).toEqual({ ok: false, error: { exitCode: 3, lines: [elsewhere] } })
  })

  it('put the seed where the rulebook draws its lots from; a round robin that says nothing else draws its numbers', () => {
    expect(under('cfc', { seed: 'hat' })).toMatchObject({ value: { rules: { rulebook: 'cfc', seed: 'hat' } } })
    expect(under('ssm', { seed: 'hat' })).toMatchObject({ value: { rules: { rulebook: 'ssm', seed: 'hat' } } })
    expect(under('round-robin', { seed: 'hat' })).toMatchObject({ value: { rules: { seed: 'hat', numbers: 'lot' } } })
    expect(under('fide-dutch-2026', { seed: 'hat' }, accelerated)).toEqual({ ok: true, value: accelerated })
  })
})
