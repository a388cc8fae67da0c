import type { Colour } from '../../model/colour.ts'
import { pairingNumber, playerId } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { colourDifference, colourPreference, repeatedColour } from '../../rulebook/fide-dutch/colour-preference.ts'
import type { Competitor } from '../../rulebook/fide-dutch/competitor.ts'

/** "WBB=W": colours of played games, oldest first; anything else is a game not played. */
export const coloursFrom = (text: string): readonly Colour[] =>
  [...text].flatMap((letter): readonly Colour[] => (letter === 'W' ? ['white'] : letter === 'B' ? ['black'] : []))

/** A competitor with the number, the score in points and the colour history given, and nothing remarkable besides. */
export const makeCompetitor = (number: number, score: number, history = '', data: Partial<Competitor> = {}): Competitor => {
  const colours = coloursFrom(history)
  return {
    id: playerId(number),
    pairingNumber: pairingNumber(number),
    rank: number - 1,
    score: pointsFromTenths(score * 10),
    colours,
    colourDifference: colourDifference(colours),
    repeatedColour: repeatedColour(colours),
    preference: colourPreference(colours),
    excluded: new Set(),
    groups: [],
    floatLastRound: null,
    floatTwoRoundsAgo: null,
    mayTakeBye: true,
    topscorer: false,
    unplayedGames: history.length - colours.length,
    parityNumber: number,
    ...data,
  }
}

/** Lets no two of the pairs given meet (C.1). Numbers are those given to `makeCompetitor`. */
export const havingMet = (competitors: readonly Competitor[], ...met: readonly (readonly [number, number])[]): readonly Competitor[] =>
  competitors.map((player) => {
    const opponents = met.flatMap(([a, b]) => (a === player.id ? [b] : b === player.id ? [a] : []))
    const ranks = opponents.map((id) => competitors.find((other) => other.id === id)!.rank)
    return { ...player, excluded: new Set([...player.excluded, ...ranks]) }
  })
