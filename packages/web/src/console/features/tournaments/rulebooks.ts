import { queryOptions } from '@tanstack/react-query'
import type { EventTraits } from '@zug/engine/pairing'
import type { RulebookList } from '@zug/server/views'
import { get } from '../../api/client.ts'

export type Rulebook = RulebookList['rulebooks'][number]

/** What the engine can do does not change while the page is open. */
export const rulebooksQuery = queryOptions({
  queryKey: ['rulebooks'],
  queryFn: () => get('/rulebooks', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Is there a colour of the first board to draw? Tables have theirs in them. */
export const hasInitialColour = ({ drawnFrom, colourless }: EventTraits): boolean => drawnFrom === 'scores' && !colourless
