import { type Answer, roundOf } from './client.ts'
import type { Tournament } from './types.ts'

/** What the desk leaves out for those who do not pair; pages then show none of it. */
const unseen = {
  draft: null,
  manual: null,
  difference: null,
  byes: [],
  lateArrivals: [],
  prohibitions: [],
  lots: null,
  locks: [],
  nextId: 0,
  record: { breaches: [], readable: true },
  fixedBoards: [],
  withoutGameNext: [],
  canUndo: false,
  canRedo: false,
} as const
const player = { birth: '', firstRound: roundOf(1), checkedIn: false } as const
const board = { ratingResult: null, reports: [], entered: null } as const

/** The tournament as pages of the console read it, whoever asked. */
export const asDesk = (seen: Answer<'/tournaments/{tournament}'>): Tournament =>
  'draft' in seen
    ? seen
    : {
        ...others(seen),
        ...unseen,
        players: seen.players.map((one) => ({ ...one, ...player })),
        teams: seen.teams.map((one) => ({ ...one, firstRound: player.firstRound })),
        rounds: seen.rounds.map((round) => ({ ...round, boards: round.boards.map((one) => ({ ...one, ...board })) })),
        ...recalledIn(seen),
      }

const others = <T extends { readonly recalled?: unknown }>({ recalled: _, ...rest }: T): Omit<T, 'recalled'> => rest

/** Why and when is public; what was paired is the desk's to compare. */
const recalledIn = ({ recalled }: Pick<Answer<'/tournaments/{tournament}'>, 'recalled'>): Pick<Tournament, 'recalled'> =>
  recalled === undefined ? {} : { recalled: recalled.map((one) => ({ ...one, name: '', boards: [], unpaired: [] })) }
