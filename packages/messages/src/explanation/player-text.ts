import type { ColoursEvent, ExchangeEvent, Why, WhyPair } from '@zug/engine/explain'
import type { PlayerId } from '@zug/engine/model'
import { familyOf } from './family.ts'
import { obstacleRuns } from './obstacle-text.ts'
import { capital, cite, type Runs, say, type Words } from './runs.ts'
import type { Speech } from './speech.ts'

/** A player is told of so many who came first. */
const mostNamed = 2

export type ToldPlayer = { readonly headline: Words; readonly reasons: readonly Runs[]; readonly colours: readonly Runs[] }

/** Why you play this opponent, float, or have the bye, said to you. */
export const playerWhy = (why: Why, you: PlayerId, speech: Speech): ToldPlayer => {
  const { player } = speech.messages
  const plain = (headline: Words): ToldPlayer => ({ headline, reasons: [], colours: [] })
  switch (why.kind) {
    case 'game': {
      const own = why.players[0] === you ? 0 : 1
      const other = own === 0 ? 1 : 0
      return plain(player.table(why.numbers[own], speech.name(why.players[other]), why.numbers[other]))
    }
    case 'rest':
      return plain(player.rests(why.number))
    case 'float':
      if (why.way !== undefined) return plain(speech.messages.bothWays.youFloat(speech.score(why.score), why.way))
      return plain((familyOf(speech.rulebook) === 'upfloat' ? speech.messages.upfloat.youGoUp : player.floats)(speech.score(why.score)))
    case 'bye':
      if (why.beforehand || ['cfc', 'upfloat', 'both-ways'].includes(familyOf(speech.rulebook))) return plain(player.byeInOrder)
      return plain(why.lowest ? player.lowestBye : player.byeLeftOver)
    case 'pair':
      return playerPair(why, you, speech)
  }
}

const playerPair = (why: WhyPair, you: PlayerId, speech: Speech): ToldPlayer => {
  const { player } = speech.messages
  const [higher, lower] = [speech.score(why.scores[0]), speech.score(why.scores[1])]
  const comesDown = why.players[0] === you
  const opponent = speech.name(why.players[comesDown ? 1 : 0])
  const same = why.scores[0] === why.scores[1]
  const { upfloat } = speech.messages
  const apart =
    familyOf(speech.rulebook) === 'upfloat'
      ? comesDown
        ? upfloat.theyComeUp
        : upfloat.youComeUp
      : comesDown
        ? player.youComeDown
        : player.theyComeDown
  const headline = same ? (why.only === 'two' ? player.onlyTwo : player.bothHave)(opponent, higher) : apart(opponent, higher, lower)
  const [first, ...others] = why.only === 'two' ? [] : reasonsFor(why, you, opponent, speech)
  return {
    headline,
    reasons: first === undefined ? [] : [say`${first} ${cite(why.articles)}`, ...others.map((one) => say`${one}`)],
    colours: why.colours === null ? [] : [say`${yourColours(why.colours, you, opponent, speech)} ${cite(why.colours.articles)}`],
  }
}

const reasonsFor = (why: WhyPair, you: PlayerId, opponent: Runs, speech: Speech): readonly Words[] => {
  const { messages, name } = speech
  const { player, list } = messages
  const higher = (why.chooser ?? why.players[0]) === you
  const said = (id: PlayerId): Runs => (id === you ? player.you : name(id))
  const exchanged = why.exchange === null ? [] : [exchangedFor(why.exchange, you, opponent, said, speech)]
  const [alone] = why.only === 'one' ? why.onlyBecause.map(({ pair }) => pair[0]) : []
  if (alone !== undefined) {
    const kept = why.onlyBecause.map(({ pair, obstacle }) => obstacleRuns(obstacle, speech, list(pair.toReversed().map(said))))
    return [alone === you ? player.noOneElseForYou(kept) : player.noOneElseForThem(opponent, kept)]
  }
  if (why.earlier === 0 && exchanged.length > 0) return exchanged
  if (why.earlier === 0) {
    const { natural } = why
    return [
      natural === null
        ? (higher ? player.firstForYou : player.youAreFirst)(opponent)
        : player.inOrder(opponent, natural.of, natural.place, higher),
    ]
  }
  const before = why.passedOver.slice(0, mostNamed).map(({ opponent: other, obstacle }) => {
    const who = list([name(other), higher ? player.you : opponent])
    return (higher ? player.comesBefore : player.theyWouldMeet)(name(other), opponent, obstacleRuns(obstacle, speech, who))
  })
  const more = why.earlier - before.length
  return [...exchanged, ...before, ...(more > 0 ? [player.moreComeBefore(more, opponent)] : [])]
}

/** Who changed places between the halves of the group, and why; where nobody took the other's place two of one half were paired. */
const exchangedFor = (
  { down, up, obstacle }: ExchangeEvent,
  you: PlayerId,
  opponent: Runs,
  said: (id: PlayerId) => Runs,
  speech: Speech,
): Words => {
  const { player } = speech.messages
  const because = obstacleRuns(obstacle, speech)
  if (down.length === 0 || up.length === 0) return player.sameHalf(opponent, because)
  return capital(say`${player.changedPlaces(down.map(said), up.map(said), because, [...down, ...up].includes(you))}`)
}

const yourColours = ({ rule, white, black, claim }: ColoursEvent, you: PlayerId, opponent: Runs, { messages }: Speech): Words => {
  const [mine, theirs] = white.player === you ? [white, black] : [black, white]
  return messages.player.colours({
    rule,
    opponent,
    youHave: white.player === you ? 'white' : 'black',
    youWereDue: mine.due,
    theyWereDue: theirs.due,
    claim,
  })
}
