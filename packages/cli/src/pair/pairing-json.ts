import type { PlayerId, Tournament } from '@zug/engine/model'
import type { PairingAnswer } from '@zug/engine/pairing'
import { type Entrant, entrantsOf, reasonNotPaired } from './entrant.ts'

const person = ({ player, points, virtualPoints }: Entrant) => ({
  id: player.id,
  number: player.pairingNumber,
  name: player.name,
  title: player.title,
  rating: player.rating,
  points: points / 10,
  ...(virtualPoints === 0 ? {} : { virtualPoints: virtualPoints / 10 }),
})

/** The answer as `--format json` prints it: the shape is part of the command line's contract (zug pair --help). */
export const pairingJson = (tournament: Tournament, answer: PairingAnswer): string => {
  const entrant = entrantsOf(tournament, answer.round)
  const people = (ids: readonly PlayerId[]) => ids.map((id) => person(entrant(id)))
  const head = { kind: answer.kind, tournament: tournament.info.name, rulebook: answer.rulebook, round: answer.round }
  const seed =
    tournament.rules !== null && 'seed' in tournament.rules && tournament.rules.seed !== '' ? { seed: tournament.rules.seed } : {}
  const body =
    answer.kind === 'no-legal-pairing'
      ? {
          stuck: people(answer.stuck),
          only: people(answer.only),
          ...(answer.bye ? { bye: true } : {}),
          ...(answer.deadEnd ? { deadEnd: true } : {}),
        }
      : {
          ...(answer.colourless ? { colourless: true } : {}),
          boards: answer.boards.map((board, at) => ({
            board: at + 1,
            white: person(entrant(board.white)),
            black: person(entrant(board.black)),
          })),
          bye: answer.bye === null ? null : person(entrant(answer.bye)),
          notPaired: answer.notPaired.map((id) => ({
            ...person(entrant(id)),
            reason: reasonNotPaired(tournament, entrant(id).player, answer),
          })),
        }
  return `${JSON.stringify({ ...head, ...seed, ...body }, null, 2)}\n`
}
