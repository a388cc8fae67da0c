import { playerId } from '../model/ids.ts'
import { newPlayer } from '../model/player.ts'
import type { BoardResult, TeamBoard, TeamEntry, TeamOutcome } from '../model/team.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'

const results: Readonly<Record<string, readonly [BoardResult, BoardResult]>> = {
  '1': ['win', 'loss'],
  '=': ['draw', 'draw'],
  '0': ['loss', 'win'],
  '*': ['adjourned', 'adjourned'],
  '+': ['forfeit-win', 'forfeit-loss'],
  '-': ['forfeit-loss', 'forfeit-win'],
}

/** A round: `1-2 1=` is a match of team 1, White on board 1, against team 2, board by board; `3 U` is the bye of a team, `1-2 +` a match team 2 missed. */
type RoundText = readonly string[]

/**
 * A team event in words. Team t has as many boards as said, members 10t + 1, 10t + 2, …, rated 2400 − 10 × id, and the last of `members` as alternates. `~` after
 * a board seats the first alternate of the first team instead.
 */
export const teamTournament = (
  teams: number,
  boards: number,
  rounds: readonly RoundText[],
  more: Partial<Tournament> & { readonly alternates?: number } = {},
): Tournament => {
  const { alternates = 0, ...data } = more
  const ids = Array.from({ length: teams }, (_, at) => at + 1)
  const members = (team: number): readonly number[] => Array.from({ length: boards + alternates }, (_, at) => 10 * team + at + 1)
  const outcomes = ids.map((): TeamOutcome[] => rounds.map(() => ({ kind: 'absent' })))
  rounds.forEach((matches, round) => {
    for (const text of matches) {
      const [who = '', what = ''] = text.split(' ')
      const [white = 0, black] = who.split('-').map(Number)
      const set = (team: number, outcome: TeamOutcome): void => {
        outcomes[team - 1]![round] = outcome
      }
      if (black === undefined) {
        set(white, { kind: 'bye', bye: what === 'U' ? 'pairing-allocated' : what === 'H' ? 'half-point' : 'zero-point' })
        continue
      }
      if (what === '+' || what === '-') {
        set(white, { kind: 'forfeit', opponent: playerId(black), colour: 'white', result: what === '+' ? 'win' : 'loss' })
        set(black, { kind: 'forfeit', opponent: playerId(white), colour: 'black', result: what === '+' ? 'loss' : 'win' })
        continue
      }
      const signs = [...what.matchAll(/([10=*+-])(~?)/g)]
      const side = (team: number, at: 0 | 1): readonly TeamBoard[] =>
        signs.map(([, sign, alternate], board) => ({
          player: playerId(alternate === '~' && at === 0 ? members(team)[boards]! : members(team)[board]!),
          result: results[sign!]![at],
        }))
      set(white, { kind: 'match', opponent: playerId(black), colour: 'white', boards: side(white, 0) })
      set(black, { kind: 'match', opponent: playerId(white), colour: 'black', boards: side(black, 1) })
    }
  })
  const entries = ids.map(
    (id): TeamEntry => ({
      id: playerId(id),
      name: `Team ${id}`,
      boards: members(id).slice(0, boards).map(playerId),
      alternates: members(id).slice(boards).map(playerId),
      outcomes: outcomes[id - 1]!,
    }),
  )
  const players = ids
    .flatMap(members)
    .map((id) => newPlayer({ id: playerId(id), pairingNumber: playerId(id) as never, name: `Player ${id}`, rating: 2400 - 10 * id }))
  return newTournament({ players, teams: entries, numberOfRounds: rounds.length, ...data })
}
