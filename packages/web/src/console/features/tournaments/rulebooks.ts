import { queryOptions } from '@tanstack/react-query'
import type { EventTraits, Rules } from '@zug/engine'
import type { RulebookList } from '@zug/server/views'
import { get } from '../../api/client.ts'

export type Rulebook = RulebookList['rulebooks'][number]

/** What the engine can do does not change while the page is open. */
export const rulebooksQuery = queryOptions({
  queryKey: ['rulebooks'],
  queryFn: () => get('/rulebooks', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Rules as this rulebook would have them: its own, else its defaults with what both have in common. */
export const adopted = ({ id, defaults, settings }: Rulebook, rules: Rules): Rules => {
  if (rules.rulebook === id) return rules
  const shared = Object.entries(rules).filter(([name]) => settings.some((setting) => setting.name === name))
  return { ...defaults, ...Object.fromEntries(shared) }
}

/** What an event under these rules is like, before the desk has been asked. */
export const traitsUnder = ({ traits }: Rulebook, rules: Rules): EventTraits => ({
  ...traits,
  teams: traits.pairs === 'teams' || ('of' in rules && rules.of === 'teams'),
  colourless: traits.colours === 'never' || (traits.colours === 'as-declared' && 'colourless' in rules && rules.colourless),
})

/** Is there a colour of the first board to draw? Tables have theirs in them. */
export const hasInitialColour = ({ drawnFrom, colourless }: EventTraits): boolean => drawnFrom === 'scores' && !colourless
