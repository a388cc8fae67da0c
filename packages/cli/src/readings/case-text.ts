import { displayPoints, type Outcome, type Player, pointsFor, type Tournament } from '@zug/engine/model'
import { isColourless, type NonNullSheet } from '@zug/engine/pairing'
import { type Column, tableLines } from '../terminal/table.ts'

const right = (title: string): Column => ({ title, align: 'right' })

/** A tournament as a table: number, rating, each round before the last recorded one, points before it. Then the initial colour, on which the colours of those may rest who have not played, and both pairings. */
export const caseLines = (tournament: Tournament, round: number, ours: NonNullSheet, other: NonNullSheet): readonly string[] => {
  const named = `Round ${round}${tournament.numberOfRounds === null ? '' : ` of ${tournament.numberOfRounds}`}`
  const rounds = Array.from({ length: round - 1 }, (_, at) => at)
  const rated = tournament.players.some(({ rating }) => rating !== null)
  const columns = [right('No'), ...(rated ? [right('Rating')] : []), ...rounds.map((at) => right(`R${at + 1}`)), right('Points'), right('')]
  const rows = tournament.players.map((player) => [
    numberOf(player),
    ...(rated ? [String(player.rating ?? '-')] : []),
    ...rounds.map((at) => cellOf(player.outcomes[at], tournament)),
    displayPoints(rounds.reduce((sum, at) => sum + worthOf(player.outcomes[at], tournament), 0) as never),
    awayText(player.outcomes[round - 1]),
  ])
  return [
    ...tableLines(columns, rows),
    '',
    ...(tournament.initialColour === null || isColourless(tournament) ? [] : [`Initial colour: ${tournament.initialColour}`]),
    `${named}, as we read it: ${sheetText(tournament, ours)}`,
    `${named}, read otherwise: ${sheetText(tournament, other)}`,
  ]
}

const numberOf = ({ id, pairingNumber }: Player): string => String(pairingNumber ?? id)

const worthOf = (outcome: Outcome | undefined, { scoring }: Tournament): number => (outcome === undefined ? 0 : pointsFor(outcome, scoring))

const signs = { win: '1', draw: '½', loss: '0' } as const

/** Opponent, colour and result: `3w1`; `+` and `-` of a game that was not played; `bye` with what it was worth. */
const cellOf = (outcome: Outcome | undefined, tournament: Tournament): string => {
  if (outcome === undefined || outcome.kind === 'absent') return '-'
  if (outcome.kind === 'bye')
    return outcome.bye === 'pairing-allocated' ? 'bye' : `bye ${displayPoints(pointsFor(outcome, tournament.scoring))}`
  const opponent = tournament.players.find(({ id }) => id === outcome.opponent)
  const colour = outcome.colour === null || isColourless(tournament) ? '' : outcome.colour === 'white' ? 'w' : 'b'
  const worth = worthOf(outcome, tournament)
  const sign =
    outcome.kind === 'forfeit'
      ? worth > 0
        ? '+'
        : '-'
      : outcome.result in signs
        ? signs[outcome.result as keyof typeof signs]
        : displayPoints(pointsFor(outcome, tournament.scoring))
  return `${opponent === undefined ? '?' : numberOf(opponent)}${colour}${sign}`
}

/** Who does not play in the round that is paired. */
const awayText = (outcome: Outcome | undefined): string =>
  outcome === undefined || outcome.kind === 'absent' || (outcome.kind === 'bye' && outcome.bye !== 'pairing-allocated') ? 'away' : ''

const sheetText = ({ players }: Tournament, { boards, byes }: NonNullSheet): string => {
  const number = (id: number): string => numberOf(players.find((player) => player.id === id)!)
  return [...boards.map(({ white, black }) => `${number(white)}–${number(black)}`), ...byes.map((id) => `${number(id)} bye`)].join(', ')
}
