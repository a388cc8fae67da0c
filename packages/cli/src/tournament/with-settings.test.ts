import { newTournament, rulebookById } from '@zug/engine'
import { describe, expect, it } from 'vitest'
import { withSettings } from './with-settings.ts'

const tournament = newTournament({ acceleration: 'baku' })
const [fide, cfc, ssm, roundRobin] = ['fide-dutch-2026', 'cfc', 'ssm', 'round-robin'].map((id) => rulebookById(id)!)

describe('settings from the command line', () => {
  it('leave the file as it is when nothing is said', () => {
    expect(withSettings('f', tournament, {}, fide!)).toEqual({ ok: true, value: tournament })
  })

  it('put acceleration and parity in place of the file’s', () => {
    expect(withSettings('f', tournament, { acceleration: 'none', parity: 'pairing-number' }, fide!)).toMatchObject({
      value: { acceleration: null, parity: 'pairing-number' },
    })
    expect(withSettings('f', newTournament(), { acceleration: 'baku' }, fide!)).toMatchObject({ value: { acceleration: 'baku' } })
  })

  it('name a variation that does not exist', () => {
    expect(withSettings('f', tournament, { variation: ['999'] }, cfc!)).toMatchObject({ ok: false, error: { exitCode: 3 } })
  })

  it('put the seed where the rulebook draws its lots from; a round robin that says nothing else draws its numbers', () => {
    expect(withSettings('f', tournament, { seed: 'hat' }, cfc!)).toMatchObject({ value: { cfc: { seed: 'hat' } } })
    expect(withSettings('f', tournament, { seed: 'hat' }, ssm!)).toMatchObject({ value: { ssm: { seed: 'hat' } } })
    expect(withSettings('f', tournament, { seed: 'hat' }, roundRobin!)).toMatchObject({
      value: { roundRobin: { seed: 'hat', numbers: 'lot' } },
    })
    expect(withSettings('f', tournament, { seed: 'hat' }, fide!)).toEqual({ ok: true, value: tournament })
  })
})
