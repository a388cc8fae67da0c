import { nationalIdsOf, nationalIdsText } from '@zug/engine/model'
import { plain } from '@zug/messages/plain'
import type { Tournament } from '../../api/types.ts'

export type Player = Tournament['players'][number]
export type Team = Tournament['teams'][number]

export const textFields = ['name', 'federation', 'fideId', 'birth', 'club', 'city'] as const
export const titles = ['', 'GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const

/** The round that will be paired next: the one that byes and withdrawals can still reach. */
export const nextRoundOf = ({ rounds, draft, settings }: Tournament): number | null => {
  const next = rounds.length + (draft === null ? 1 : 2)
  return next <= settings.numberOfRounds ? next : null
}

/** Without the order of its words and what stands between them: "Müller, Anna" is "anna MULLER". */
export const nameKey = (name: string): string =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

export const matches = (player: Player, wanted: string): boolean => {
  const { name, club, federation, fideId, pairingNumber, title } = player
  const ids = nationalIdsText(nationalIdsOf(player))
  return wanted === '' || plain(`${pairingNumber ?? ''} ${title ?? ''} ${name} ${club} ${federation} ${fideId} ${ids}`).includes(wanted)
}

/** By number where there are numbers; before that by rating, as they will be numbered. */
export const inOrder = (players: readonly Player[]): readonly Player[] =>
  players.toSorted(
    (a, b) => (a.pairingNumber ?? 1e9) - (b.pairingNumber ?? 1e9) || (b.rating ?? 0) - (a.rating ?? 0) || a.name.localeCompare(b.name),
  )

type LaterRatings = NonNullable<Player['laterRatings']>

export const laterRatingsText = (ratings: LaterRatings): string =>
  ratings.map(({ fromRound, rating }) => `${fromRound}: ${rating ?? 0}`).join(', ')

/** As `5: 2210, 8: 2225`; what is not so is passed over while it is typed. */
export const laterRatingsIn = (text: string): LaterRatings =>
  [...text.matchAll(/(\d{1,2})\s*:\s*(\d{1,4})/g)]
    .map(([, round, rating]) => ({ fromRound: Number(round), rating: Number(rating) === 0 ? null : Number(rating) }))
    .filter(({ fromRound }) => fromRound > 0)
    .toSorted((a, b) => a.fromRound - b.fromRound)
