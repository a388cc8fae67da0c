import type { Excuse, PlayerId } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'

type Played = Pick<Tournament, 'settings' | 'rounds'>

/** CFC 616: who was last paired in a round that they lost by default, with that round; nobody where rules know no excuse for it. */
export const defaultsIn = ({ settings, rounds }: Played): ReadonlyMap<PlayerId, number> => {
  if (!('excused' in settings.rules)) return new Map()
  const last = new Map<PlayerId, number | null>()
  for (const { round, boards, unpaired } of rounds) {
    for (const { white, black, result } of boards) {
      last.set(white, result?.white === 'forfeit-loss' ? round : null)
      last.set(black, result?.black === 'forfeit-loss' ? round : null)
    }
    for (const { player, bye } of unpaired) if (bye === 'pairing-allocated') last.set(player, null)
  }
  return new Map([...last].flatMap(([id, round]) => (round === null ? [] : [[id, round] as const])))
}

/** Those of them whom the director has not excused: they are not paired. */
export const unexcusedIn = (tournament: Played): ReadonlyMap<PlayerId, number> => {
  const { rules } = tournament.settings
  const excused = 'excused' in rules ? rules.excused : []
  return new Map([...defaultsIn(tournament)].filter(([id, round]) => !isExcused(excused, tournament, id, round)))
}

/** Is the default of this round excused? An excuse of before names the player alone, and is for his first. */
export const isExcused = (excused: readonly Excuse[], { rounds }: Pick<Tournament, 'rounds'>, id: PlayerId, round: number): boolean =>
  excused.some((excuse) => {
    if (typeof excuse !== 'number') return excuse.player === id && excuse.round === round
    const defaulted = ({ boards }: (typeof rounds)[number]): boolean =>
      boards.some(
        ({ white, black, result }) =>
          (white === id && result?.white === 'forfeit-loss') || (black === id && result?.black === 'forfeit-loss'),
      )
    return excuse === id && rounds.find(defaulted)?.round === round
  })
