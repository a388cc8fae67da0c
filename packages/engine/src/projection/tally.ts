import type { Colour } from '../model/colour.ts'
import type { PlayerId } from '../model/ids.ts'
import type { Takings } from '../model/takings.ts'
import type { Board, PairingAnswer, RoundNotPaired } from '../pairing/round-pairing.ts'

/** What the next round may bring: an opponent with a colour, the bye (`opponent` is null), or nothing, because the player is not to be paired. */
export type NextGame = { readonly opponent: PlayerId | null; readonly colour: Colour | null; readonly kind: 'game' | 'bye' | 'not-paired' }

/** The own result that a line of places is for, in the order in which they are told; `none` where the own game is not open. */
export const ownResults = ['win', 'draw', 'loss', 'none'] as const
export type OwnResult = (typeof ownResults)[number]

/** Something that came out in so many ways, which together weigh so much. */
type Sum<T> = { readonly of: T; times: number; weight: number }

type Line = {
  readonly next: Map<number, Sum<NextGame>>
  readonly places: Map<OwnResult, Map<number, Sum<number>>>
  readonly takings: Map<OwnResult, Map<string, Sum<Takings>>>
}

/** Numbers for what the next round may bring: players have theirs from 1, so 0 and 1 are free. */
const gameKey = (opponent: PlayerId, colour: Colour): number => 2 * opponent + (colour === 'black' ? 1 : 0)
const byeKey = 0
const notPairedKey = 1

const add = <K, T>(sums: Map<K, Sum<T>>, key: K, weight: number, make: (key: K) => T): void => {
  const found = sums.get(key)
  if (found === undefined) sums.set(key, { of: make(key), times: 1, weight })
  else {
    found.times += 1
    found.weight += weight
  }
}

const bye = (): NextGame => ({ opponent: null, colour: null, kind: 'bye' })
const notPaired = (): NextGame => ({ opponent: null, colour: null, kind: 'not-paired' })
const place = (rank: number): number => rank

const lineOf = <K, T>(lines: Map<OwnResult, Map<K, Sum<T>>>, own: OwnResult): Map<K, Sum<T>> => {
  const known = lines.get(own)
  if (known !== undefined) return known
  const made = new Map<K, Sum<T>>()
  lines.set(own, made)
  return made
}

/** Adds up, scenario by scenario, who plays whom, who stands where and who takes what. */
export const createTally = (players: readonly PlayerId[]) => {
  const lines = new Map<PlayerId, Line>(players.map((id) => [id, { next: new Map(), places: new Map(), takings: new Map() }]))
  const meets = (player: PlayerId, opponent: PlayerId, colour: Colour, colourless: boolean, weight: number): void =>
    add(lines.get(player)!.next, gameKey(opponent, colour), weight, () => ({
      opponent,
      colour: colourless ? null : colour,
      kind: 'game' as const,
    }))
  return {
    pairing: (answer: PairingAnswer | RoundNotPaired, weight: number): void => {
      if (answer.kind !== 'pairing') return
      const colourless = answer.colourless === true
      for (const { white, black } of answer.boards) {
        meets(white, black, 'white', colourless, weight)
        meets(black, white, colourless ? 'white' : 'black', colourless, weight)
      }
      if (answer.bye !== null) add(lines.get(answer.bye)!.next, byeKey, weight, bye)
      for (const player of answer.notPaired) add(lines.get(player)!.next, notPairedKey, weight, notPaired)
    },
    place: (player: PlayerId, own: OwnResult, rank: number, weight: number): void => {
      add(lineOf(lines.get(player)!.places, own), rank, weight, place)
    },
    taking: (player: PlayerId, own: OwnResult, takings: Takings, weight: number): void => {
      add(lineOf(lines.get(player)!.takings, own), [takings.money, ...takings.things].join('\n'), weight, () => takings)
    },
    /** In how many ways the two have met, with these colours. */
    timesOf: ({ white, black }: Board): number => lines.get(white)!.next.get(gameKey(black, 'white'))?.times ?? 0,
    timesOfBye: (player: PlayerId): number => lines.get(player)!.next.get(byeKey)?.times ?? 0,
    of: (player: PlayerId): Line => lines.get(player)!,
  }
}
