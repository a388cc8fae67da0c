import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { BracketEvent, CandidateEvent, Explanation, ExplanationEvent, NotedPlayer } from '../../pairing/explanation.ts'
import type { Messages } from './messages/messages.ts'
import { named } from './named.ts'
import { obstacleText } from './obstacle-text.ts'
import { cardTable } from './values.ts'

/** The whole round in plain lines, headings flush left, everything else indented. */
export const explanationText = (explanation: Explanation, nameOf: (player: PlayerId) => string, messages: Messages): string => {
  const lines: string[] = [messages.round(explanation.round, explanation.rulebook), '']
  const notation = new Map<PlayerId, string>()
  for (const event of explanation.events) {
    if (event.kind === 'field')
      for (const group of event.scoregroups) for (const player of group.players) notation.set(player.player, player.notation)
  }
  const context: Context = {
    ...explanation,
    nameOf,
    messages,
    notation,
    natural: null,
    last: false,
    penultimate: false,
    failed: false,
    colours: false,
  }
  for (const event of explanation.events) {
    if (event.kind === 'bracket') {
      context.last = event.last
      context.penultimate = event.bracketKind === 'penultimate'
      context.failed = false
    }
    lines.push(...eventLines(event, context))
    if (event.kind === 'failed-candidate') context.failed = true
    if (event.kind === 'natural-candidate') context.natural = event
    if (event.kind === 'chosen-candidate') context.natural = null
    if (event.kind === 'colours') context.colours = true
  }
  return `${lines.join('\n')}\n`
}

type Context = {
  readonly rulebook: RulebookId
  readonly nameOf: (player: PlayerId) => string
  readonly messages: Messages
  readonly notation: ReadonlyMap<PlayerId, string>
  natural: CandidateEvent | null
  /** Is the bracket at hand the last one, whose unpaired player gets the bye? */
  last: boolean
  penultimate: boolean
  /** Was a candidate of the bracket given up because the round could not be completed with it? */
  failed: boolean
  /** Has the heading of the colours been written? */
  colours: boolean
}

const eventLines = (event: ExplanationEvent, context: Context): readonly string[] => {
  const { messages, rulebook, nameOf } = context
  const note = (player: PlayerId): string => context.notation.get(player) ?? String(player)
  const notes = (players: readonly PlayerId[]): string => players.map(note).join(', ')
  const cite = messages.cite(event.articles)
  switch (event.kind) {
    case 'field':
      return [
        `${messages.scoregroups} ${cite}`,
        ...event.scoregroups.map(({ score, players }) => `  ${displayPoints(score).padStart(4)}  ${braced(players)}`),
      ]
    case 'bracket':
      return bracketLines(event, messages)
    case 'natural-candidate':
      return [
        `  ${subgroupText(event, note)} ${cite}`,
        `  ${messages.natural}${messages.colon}${candidateText(event, note, context)}`,
        ...illegalLines(event, note, context),
      ]
    case 'incompatible':
      return [
        `  ${messages.notAllPaired(messages.list(event.players.map(note)), messages.list(event.only.map(note)))} ${cite}`,
        ...event.obstacles.map(
          ({ pair, obstacle }) => `    ${pairText(pair, note)}${messages.colon}${obstacleText(obstacle, rulebook, messages)}`,
        ),
      ]
    case 'failed-candidate':
      return [
        `  ${messages.failed}${messages.colon}${candidateText(event, note, context)} ${cite}`,
        ...cardTable([{ label: messages.failed, candidate: event.candidate }]).map((line) => `    ${line}`),
      ]
    case 'exchange': {
      const why = messages.withoutExchange(obstacleText(event.obstacle, rulebook, messages))
      return [`  ${messages.exchanged(notes(event.down), notes(event.up))} ${cite}${messages.colon}${why}`]
    }
    case 'passed-over':
      return [`  ${messages.passedOver(note(event.player), note(event.opponent), obstacleText(event.obstacle, rulebook, messages))}`]
    case 'chosen-candidate':
      return chosenLines(event, note, context)
    case 'completion':
      if (event.completed) return [`  ${messages.completed(event.rest.length)} ${cite}`]
      return [
        `  ${event.stuck.length === 0 && !event.bye ? messages.byeTooHigh : messages.notCompleted(named(event, note))} ${cite}`,
        `  ${messages.pairedAgain(context.penultimate)}`,
      ]
    case 'colours':
      return [
        ...(context.colours ? [] : ['', messages.colours]),
        `  ${nameOf(event.white.player)} (${event.white.notation}) – ${nameOf(event.black.player)} (${event.black.notation}) ${cite}`,
      ]
    case 'bye':
      return [
        `  ${messages.bye(nameOf(event.player))} ${cite}`,
        ...event.barred.map(
          ({ player, obstacle }) => `  ${messages.byeBarred(nameOf(player), obstacleText(obstacle, rulebook, messages))}`,
        ),
      ]
    case 'impossible':
      return [`${messages.impossible(named(event, nameOf))} ${cite}`]
  }
}

const braced = (players: readonly NotedPlayer[]): string => `{ ${players.map((player) => player.notation).join(', ')} }`

const bracketLines = (event: BracketEvent, messages: Messages): readonly string[] => {
  const bracketed = (players: readonly NotedPlayer[]): string => `[${players.map((player) => player.notation).join(', ')}]`
  const players = [...(event.m0 > 0 ? [bracketed(event.movedDown)] : []), bracketed(event.residents)].join(' ')
  const [highest, lowest] = [event.residents[0]!.score, event.residents.at(-1)!.score]
  const points = messages.points(displayPoints(highest))
  return [
    '',
    `${messages.bracket(event.number, event.bracketKind, event.last)}, ${highest === lowest ? points : messages.andLess(points)}${messages.colon}${players}`,
    `  MaxPairs = ${event.maxPairs}, M0 = ${event.m0}, M1 = ${event.m1}, x = ${event.x}, z = ${event.z} ${messages.cite(event.articles)}`,
  ]
}

/** S1 and S2 as they first stand; MDPs that are paired make up S1 of the whole bracket. */
const subgroupText = ({ candidate }: CandidateEvent, note: (player: PlayerId) => string): string => {
  const group = (name: string, players: readonly PlayerId[]): string => `${name} = [${players.map(note).join(', ')}]`
  const mdps = candidate.pairs.slice(0, candidate.mdpSequence.length)
  if (mdps.length === 0) return `${group('S1', candidate.s1)}, ${group('S2', candidate.s2)}`
  const residents = [...mdps.map(([, resident]) => resident), ...candidate.s1, ...candidate.s2]
  return [
    group(
      'S1',
      mdps.map(([mdp]) => mdp),
    ),
    group('S2', residents),
    ...(candidate.limbo.length === 0 ? [] : [group('Limbo', candidate.limbo)]),
    ...(candidate.s1.length === 0 ? [] : [group('S1R', candidate.s1), group('S2R', candidate.s2)]),
  ].join(', ')
}

const pairText = ([a, b]: readonly [PlayerId, PlayerId], note: (player: PlayerId) => string): string => `${note(a)} – ${note(b)}`

const candidateText = ({ candidate }: CandidateEvent, note: (player: PlayerId) => string, { messages, last }: Context): string => {
  const pairs = candidate.pairs.map((pair) => pairText(pair, note))
  const down =
    candidate.downfloaters.length === 0 ? [] : [(last ? messages.getsBye : messages.floats)(candidate.downfloaters.map(note).join(', '))]
  return [...pairs, ...down].join('; ') || '–'
}

const illegalLines = (
  { candidate }: CandidateEvent,
  note: (player: PlayerId) => string,
  { messages, rulebook }: Context,
): readonly string[] =>
  candidate.illegal.map(
    ({ pair, obstacle }) =>
      `    ${messages.notLegal}${messages.colon}${pairText(pair, note)}, ${obstacleText(obstacle, rulebook, messages)}`,
  )

const chosenLines = (event: CandidateEvent, note: (player: PlayerId) => string, context: Context): readonly string[] => {
  const { messages, natural, rulebook } = context
  const { candidate } = event
  const verdict = event.natural
    ? candidate.pairs.length === 0
      ? context.failed
        ? messages.everybodyFloats
        : messages.nobodyPaired
      : messages.naturalIsChosen
    : event.betterBy !== null
      ? messages.betterBy(messages.criterion(rulebook, event.betterBy), event.betterBy)
      : messages.firstOfEquals
  const rows = [
    ...(natural === null ? [] : [{ label: messages.natural, candidate: natural.candidate }]),
    { label: messages.chosen, candidate },
  ]
  return [
    `  ${messages.chosen}${messages.colon}${candidateText(event, note, context)}`,
    ...(candidate.limbo.length === 0 ? [] : [`    ${messages.limbo(candidate.limbo.map(note).join(', '))}`]),
    `    ${verdict} ${messages.cite(event.articles)}`,
    ...cardTable(rows).map((line) => `    ${line}`),
  ]
}
