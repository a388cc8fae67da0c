import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'

/** C.04.7: virtual points in tenths of a player and round; those on record, else those of the Baku acceleration where it is asked for. */
export const virtualPointsOf = (tournament: Tournament, literal: boolean): ((id: PlayerId, round: number) => number) => {
  const { numberOfRounds, players, rules, scoring, virtualPoints } = tournament
  const acceleration = rules !== null && 'acceleration' in rules ? rules.acceleration : null
  const recorded = (id: PlayerId, round: number): number => virtualPoints.get(id)?.[round - 1] ?? 0
  if (acceleration === null || numberOfRounds === null || virtualPoints.size > 0) return recorded

  const { winWhite: win, drawWhite: draw, lossWhite: loss } = scoring
  const oneForBoth = win === scoring.winBlack && draw === scoring.drawBlack && loss === scoring.lossBlack
  if (!oneForBoth || win !== 2 * draw || loss !== 0 || (literal && win !== 10)) return recorded

  // Who has no entry for a first round that was played was not on the list when the groups were made.
  const begun = players.some(({ outcomes }) => outcomes.length > 0)
  const away = new Set(tournament.requestedByes.filter(({ round }) => round === 1).map(({ player }) => player))
  // By the other reading of 1.2 nor whoever was not paired in it.
  const paired = ({ id, outcomes: [first] }: (typeof players)[number]): boolean =>
    begun ? first !== undefined && (first.kind !== 'bye' || first.bye === 'pairing-allocated') && first.kind !== 'absent' : !away.has(id)
  const listed = players.filter((player) =>
    acceleration === 'baku-paired' ? paired(player) : !begun || (player.outcomes[0]?.kind ?? 'absent') !== 'absent',
  )
  const numbers = listed.map(({ pairingNumber }) => pairingNumber).sort((a, b) => a - b)
  const border = numbers[Math.min(2 * Math.ceil(numbers.length / 4), numbers.length) - 1] ?? 0
  const inGroupA = new Set(players.filter(({ pairingNumber }) => pairingNumber <= border).map(({ id }) => id))
  const accelerated = Math.ceil(numberOfRounds / 2)
  return (id, round) => {
    if (!inGroupA.has(id) || round > accelerated) return 0
    return round <= Math.ceil(accelerated / 2) ? win : draw
  }
}
