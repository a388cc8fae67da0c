import { type Colour, inferInitialColour, type Tournament } from '@zug/engine'
import { issueLine } from '../issue-lines.ts'

export type WithInitialColour = { readonly tournament: Tournament; readonly notes: readonly string[] }

/** Colour drawn by lot for the first round: the option, else the file, else what round 1 shows, else White with a note. None without colours. */
export const withInitialColour = (file: string, tournament: Tournament, requested: Colour | undefined): WithInitialColour => {
  if (tournament.colourless) return { tournament, notes: [] }
  // A recorded seed draws the lot, and the tables of a round robin have the colours in them.
  if (requested === undefined && (tournament.cfc?.seed || tournament.roundRobin !== undefined)) return { tournament, notes: [] }
  const recorded = tournament.initialColour ?? inferInitialColour(tournament)
  if (requested === undefined && recorded !== null) return { tournament, notes: [] }
  const note = (message: string): string => issueLine(file, { code: 'initial-colour', severity: 'warning', message })
  if (requested === undefined) {
    const message = 'No initial colour is recorded; White is assumed. Draw lots and say --initial-colour white or black.'
    return { tournament: { ...tournament, initialColour: 'white' }, notes: [note(message)] }
  }
  const notes =
    recorded === null || recorded === requested ? [] : [note(`The tournament began with ${recorded}; ${requested} is used as asked.`)]
  return { tournament: { ...tournament, initialColour: requested }, notes }
}
