import type { BracketEvent, CandidateEvent, Explanation, ExplanationEvent, NotedPlayer } from '@zug/engine/explain'
import type { PlayerId } from '@zug/engine/model'
import { displayPoints } from '@zug/engine/model'
import { obstacleRuns } from './obstacle-text.ts'
import { cite, inRow, joined, nameRun, plainText, type Runs, say, together, type Words } from './runs.ts'
import { type NameOf, type Speech, speechOf, stuckNames } from './speech.ts'
import { cardTable } from './values.ts'
import type { Messages } from './words/messages.ts'

/** The whole round in plain lines, headings flush left, everything else indented. */
export const explanationText = (explanation: Explanation, nameOf: NameOf, messages: Messages): string =>
  `${explanationLines(explanation, nameOf, messages).map(plainText).join('\n')}\n`

/** The same as runs, for a page: names and articles can be links. */
export const explanationLines = (explanation: Explanation, nameOf: NameOf, messages: Messages): readonly Runs[] => {
  const lines: Runs[] = [say`${messages.round(explanation.round, explanation.rulebook)}`, []]
  const field = explanation.events.flatMap((event) => (event.kind === 'field' ? event.scoregroups : []))
  const notation = new Map(field.flatMap(({ players }) => players.map((player) => [player.player, player.notation] as const)))
  const context: Context = {
    ...speechOf(explanation.rulebook, messages, nameOf),
    note: (player) => nameRun(player, notation.get(player) ?? String(player)),
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
    lines.push(...eventLines(event, context).map((line) => together([line])))
    if (event.kind === 'failed-candidate') context.failed = true
    if (event.kind === 'natural-candidate') context.natural = event
    if (event.kind === 'chosen-candidate') context.natural = null
    if (event.kind === 'colours') context.colours = true
  }
  return lines
}

type Context = Speech & {
  /** A player in the notation of the handbook. */
  readonly note: (player: PlayerId) => Runs
  natural: CandidateEvent | null
  /** Is the bracket at hand the last one, whose unpaired player gets the bye? */
  last: boolean
  penultimate: boolean
  /** Was a candidate of the bracket given up because the round could not be completed with it? */
  failed: boolean
  /** Has the heading of the colours been written? */
  colours: boolean
}

const eventLines = (event: ExplanationEvent, context: Context): readonly Words[] => {
  const { messages, name, note } = context
  const cited = cite(event.articles)
  switch (event.kind) {
    case 'field':
      return [
        say`${messages.scoregroups} ${cited}`,
        ...event.scoregroups.map(({ score, players }) => say`  ${displayPoints(score).padStart(4)}  { ${noted(players)} }`),
      ]
    case 'bracket':
      return bracketLines(event, context)
    case 'natural-candidate':
      return [
        say`  ${subgroups(event, context)} ${cited}`,
        say`  ${messages.natural}${messages.colon}${candidateRuns(event, context)}`,
        ...event.candidate.illegal.map(
          ({ pair, obstacle }) =>
            say`    ${messages.notLegal}${messages.colon}${pairRuns(pair, context)}, ${obstacleRuns(obstacle, context)}`,
        ),
      ]
    case 'incompatible':
      return [
        say`  ${messages.notAllPaired(event.players.map(note), event.only.map(note))} ${cited}`,
        ...event.obstacles.map(
          ({ pair, obstacle }) => say`    ${pairRuns(pair, context)}${messages.colon}${obstacleRuns(obstacle, context)}`,
        ),
      ]
    case 'failed-candidate':
      return [
        say`  ${messages.failed}${messages.colon}${candidateRuns(event, context)} ${cited}`,
        ...cardTable([{ label: messages.failed, candidate: event.candidate }]).map((line) => `    ${line}`),
      ]
    case 'exchange': {
      const why = messages.withoutExchange(obstacleRuns(event.obstacle, context))
      return [say`  ${messages.exchanged(inRow(event.down.map(note)), inRow(event.up.map(note)))} ${cited}${messages.colon}${why}`]
    }
    case 'passed-over':
      return [say`  ${messages.passedOver(note(event.player), note(event.opponent), obstacleRuns(event.obstacle, context))}`]
    case 'chosen-candidate':
      return chosenLines(event, context)
    case 'completion':
      if (event.completed) return [say`  ${messages.completed(event.rest.length)} ${cited}`]
      return [
        say`  ${event.stuck.length === 0 && !event.bye ? messages.byeTooHigh : messages.notCompleted(stuckNames(event, note))} ${cited}`,
        say`  ${messages.pairedAgain(context.penultimate)}`,
      ]
    case 'colours': {
      const { white, black } = event
      const both = say`${name(white.player)} (${white.notation}) – ${name(black.player)} (${black.notation})`
      return [...(context.colours ? [] : ['', messages.colours]), say`  ${both} ${cited}`]
    }
    case 'bye':
      return [
        say`  ${messages.bye(name(event.player))} ${cited}`,
        ...event.barred.map(({ player, obstacle }) => say`  ${messages.byeBarred(name(player), obstacleRuns(obstacle, context))}`),
      ]
    case 'impossible':
      return [say`${messages.impossible(stuckNames(event, name))} ${cited}`]
  }
}

const noted = (players: readonly NotedPlayer[]): Runs => inRow(players.map(({ player, notation }) => nameRun(player, notation)))

const bracketLines = (event: BracketEvent, { messages, score }: Context): readonly Words[] => {
  const bracketed = (players: readonly NotedPlayer[]): Runs => say`[${noted(players)}]`
  const players = joined([...(event.m0 > 0 ? [bracketed(event.movedDown)] : []), bracketed(event.residents)], ' ')
  const [highest, lowest] = [event.residents[0]!.score, event.residents.at(-1)!.score]
  const points = highest === lowest ? messages.points(score(highest)) : messages.andLess(score(highest))
  return [
    '',
    say`${messages.bracket(event.number, event.bracketKind, event.last)}, ${points}${messages.colon}${players}`,
    say`  MaxPairs = ${event.maxPairs}, M0 = ${event.m0}, M1 = ${event.m1}, x = ${event.x}, z = ${event.z} ${cite(event.articles)}`,
  ]
}

/** S1 and S2 as they first stand; MDPs that are paired make up S1 of the whole bracket. */
const subgroups = ({ candidate }: CandidateEvent, { note }: Context): Runs => {
  const group = (label: string, players: readonly PlayerId[]): Runs => say`${label} = [${inRow(players.map(note))}]`
  const mdps = candidate.pairs.slice(0, candidate.mdpSequence.length)
  if (mdps.length === 0) return say`${group('S1', candidate.s1)}, ${group('S2', candidate.s2)}`
  const movedDown = mdps.map(([mdp]) => mdp)
  const residents = [...mdps.map(([, resident]) => resident), ...candidate.s1, ...candidate.s2]
  const limbo = candidate.limbo.length === 0 ? [] : [group('Limbo', candidate.limbo)]
  const remainder = candidate.s1.length === 0 ? [] : [group('S1R', candidate.s1), group('S2R', candidate.s2)]
  return joined([group('S1', movedDown), group('S2', residents), ...limbo, ...remainder], ', ')
}

const pairRuns = ([a, b]: readonly [PlayerId, PlayerId], { note }: Context): Runs => say`${note(a)} – ${note(b)}`

const candidateRuns = ({ candidate }: CandidateEvent, context: Context): Words => {
  const { messages, last, note } = context
  const floaters = inRow(candidate.downfloaters.map(note))
  const down = floaters.length === 0 ? [] : [(last ? messages.getsBye : messages.floats)(floaters)]
  const parts = [...candidate.pairs.map((pair) => pairRuns(pair, context)), ...down]
  return parts.length === 0 ? '–' : joined(parts, '; ')
}

const chosenLines = (event: CandidateEvent, context: Context): readonly Words[] => {
  const { messages, natural, note } = context
  const { candidate } = event
  const rows = [
    ...(natural === null ? [] : [{ label: messages.natural, candidate: natural.candidate }]),
    { label: messages.chosen, candidate },
  ]
  return [
    say`  ${messages.chosen}${messages.colon}${candidateRuns(event, context)}`,
    ...(candidate.limbo.length === 0 ? [] : [say`    ${messages.limbo(inRow(candidate.limbo.map(note)))}`]),
    say`    ${verdict(event, context)} ${cite(event.articles)}`,
    ...cardTable(rows).map((line) => `    ${line}`),
  ]
}

const verdict = ({ natural, betterBy, candidate }: CandidateEvent, { messages, rulebook, failed }: Context): Words => {
  if (!natural) return betterBy === null ? messages.firstOfEquals : messages.betterBy(messages.criterion(rulebook, betterBy), betterBy)
  if (candidate.pairs.length > 0) return messages.naturalIsChosen
  return failed ? messages.everybodyFloats : messages.nobodyPaired
}
