import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { ColoursEvent, ExchangeEvent } from '../../pairing/explanation.ts'
import type { Why } from '../../pairing/explanation-answers.ts'
import { familyOf } from './family.ts'
import { isLowest, type Spoken } from './headline.ts'
import type { Messages } from './messages/messages.ts'
import { obstacleText } from './obstacle-text.ts'

/** A player is told of so many who came first. */
const mostNamed = 2

export type ToldPlayer = { readonly headline: string; readonly reasons: readonly string[]; readonly colours: readonly string[] }

/** Why you play this opponent, float, or have the bye, said to you. */
export const playerWhy = (why: Why, you: PlayerId, spoken: Spoken): ToldPlayer => {
  const { messages, explainer } = spoken
  const { player } = messages
  const points = (index: number): string => messages.points(displayPoints(why.scores[index]!))
  const cite = messages.cite(why.articles)
  const plain = (headline: string): ToldPlayer => ({ headline, reasons: [], colours: [] })
  const own = why.players.indexOf(you)
  if (why.kind === 'bye') {
    if (why.table !== null) return plain(player.rests(why.table.numbers[0]!))
    if (familyOf(spoken.rulebook) === 'cfc') return plain(player.byeInOrder)
    return plain(isLowest(why, explainer) ? player.lowestBye : player.byeLeftOver)
  }
  if (why.kind === 'float') return plain(player.floats(points(0)))
  const opponent = spoken.nameOf(why.players[1 - own]!)
  if (why.table !== null) return plain(player.table(why.table.numbers[own]!, opponent, why.table.numbers[1 - own]!))
  const same = why.scores[0] === why.scores[1]
  const headline = same
    ? why.only === 'two'
      ? player.onlyTwo(opponent, points(0))
      : player.bothHave(opponent, points(0))
    : own === 0
      ? player.youComeDown(opponent, points(0), points(1))
      : player.theyComeDown(opponent, points(0), points(1))
  return {
    headline,
    reasons: why.only === 'two' ? [] : [...reasonsFor(why, you, opponent, spoken).map((one, at) => (at === 0 ? `${one} ${cite}` : one))],
    colours: why.colours === null ? [] : [`${yourColours(why.colours, you, opponent, messages)} ${messages.cite(why.colours.articles)}`],
  }
}

const reasonsFor = (why: Why, you: PlayerId, opponent: string, { rulebook, nameOf, messages }: Spoken): readonly string[] => {
  const { player } = messages
  const higher = why.players[0] === you
  const said = (id: PlayerId): string => (id === you ? player.you : nameOf(id))
  const exchanged = why.exchange === null ? [] : [exchangedFor(why.exchange, you, opponent, said, rulebook, messages)]
  if (why.only === 'one' && why.onlyBecause.length > 0) {
    const alone = why.onlyBecause[0]!.pair[0]
    const kept = why.onlyBecause.map(({ pair, obstacle }) =>
      obstacleText(obstacle, rulebook, messages, messages.list(pair.toReversed().map(said))),
    )
    return [alone === you ? player.noOneElseForYou(messages.list(kept)) : player.noOneElseForThem(opponent, messages.list(kept))]
  }
  if (why.earlier === 0) return exchanged.length > 0 ? exchanged : [higher ? player.firstForYou(opponent) : player.youAreFirst(opponent)]
  const before = why.passedOver.slice(0, mostNamed).map(({ opponent: other, obstacle }) => {
    const who = messages.list([nameOf(other), higher ? player.you : opponent])
    return (higher ? player.comesBefore : player.theyWouldMeet)(nameOf(other), opponent, obstacleText(obstacle, rulebook, messages, who))
  })
  const more = why.earlier - before.length
  return [...exchanged, ...before, ...(more > 0 ? [player.moreComeBefore(more, opponent)] : [])]
}

/** Who changed places between the halves of the group, and why; where nobody took the other's place two of one half were paired. */
const exchangedFor = (
  { down, up, obstacle }: ExchangeEvent,
  you: PlayerId,
  opponent: string,
  said: (id: PlayerId) => string,
  rulebook: RulebookId,
  messages: Messages,
): string => {
  const because = obstacleText(obstacle, rulebook, messages)
  if (down.length === 0 || up.length === 0) return messages.player.sameHalf(opponent, because)
  const names = (players: readonly PlayerId[]): string => messages.list(players.map(said))
  return capital(messages.player.changedPlaces(names(down), names(up), because, [...down, ...up].includes(you)))
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const yourColours = (
  { rule, white, black, claim }: ColoursEvent,
  you: PlayerId,
  opponent: string,
  { player, claim: claimText }: Messages,
): string => {
  const [mine, theirs] = white.player === you ? [white, black] : [black, white]
  return player.colours({
    rule,
    opponent,
    youHave: white.player === you ? 'white' : 'black',
    youWereDue: mine.due,
    theyWereDue: theirs.due,
    claim: claim === undefined ? '' : `, ${claimText(claim)}`,
  })
}
