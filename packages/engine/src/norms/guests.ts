/** FIDE B.01 1.4.3d: a Swiss with so many guests in every round that the mix of federations is given. */
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'

export const guestsNeeded = { rated: 20, federations: 3, titled: 10 } as const
const strong: readonly (Player['title'] | null)[] = ['GM', 'IM', 'WGM', 'WIM']

/** The least of every round so far. */
export type Guests = { readonly rated: number; readonly federations: number; readonly titled: number }

/** Guests are rated players of other federations than the host's who miss at most one round; the bye of the pairing misses none. Where nobody knows the host, nobody is known to be a guest. */
export const guestsOf = ({ players }: Tournament, host: string, rounds: number): Guests => {
  const guests = players.filter(
    (player) =>
      host !== '' && player.rating !== null && !['', 'FID', 'NON', host].includes(player.federation) && missed(player, rounds) <= 1,
  )
  const each = Array.from({ length: rounds }, (_, round) => guests.filter((player) => isThere(player, round)))
  const least = (count: (those: readonly Player[]) => number): number =>
    Math.min(...each.map(count), rounds === 0 ? 0 : Number.POSITIVE_INFINITY)
  return {
    rated: least((those) => those.length),
    federations: least((those) => new Set(those.map(({ federation }) => federation)).size),
    titled: least((those) => those.filter(({ title }) => strong.includes(title)).length),
  }
}

export const areMany = ({ rated, federations, titled }: Guests): boolean =>
  rated >= guestsNeeded.rated && federations >= guestsNeeded.federations && titled >= guestsNeeded.titled

/** Whoever sat at a board, even if nobody came to the other side. */
const isThere = ({ outcomes }: Player, round: number): boolean => {
  const outcome = outcomes[round]
  if (outcome === undefined) return false
  return (
    outcome.kind === 'game' ||
    (outcome.kind === 'forfeit' && outcome.result === 'win') ||
    (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated')
  )
}

const missed = (player: Player, rounds: number): number =>
  Array.from({ length: rounds }, (_, round) => round).filter((round) => !isThere(player, round)).length
