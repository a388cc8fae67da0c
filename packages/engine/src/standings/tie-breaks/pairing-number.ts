import { exact } from '../exact.ts'
import { valueRule } from '../rule.ts'
import { fromWorking } from '../working.ts'

/** C.07 7.8 (2026): the tournament pairing number, the lower the better; /R the other way round. */
export const pairingNumber = valueRule({
  name: 'TPN',
  article: '7.8',
  title: 'Tournament pairing number',
  modifiers: ['R'],
  for: 'both',
  decimals: 0,
  better: 'lower',
  prepare: ({ field }) => fromWorking((index) => ({ value: exact(field.entries[index]!.pairingNumber), terms: [], note: null })),
})
