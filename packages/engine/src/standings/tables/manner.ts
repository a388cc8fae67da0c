import type { Traits } from '../../pairing/traits.ts'

/** How the games of an event are told: are there colours, and are results 1, ½, 0 or wins, draws and losses with the scores of the game (SSM A1)? */
export type Manner = { readonly colours: boolean; readonly wdl: boolean }

/** What of an event decides how its rounds are written. */
export type WrittenUnder = Pick<Traits, 'voice' | 'games'> & { readonly colourless: boolean }

export const mannerUnder = ({ colourless, games }: WrittenUnder): Manner => ({
  colours: !colourless,
  wdl: games === 'scores',
})
