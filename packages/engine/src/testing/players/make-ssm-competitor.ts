import { playerId } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import type { PassedOver } from '../../rulebook/ssm/by-the-book/event.ts'
import { pairBrackets as byTheBook } from '../../rulebook/ssm/by-the-book/pair-brackets.ts'
import type { Competitor } from '../../rulebook/ssm/competitor.ts'
import { pairBrackets } from '../../rulebook/ssm/pair-brackets.ts'
import { defaultSsmReadings, type SsmReadings } from '../../rulebook/ssm/rules.ts'

/**
 * Competitors from their scores, ranked as listed and numbered from 1. `met` are pairs of numbers that have met; `details` by number.
 */
export const ssmField = (
  scores: readonly number[],
  met: readonly (readonly [number, number])[] = [],
  details: Readonly<Record<number, Partial<Competitor>>> = {},
): readonly Competitor[] =>
  scores.map((score, rank) => ({
    id: playerId(rank + 1),
    rank,
    score: pointsFromTenths(score * 10),
    sos: pointsFromTenths(0),
    gam: pointsFromTenths(0),
    excluded: new Set(met.flatMap(([a, b]) => (a === rank + 1 ? [b - 1] : b === rank + 1 ? [a - 1] : []))),
    group: null,
    floatLastRound: null,
    mayTakeBye: true,
    mayRemain: details[rank + 1]?.floatLastRound !== 'down',
    ...details[rank + 1],
  }))

const reason = (one: PassedOver): string =>
  one.because === 'remains' ? `${one.remains} remains, ${one.rule}` : one.because === 'others' ? `others, ${one.rule}` : one.because

/** "1-3 2-4 5": the pairs in the order of the higher ranked and who has the bye; both ways must agree. */
export const ssmPairs = (field: readonly Competitor[], readings: Partial<SsmReadings> = {}): string => {
  const read = { ...defaultSsmReadings, ...readings }
  const texts = [byTheBook(field, read), pairBrackets(field, read)].map((round) =>
    round === null
      ? 'none'
      : [
          ...round.pairs.toSorted((a, b) => a.higher.rank - b.higher.rank).map(({ higher, lower }) => `${higher.id}-${lower.id}`),
          ...(round.bye === null ? [] : [String(round.bye.id)]),
        ].join(' '),
  )
  if (texts[0] !== texts[1]) throw new Error(`by the book ${texts[0]}, fast ${texts[1]}`)
  return texts[0]!
}

/** The articles of the steps taken, with what they did: "C3 1-3", "C6 2 for 3". */
export const ssmSteps = (field: readonly Competitor[], readings: Partial<SsmReadings> = {}): readonly string[] => {
  const steps: string[] = []
  byTheBook(field, { ...defaultSsmReadings, ...readings }, (event) => {
    switch (event.kind) {
      case 'bracket':
      case 'combination':
        return void steps.push(`${event.article} ${event.kind} ${event.players.join(' ')}`)
      case 'subgroups':
        return void steps.push(`C2 ${event.s1.join(' ')} | ${event.s2.join(' ')}`)
      case 'pair': {
        const passed = event.passedOver.map((one) => ` not ${one.player} (${reason(one)})`).join('')
        return void steps.push(`${event.article} ${event.players.join('-')}${passed}${event.omitted.map((b) => ` without ${b}`).join('')}`)
      }
      case 'exchange':
        return void steps.push(`C6 ${event.player} for ${event.inPlace}`)
      case 'transposed':
        return void steps.push(`${event.article} down ${event.players.join(' ')}`)
      case 'bye':
        return void steps.push(`${event.article} bye ${event.player}`)
      case 'end':
        return void steps.push(`C9 end ${event.players.join(' ')}`)
    }
  })
  return steps
}
