import { exact } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { fromWorking } from '../working.ts'

/** MTB26 leaves tie-breaks of its own to an event (OTHER_…): a value from elsewhere, such as a play-off, as the arbiter enters it, the higher the better. */
export const external = valueRule({
  name: 'EXT',
  article: 'MTB26',
  title: 'Values entered by hand',
  modifiers: [],
  for: 'players',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }) =>
    fromWorking((index) => {
      const { external } = field.entries[index]!
      return { value: external === undefined ? null : exact(external, 10), terms: [], note: note('by-hand') }
    }),
})
