import type { Why, WhyNot } from '@zug/engine/explain'
import type { RoundNumber } from '@zug/engine/model'
import { equallyGood, lostFailures } from './cards.ts'
import { familyOf } from './family.ts'
import { nothing, type Runs, type Words } from './runs.ts'
import type { Speech } from './speech.ts'
import { failureRuns } from './values.ts'

/** So many opponents that came first are named in a headline. */
const mostNamed = 2

/** Why A plays B, floats, or gets the bye, in one sentence. */
export const whyHeadline = (why: Why, round: RoundNumber, { rulebook, messages, name, score }: Speech): Words => {
  const { panel } = messages
  const voice = familyOf(rulebook)
  const inGroups = voice === 'cfc'
  switch (why.kind) {
    case 'game':
      return panel.table(name(why.players[0]), name(why.players[1]), round)
    case 'rest':
      return panel.rests(name(why.player), round)
    case 'float': {
      if (voice === 'upfloat') return messages.upfloat.goesUp(name(why.player))
      if (why.way !== undefined) return messages.bothWays.goes(name(why.player), why.way)
      if (why.incompatible !== null) return panel.floatsAlone(name(why.player))
      const forBelow = why.completion !== null && !why.completion.completed
      return (forBelow ? panel.floatsForBelow : panel.floatsLeftOver)(name(why.player))
    }
    case 'bye':
      return (
        inGroups || voice === 'upfloat' || voice === 'both-ways' || why.beforehand
          ? panel.byeInOrder
          : why.lowest
            ? panel.lowestBye
            : panel.byeLeftOver
      )(name(why.player))
    case 'pair': {
      const [a, b] = [name(why.players[0]), name(why.players[1])]
      const points = score(why.scores[0])
      const same = why.scores[0] === why.scores[1]
      if (voice === 'upfloat' && !same) return messages.upfloat.pairUp(b, a)
      if (why.only === 'two') return same ? panel.onlyTwo(a, b, points) : panel.noOneLeft(a, b)
      if (why.only === 'one') return panel.noOneElseMay(a, b)
      if (why.exchange !== null) return panel.exchanged(a, b)
      if (why.earlier > 0) {
        const names = why.earlier <= mostNamed ? why.passedOver.map(({ opponent }) => name(opponent)) : []
        return panel.passedOver(a, b, names, why.earlier)
      }
      if (why.natural !== null) return panel.inOrder(a, b, why.natural.of, why.natural.place)
      if (same) return panel.firstInOrder(a, b)
      if (voice === 'both-ways') return messages.bothWays.meets(a, points, b)
      return inGroups ? panel.oddMan(a, b) : panel.comesDown(a, points, b)
    }
  }
}

/** Who asks, as a headline speaks of them: by name, or as `you`. */
export type Asking = { readonly a: Runs; readonly b: Runs | null; readonly wish: Words; readonly byeBefore: Words }

/** Why not, in one sentence: the law, else what granting the wish comes to. null when the first sentence of the answer says it all. */
export const whyNotHeadline = (answer: WhyNot, asking: Asking, { messages, rulebook }: Speech): Words | null => {
  const { panel } = messages
  const { a, wish } = asking
  const b = asking.b ?? nothing
  switch (answer.kind) {
    case 'forbidden':
      switch (answer.obstacle.kind) {
        case 'met':
          return panel.met(a, b, answer.obstacle.rounds, answer.obstacle.unplayed !== true)
        case 'colours':
          return panel.bothMustHave(a, b, answer.obstacle.colour)
        case 'bye-barred':
          return asking.byeBefore
        default:
          return panel.apart(a, b)
      }
    case 'cannot-be-completed':
      return panel.incomplete(wish)
    case 'worse': {
      const { granted, chosen } = lostFailures(answer)
      const criterion = messages.criterion(rulebook, answer.criterion)
      return panel.worse(wish, criterion, failureRuns(granted), failureRuns(chosen), chosen.kind === 'count')
    }
    case 'later':
      return equallyGood(answer) ? panel.later(wish) : panel.otherFirst(wish)
    case 'other-round':
      return answer.numbers === null ? panel.otherSection(a, b) : panel.otherRound(a, b, answer.games[0]!.round)
    default:
      return null
  }
}
