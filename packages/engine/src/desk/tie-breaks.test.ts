import { expect, test } from 'vitest'
import { opened, refusalOf } from '../testing/desk-steps.ts'
import { emptyDesk } from './desk.ts'

const declare = (tieBreaks: readonly string[]) => refusalOf(opened(), { kind: 'change-settings', changes: { tieBreaks } })
const codesOf = (refusal: ReturnType<typeof refusalOf>): readonly string[] | null =>
  refusal?.code === 'tie-breaks-unreadable' ? refusal.issues.map(({ code }) => code) : null

test('a misspelt tie-break is refused where it is declared, and all others in any spelling are taken', () => {
  expect(codesOf(declare(['BH/C1', 'BUCHHHOLZ', 'AVERAGE']))).toEqual(['tie-break-unknown', 'tie-break-unknown'])
  expect(codesOf(declare(['BH', 'bh']))).toEqual(['tie-break-duplicate'])
  expect(codesOf(declare(['Average rating']))).toEqual(['tie-break-unknown'])
  expect(codesOf(declare(['BH/C9']))).toEqual(['tie-break-modifier-unknown'])
  expect(declare(['bh c1', 'Solkoff', 'ARO'])).toBeNull()
  expect(declare([])).toBeNull()
})

test('tie-breaks of players are refused when teams are ranked instead', () => {
  const create = (tieBreaks?: readonly string[]) =>
    refusalOf(emptyDesk, {
      kind: 'create-tournament',
      settings: { rules: { rulebook: 'round-robin', of: 'teams' }, ...(tieBreaks === undefined ? {} : { tieBreaks }) },
    })
  expect(codesOf(create(['ARO']))).toEqual(['tie-break-for-players'])
  expect(create(['MPvGP', 'EDEBT'])).toBeNull()
  expect(create()).toBeNull()
})

test('FIDE mode knows a tie-break by its other names too (C.07 8)', () => {
  const create = (tieBreaks: readonly string[]) =>
    refusalOf(emptyDesk, { kind: 'create-tournament', settings: { fideMode: true, rules: { rulebook: 'round-robin' }, tieBreaks } })
  expect(create(['SOLKOFF'])).toMatchObject({ code: 'fide-mode', asks: [{ code: 'fide-tie-break', codes: ['SOLKOFF'] }] })
  expect(create(['bh'])).toMatchObject({ code: 'fide-mode' })
})
