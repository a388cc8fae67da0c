import { describe, expect, it } from 'vitest'
import { emptyInfo } from '../model/tournament.ts'
import type { PrizeSaid } from '../prizes/description.ts'
import { opened, refusalOf } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import { emptyDesk, openDesk } from './desk.ts'
import { noPrizes } from './no-prizes.ts'
import { prizeFundOf } from './prizes.ts'

const fund = { currency: 'CHF', categories: [{ name: 'Places', prizes: [100, 50] }] } as const
const prizes = { ...noPrizes, fund }

describe('the prizes of an event', () => {
  it('are declared like any other setting, changed after the rounds, taken away, and are there again when the desk is opened', () => {
    const desk = run(emptyDesk, { kind: 'create-tournament', settings: { prizes } })
    expect(desk.state.settings!.prizes).toEqual(prizes)
    const shown = run(desk, { kind: 'change-settings', changes: { prizes: { ...prizes, public: true } } })
    expect(openDesk(shown.history).state.settings!.prizes?.public).toBe(true)
    const gone = run(shown, { kind: 'change-settings', changes: { prizes: null } })
    expect(prizeFundOf(gone.state.settings!)).toBeNull()
  })

  it('are refused where they cannot be read, with the category and the place', () => {
    const desk = run(emptyDesk, { kind: 'create-tournament', settings: {} })
    const refused = (categories: readonly unknown[]) =>
      refusalOf(desk, { kind: 'change-settings', changes: { prizes: { ...prizes, fund: { categories } as never } } })
    expect(refused([{ name: 'Places', prizes: [50, 100] }])).toMatchObject({
      code: 'prizes-unreadable',
      fault: 'order',
      category: 1,
      place: 2,
    })
    expect(refused([])).toMatchObject({ code: 'prizes-unreadable', fault: 'empty', category: null, place: null })
    expect(
      refused([
        { name: 'A', prizes: [1] },
        { name: ' ', prizes: [1] },
      ]),
    ).toMatchObject({ fault: 'text', category: 2, place: null })
  })

  it('count ages in the year of the event; where no day is known nobody has an age', () => {
    const of = (startDate: string) => {
      const read = prizeFundOf({ info: { ...emptyInfo, startDate }, prizes })
      return read?.ok === true ? read.value.ages : null
    }
    expect([of('2026/06/01'), of('01.06.2025'), of('')]).toEqual([{ inYear: 2026 }, { inYear: 2025 }, { inYear: Number.NaN }])
  })
})

it('refuses amounts that cannot be read when prizes are declared, and reads what earlier versions stored as they did', () => {
  const settingsWith = (prizes: readonly PrizeSaid[]) => ({
    prizes: { ...noPrizes, fund: { categories: [{ name: 'Places', prizes }] } },
  })
  const refusal = refusalOf(opened(), { kind: 'change-settings', changes: settingsWith([1000, '1,000']) })
  expect(refusal).toMatchObject({ code: 'prizes-unreadable', fault: 'unreadable', category: 1, place: 2 })
  const stored = { info: emptyInfo, ...settingsWith([1000, '1,000']) }
  expect(prizeFundOf(stored)).toMatchObject({ ok: true, value: { categories: [{ prizes: [{ money: 100_000 }, { thing: '1,000' }] }] } })
})
