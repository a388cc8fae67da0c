import { newTournament } from '@zug/engine'
import { describe, expect, it } from 'vitest'
import { withSettings } from './with-settings.ts'

const tournament = newTournament({ acceleration: 'baku' })

describe('settings from the command line', () => {
  it('leave the file as it is when nothing is said', () => {
    expect(withSettings('f', tournament, {})).toEqual({ ok: true, value: tournament })
  })

  it('put acceleration and parity in place of the file’s', () => {
    expect(withSettings('f', tournament, { acceleration: 'none', parity: 'pairing-number' })).toMatchObject({
      value: { acceleration: null, parity: 'pairing-number' },
    })
    expect(withSettings('f', newTournament(), { acceleration: 'baku' })).toMatchObject({ value: { acceleration: 'baku' } })
  })

  it('name a variation that does not exist', () => {
    expect(withSettings('f', tournament, { variation: ['999'] })).toMatchObject({ ok: false, error: { exitCode: 3 } })
  })
})
