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

/** Without accents and case, so that "muller" finds Müller. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Without the order of its words and what stands between them: "Müller, Anna" is "anna MULLER". */
export const nameKey = (name: string): string =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

export const matches = ({ name, club, federation, fideId, pairingNumber, title }: Player, wanted: string): boolean =>
  wanted === '' || plain(`${pairingNumber ?? ''} ${title ?? ''} ${name} ${club} ${federation} ${fideId}`).includes(wanted)

/** By number where there are numbers; before that by rating, as they will be numbered. */
export const inOrder = (players: readonly Player[]): readonly Player[] =>
  players.toSorted(
    (a, b) => (a.pairingNumber ?? 1e9) - (b.pairingNumber ?? 1e9) || (b.rating ?? 0) - (a.rating ?? 0) || a.name.localeCompare(b.name),
  )
