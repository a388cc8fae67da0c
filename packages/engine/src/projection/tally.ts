import type { Colour } from '../model/colour.ts'
import type { PlayerId } from '../model/ids.ts'
import type { PairingAnswer, RoundNotPaired } from '../pairing/round-pairing.ts'

/** What the next round may bring: an opponent with a colour, the bye (`opponent` is null), or nothing, because the player is not to be paired. */
export type NextGame = { readonly opponent: PlayerId | null; readonly colour: Colour | null; readonly kind: 'game' | 'bye' | 'not-paired' }

/** The own result that a line of places is for; `none` where the own game is not open. */
export type OwnResult = 'win' | 'draw' | 'loss' | 'none'

type Line = {
  readonly next: Map<string, { readonly game: NextGame; weight: number }>
  readonly places: Map<OwnResult, Map<number, number>>
}

const keyOf = ({ opponent, colour, kind }: NextGame): string => `${kind} ${opponent ?? ''} ${colour ?? ''}`

/** Adds up, scenario by scenario, who plays whom and who stands where. */
export const createTally = (players: readonly PlayerId[]) => {
  const lines = new Map<PlayerId, Line>(players.map((id) => [id, { next: new Map(), places: new Map() }]))
  const meets = (player: PlayerId, game: NextGame, weight: number): void => {
    const { next } = lines.get(player)!
    const key = keyOf(game)
    const found = next.get(key)
    if (found === undefined) next.set(key, { game, weight })
    else found.weight += weight
  }
  return {
    pairing: (answer: PairingAnswer | RoundNotPaired, weight: number): void => {
      if (answer.kind !== 'pairing') return
      const colour = (of: Colour): Colour | null => (answer.colourless ? null : of)
      for (const { white, black } of answer.boards) {
        meets(white, { opponent: black, colour: colour('white'), kind: 'game' }, weight)
        meets(black, { opponent: white, colour: colour('black'), kind: 'game' }, weight)
      }
      if (answer.bye !== null) meets(answer.bye, { opponent: null, colour: null, kind: 'bye' }, weight)
      for (const player of answer.notPaired) meets(player, { opponent: null, colour: null, kind: 'not-paired' }, weight)
    },
    place: (player: PlayerId, own: OwnResult, place: number, weight: number): void => {
      const { places } = lines.get(player)!
      const of = places.get(own) ?? new Map<number, number>()
      places.set(own, of.set(place, (of.get(place) ?? 0) + weight))
    },
    of: (player: PlayerId): Line => lines.get(player)!,
  }
}

export type Tally = ReturnType<typeof createTally>
