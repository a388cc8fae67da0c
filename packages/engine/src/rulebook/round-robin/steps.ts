import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Language } from '../../model/language.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { WordedStep } from '../../pairing/pairing-system.ts'
import { listOfNames } from '../list-of-names.ts'
import { sectionsOf } from './pair-round.ts'
import { settingsOf } from './rules.ts'
import { roundsOfSchedule, scheduledRound } from './schedule.ts'

/** What the tables say about a round: the numbers of a section, a game, or somebody who rests. */
export type RoundRobinEvent =
  | { readonly kind: 'section'; readonly article: '652'; readonly players: readonly PlayerId[]; readonly rounds: number }
  | {
      readonly kind: 'game'
      readonly article: '651'
      readonly white: PlayerId
      readonly black: PlayerId
      readonly numbers: readonly [number, number]
    }
  | { readonly kind: 'rest'; readonly article: '653'; readonly player: PlayerId; readonly number: number }

/** CFC 651 to 653: the explanation of a round robin is its table. */
export const steps = (tournament: Tournament, round: RoundNumber): readonly WordedStep[] =>
  sectionsOf(tournament).flatMap((players) => {
    const table = scheduledRound(players.length, round, settingsOf(tournament))
    if (table === null) return []
    const idOf = (number: number): PlayerId => players[number - 1]!.id
    const playing = new Set(table.flat())
    const events: readonly RoundRobinEvent[] = [
      {
        kind: 'section',
        article: '652',
        players: players.map(({ id }) => id),
        rounds: roundsOfSchedule(players.length, settingsOf(tournament)),
      },
      ...table.map(
        ([white, black]): RoundRobinEvent => ({
          kind: 'game',
          article: '651',
          white: idOf(white),
          black: idOf(black),
          numbers: [white, black],
        }),
      ),
      ...players.flatMap(({ id }, index): readonly RoundRobinEvent[] =>
        playing.has(index + 1) ? [] : [{ kind: 'rest', article: '653', player: id, number: index + 1 }],
      ),
    ]
    return events.map((event) => ({
      event: Object.freeze(event),
      text: (nameOf, language) => stepText(event, round, nameOf, stepWords[language ?? 'en']),
    }))
  })

const stepText = (event: RoundRobinEvent, round: RoundNumber, nameOf: (player: PlayerId) => string, words: StepWords): string => {
  switch (event.kind) {
    case 'section':
      return `${words.numbers(listOfNames(event.players.map((player, index) => `${index + 1} ${nameOf(player)}`)), event.rounds)} (652).`
    case 'game':
      return `${words.game(round, event.numbers.join(' – '), nameOf(event.white), nameOf(event.black))} (651).`
    case 'rest':
      return `${words.rest(event.number, nameOf(event.player), round)} (653).`
  }
}

type StepWords = {
  readonly numbers: (names: string, rounds: number) => string
  readonly game: (round: number, numbers: string, white: string, black: string) => string
  readonly rest: (number: number, name: string, round: number) => string
}

const stepWords: Readonly<Record<Language, StepWords>> = {
  en: {
    numbers: (names, rounds) => `Numbers: ${names}; ${rounds} rounds`,
    game: (round, numbers, white, black) => `Round ${round} of the table has ${numbers}: ${white} has White against ${black}`,
    rest: (number, name, round) => `Number ${number}, ${name}, rests in round ${round}`,
  },
  de: {
    numbers: (names, rounds) => `Nummern: ${names}; ${rounds} Runden`,
    game: (round, numbers, white, black) => `Runde ${round} der Tafel hat ${numbers}: ${white} hat Weiß gegen ${black}`,
    rest: (number, name, round) => `Nummer ${number}, ${name}, ist in Runde ${round} spielfrei`,
  },
  fr: {
    numbers: (names, rounds) => `Numéros : ${names} ; ${rounds} rondes`,
    game: (round, numbers, white, black) => `La ronde ${round} de la table a ${numbers} : ${white} a les Blancs contre ${black}`,
    rest: (number, name, round) => `Le numéro ${number}, ${name}, est exempt à la ronde ${round}`,
  },
}
