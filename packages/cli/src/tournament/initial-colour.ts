import type { Colour, Tournament } from '@zug/engine/model'
import { inferInitialColour, isColourless } from '@zug/engine/pairing'
import { issueLine } from '../issue-lines.ts'
import type { UnderRules } from './under-rules.ts'

export type WithInitialColour = { readonly event: Tournament; readonly notes: readonly string[] }

/** Colour drawn by lot for the first round: the option, else the file, else what round 1 shows, else White with a note. None without colours. */
export const withInitialColour = (
  file: string,
  { rulebook, event }: Pick<UnderRules, 'rulebook' | 'event'>,
  requested: Colour | undefined,
): WithInitialColour => {
  const entrants = rulebook.entrants(event)
  const isNeeded = requested !== undefined || rulebook.wantsInitialColour(entrants.rules)
  if (isColourless(entrants) || !isNeeded) return { event, notes: [] }
  const recorded = event.initialColour ?? inferInitialColour(entrants)
  if (requested === undefined && recorded !== null) return { event, notes: [] }
  const note = (message: string): string => issueLine(file, { code: 'initial-colour', severity: 'warning', message })
  if (requested === undefined) {
    const message = 'No initial colour is recorded; White is assumed. Draw lots and say --initial-colour white or black.'
    return { event: { ...event, initialColour: 'white' }, notes: [note(message)] }
  }
  const notes =
    recorded === null || recorded === requested ? [] : [note(`The tournament began with ${recorded}; ${requested} is used as asked.`)]
  return { event: { ...event, initialColour: requested }, notes }
}
