import type { Tournament } from '../../model/tournament.ts'
import { cfcDeclared } from '../../pairing/referee/declared.ts'
import { maximumMatching } from '../../pairing/referee/maximum-matching.ts'
import type { RoundPairing } from '../../pairing/round-pairing.ts'
import { type Card, cardsOf } from './cards.ts'
import { colourOfHigher, drawLots } from './colours.ts'
import { betterPairs, type Pairs } from './group.ts'

/**
 * CFC 615, 622 to 624, 629 to 631, on a round that was paired, by a reader of the text who shares no code with the rulebook: what is not as the text has it. What
 * the laws (618) ask is the referee's. Where 633 lays groups out otherwise they are passed over.
 */
export const readCfcRound = (tournament: Tournament, round: number, pairing: RoundPairing, ofTeams: boolean): readonly string[] => {
  const cards = cardsOf(tournament, round, ofTeams)
  const announced: readonly string[] = cfcDeclared(tournament).variations
  const at = new Map(cards.map((card, place) => [card.id, place]))
  const regrouped = round === 2 && announced.includes('633.2')
  const pairs = pairing.boards.map(({ white, black }): readonly [number, number] => {
    const [a, b] = [at.get(white)!, at.get(black)!]
    return a < b ? [a, b] : [b, a]
  })
  const whites = new Set(pairing.boards.map(({ white }) => at.get(white)!))
  const colours = regrouped
    ? []
    : pairs.flatMap(([a, b]) => {
        const [higher, lower] = [cards[a]!, cards[b]!]
        const due = colourOfHigher(higher, lower, announced)
        const given = whites.has(a) ? 'W' : 'B'
        if (due === null || due === given || drawLots(higher, lower, announced, tournament.numberOfRounds, round)) return []
        return [`629: ${higher.id} (${higher.colours}) has ${given} against ${lower.id} (${lower.colours})`]
      })
  const layout = regrouped || (round === 1 && announced.includes('633.2')) || announced.includes('633.1')
  return [
    ...byeRead(cards, pairing, announced),
    ...colours,
    ...(layout ? [] : groupsRead(cards, pairs, announced)),
    ...oddMenRead(cards, pairs, announced, regrouped, round),
  ]
}

/** 615: from the lowest score, the lowest rated who has had none; the unrated after them, by lot; and the others can all be paired. */
const byeRead = (cards: readonly Card[], { bye }: RoundPairing, announced: readonly string[]): readonly string[] => {
  if (bye === null) return []
  const can = (card: Card): boolean => {
    const rest = cards.filter((one) => one !== card)
    return !card.hadBye && !maximumMatching(rest.length, (a, b) => !rest[a]!.barred.has(rest[b]!.id)).includes(-1)
  }
  const order = cards
    .toReversed()
    .sort((a, b) => a.score - b.score || (a.rating ?? Number.POSITIVE_INFINITY) - (b.rating ?? Number.POSITIVE_INFINITY))
  const first = order.find(can)!
  const given = cards.find(({ id }) => id === bye)!
  const sameByLot = first.score === given.score && first.rating === null && given.rating === null
  const moved = announced.includes('615-laws') && first.score === given.score
  return first === given || sameByLot || moved ? [] : [`615: ${given.id} has the bye, and not ${first.id}`]
}

const groupsRead = (cards: readonly Card[], pairs: Pairs, announced: readonly string[]): readonly string[] =>
  [...new Set(cards.map(({ score }) => score))].flatMap((score) => {
    const within = pairs.filter(([a, b]) => cards[a]!.score === score && cards[b]!.score === score)
    const places = within.flat().sort((a, b) => a - b)
    const group = places.map((place) => cards[place]!)
    const better = betterPairs(
      group,
      within.map(([a, b]) => [places.indexOf(a), places.indexOf(b)]),
      announced,
    )
    const told = (list: Pairs, of: (place: number) => Card): string => list.map(([a, b]) => `${of(a).id}-${of(b).id}`).join(' ')
    return better === null ? [] : [`622: ${told(within, (place) => cards[place]!)}, better ${told(better, (place) => group[place]!)}`]
  })

/**
 * 623, 624: as far as a change of two pairs shows it. An odd man meets nobody below somebody he could meet, and nobody ranked below him in his group could be the
 * odd man in his place, meeting the same opponent.
 */
const oddMenRead = (
  cards: readonly Card[],
  pairs: Pairs,
  announced: readonly string[],
  regrouped: boolean,
  round: number,
): readonly string[] => {
  const others = ['624.1', '624.2', '624.2-down'].some((one) => announced.includes(one)) || (announced.includes('619.1') && round <= 2)
  if (regrouped || others || cards.some(({ unfinished }) => unfinished)) return []
  const may = (a: number, b: number): boolean => !cards[a]!.barred.has(cards[b]!.id)
  const equal = (a: number, b: number): boolean => cards[a]!.score === cards[b]!.score
  return pairs.flatMap(([odd, opponent]) =>
    equal(odd, opponent)
      ? []
      : pairs.flatMap(([a, b]): readonly string[] => {
          if (!equal(a, b)) return []
          const found: string[] = []
          for (const [one, mate] of [
            [a, b],
            [b, a],
          ] as const) {
            if (equal(one, opponent) && one < opponent && may(odd, one) && may(opponent, mate))
              found.push(`624: ${cards[odd]!.id} meets ${cards[opponent]!.id}, and not ${cards[one]!.id}`)
            if (equal(one, odd) && one > odd && may(one, opponent) && may(odd, mate))
              found.push(`623: ${cards[odd]!.id} is the odd man, and not ${cards[one]!.id}`)
          }
          return found
        }),
  )
}
