import { emptyInfo, newPlayer, newTournament, type Outcome, pairingNumber, playerId, type Tournament } from '@zug/engine/model'
import { makeTrf } from '@zug/engine/trf'

/**
 * An event of an even number of players who are all paired in every round, without anybody meeting twice. Nobody cares who should have met whom: pairing it by the rules would take longer than
 * what is tested with it.
 */
export const largeEvent = (players: number, rounds: number): Tournament => {
  const ids = Array.from({ length: players }, (_, at) => at + 1)
  // As in a round robin: the first stays, the others go round.
  const opponents = Array.from({ length: rounds }, (_, round) => {
    const [first, ...others] = ids
    const circle = [first!, ...others.slice(round), ...others.slice(0, round)]
    return new Map(circle.map((id, at) => [id, circle[players - 1 - at]!]))
  })
  const outcomesOf = (id: number): readonly Outcome[] =>
    opponents.map((pairs, round) => {
      const opponent = pairs.get(id)!
      const white = id < opponent === (round % 2 === 0)
      const kind = (Math.min(id, opponent) + round) % 3
      const result = kind === 0 ? 'draw' : (kind === 1) === white ? 'win' : 'loss'
      return { kind: 'game', opponent: playerId(opponent), colour: white ? 'white' : 'black', result, rated: true }
    })
  return newTournament({
    info: { ...emptyInfo, name: 'Large Open' },
    numberOfRounds: rounds,
    initialColour: 'white',
    players: ids.map((id) =>
      newPlayer({
        id: playerId(id),
        pairingNumber: pairingNumber(id),
        name: `Family${id}, Given`,
        rating: 2800 - Math.floor(id / 2),
        outcomes: outcomesOf(id),
      }),
    ),
  })
}

export const largeFile = (players: number, rounds: number): string => makeTrf(largeEvent(players, rounds), { dialect: 'trf26' }).text
