import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { openBoards, type PlayerId } from '@zug/engine/model'
import { gamePoints } from '@zug/engine/pairing'
import type { Tournament } from '../../api/types.ts'
import { type Outcome, outcomes } from './outcomes.ts'

export type Match = NonNullable<BoardResult['match']>
export type Team = Pick<Tournament['teams'][number], 'id' | 'name' | 'boards' | 'alternates'>

/** A row is a match: its boards, or its two games (C.04.5), are entered inside it. */
export const hasMatches = ({ teams, games }: Pick<Tournament['traits'], 'teams' | 'games'>): boolean => teams || games === 'two'

/** Who meets in a match: teams, as they sit in the round if one is given; or players, each of whom plays both games. Null where a row is a game. */
export const sidesOfMatches = (
  { traits, teams, players }: Pick<Tournament, 'traits' | 'teams' | 'players'>,
  round: number | null = null,
): readonly Team[] | null => {
  if (traits.teams) return round === null ? teams : teams.map((team) => asSeated(team, round))
  return traits.games === 'two' ? players.map(({ id, name }) => ({ id, name, boards: [id, id], alternates: [] })) : null
}

/** A team as it sits in a round: those of its line-up, then the others. */
export const asSeated = <T extends Tournament['teams'][number]>(team: T, round: number): T => {
  const seats = team.lineUps?.find((entry) => entry.round === round)?.seats
  if (seats === undefined) return team
  const others = [...team.boards, ...team.alternates].filter((id) => !seats.includes(id))
  return { ...team, boards: seats, alternates: others }
}

/** The boards of a match by the line-ups, before any result: as many as declared, else as both teams can fill. */
export const openMatch = (white: Team, black: Team, boardsPerMatch = Math.min(white.boards.length, black.boards.length)): Match => ({
  white: openBoards(white.boards, black.boards, boardsPerMatch),
  black: openBoards(black.boards, white.boards, boardsPerMatch),
})

/** A match as the desk will record it (CFC 647): open while a board is, then decided by game points. */
export const resultOfMatch = (match: Match, scoring: Tournament['settings']['scoring']): BoardResult => {
  const lead = gamePoints(match.white, scoring) - gamePoints(match.black, scoring)
  const open = match.white.some(({ result }) => result === 'adjourned')
  const [white, black] = open ? outcomes.adjourned : lead === 0 ? outcomes.draw : lead > 0 ? outcomes.white : outcomes.black
  return { white, black, rated: true, match }
}

/** The match with one board decided. */
export const withBoard = (match: Match, board: number, outcome: Outcome): Match => {
  const [white, black] = outcomes[outcome]
  return {
    white: match.white.map((entry, index) => (index === board ? { ...entry, result: white } : entry)),
    black: match.black.map((entry, index) => (index === board ? { ...entry, result: black } : entry)),
  }
}

/** The match with somebody else, or nobody, on one board of one side; where nobody came the board is lost by default. */
export const withPlayer = (match: Match, side: 'white' | 'black', board: number, player: PlayerId | null): Match => {
  const seated = {
    ...match,
    [side]: match[side].map((entry, index) => {
      if (index === board) return { ...entry, player }
      // Whoever moves to this board leaves another one to the player who was here.
      return player !== null && entry.player === player ? { ...entry, player: match[side][board]!.player } : entry
    }),
  }
  const missing = [seated.white[board]!.player === null, seated.black[board]!.player === null] as const
  if (missing[0] && missing[1]) return withBoard(seated, board, 'double-forfeit')
  if (missing[0]) return withBoard(seated, board, 'black-forfeit')
  if (missing[1]) return withBoard(seated, board, 'white-forfeit')
  const before = match[side][board]!
  return before.player === null ? withBoard(seated, board, 'adjourned') : seated
}

/** Whether anything is entered that the line-ups did not decide. */
export const hasBegun = (match: Match, opening: Match): boolean =>
  match.white.some(({ result }, at) => result !== 'adjourned' && opening.white[at]?.result === 'adjourned')
export const isDone = (match: Match): boolean => match.white.every(({ result }) => result !== 'adjourned')
