import { makePoints, type Outcome, type PlayerId, type RoundNumber, type TeamOutcome, type Tournament } from '@zug/engine/model'
import { type Board, recordedSheet } from '@zug/engine/pairing'
import { printable } from '../terminal/printable.ts'
import { tableLines } from '../terminal/table.ts'

type Round = {
  readonly event: Tournament
  readonly entrants: Tournament
  readonly round: RoundNumber
  readonly boards: readonly Board[]
  readonly colourless: boolean
}

/** Every board of a round with its result, as a result is entered; then who has the bye. */
export const resultsList = ({ event, entrants, round, boards, colourless }: Round): readonly string[] => {
  const name = (id: PlayerId): string => nameIn(entrants, id)
  const byes = recordedSheet(entrants, round).byes.map((id) => ['', name(id), 'bye', ''])
  const columns = [right('Bd'), left(colourless ? 'Player' : 'White'), left('Result'), left(colourless ? 'Player' : 'Black')]
  return tableLines(columns, [
    ...boards.map((board, at) => [String(at + 1), name(board.white), resultOf(event, board, round), name(board.black)]),
    ...byes,
  ])
}

const left = (title: string) => ({ title, align: 'left' }) as const
const right = (title: string) => ({ title, align: 'right' }) as const

export const nameIn = ({ players }: Tournament, id: PlayerId): string => {
  const player = players.find((one) => one.id === id)!
  return printable(`${player.pairingNumber} ${player.name.trim()}`)
}

/** The result of a board as it would be entered; `*` where there is none. */
export const resultOf = ({ players, teams }: Tournament, { white, black }: Board, round: RoundNumber): string => {
  if (teams !== undefined) {
    const side = (id: PlayerId): TeamOutcome | undefined => teams.find((team) => team.id === id)?.outcomes[round - 1]
    const [own, other] = [side(white), side(black)]
    if (own?.kind === 'match' && other?.kind === 'match')
      return own.boards
        .map(({ result }, at) => `${marks[result]}${between(result)}${marks[other.boards[at]!.result]}`.replace('*-*', '*'))
        .join(' ')
    return own?.kind === 'forfeit' && other?.kind === 'forfeit' ? `${signs[own.result]}${signs[other.result]}` : '*'
  }
  const side = (id: PlayerId): Outcome | undefined => players.find((player) => player.id === id)?.outcomes[round - 1]
  const [own, other] = [side(white), side(black)]
  if (own?.kind === 'game' && other?.kind === 'game' && own.games !== undefined && other.games !== undefined) {
    const theirs = other.games
    return own.games.map((result, at) => `${marks[result]}${between(result)}${marks[theirs[at]!]}`.replace('*-*', '*')).join(' ')
  }
  if (own?.kind === 'forfeit' && other?.kind === 'forfeit') return `${signs[own.result]}${signs[other.result]}`
  if (own?.kind !== 'game' || other?.kind !== 'game' || own.result === 'adjourned') return '*'
  if (own.gameScore !== undefined && other.gameScore !== undefined)
    return `${makePoints(own.gameScore)}-${makePoints(other.gameScore)}${own.onTimeLimit ? 't' : ''}`
  return own.rated ? `${marks[own.result]}-${marks[other.result]}` : `${letters[own.result]}-${letters[other.result]}`
}

const marks = { win: '1', draw: '½', loss: '0', adjourned: '*', 'forfeit-win': '+', 'forfeit-loss': '-' } as const
const letters = { win: 'W', draw: 'D', loss: 'L', adjourned: '*' } as const
const signs = { win: '+', loss: '-' } as const
const between = (result: keyof typeof marks): string => (result.startsWith('forfeit') ? '' : '-')
