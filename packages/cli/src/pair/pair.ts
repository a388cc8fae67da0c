import { makePairs } from '@zug/engine/files'
import { type Colour, type PlayerId, playerId, roundsPaired, type Tournament } from '@zug/engine/model'
import { checkRound, type RoundPairing, rulebookById } from '@zug/engine/pairing'
import { issueText } from '@zug/messages/issues'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { type FileText, writeAllAtomically, writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { plain, styleFor } from '../terminal/style.ts'
import { withInitialColour } from '../tournament/initial-colour.ts'
import { type LoadedTournament, loadTournament, unwrap } from '../tournament/load.ts'
import { type RulesOptions, underRules } from '../tournament/under-rules.ts'
import { withRecordedRound } from '../tournament/with-round.ts'
import { refuseUnlessWritable, writtenBack } from '../tournament/write-back.ts'
import { chooseRound } from './choose-round.ts'
import { noLegalPairingProblem } from './no-legal-pairing.ts'
import { pairingJson } from './pairing-json.ts'
import { pairingTable } from './pairing-table.ts'
import { roundsGoneBy } from './rounds-gone-by.ts'

export const pairFormats = ['table', 'pairs', 'json'] as const

export type PairOptions = RulesOptions & {
  readonly round?: number
  readonly format: (typeof pairFormats)[number]
  readonly initialColour?: Colour
  readonly out?: string
  readonly record?: boolean
  readonly certificate?: string
}

const nobodyPlays = { code: 'round-gone-by', severity: 'warning' } as const

/** What was paired, with those who are paired as its players. */
export type Paired = { readonly tournament: Tournament; readonly answer: RoundPairing }

/** The same, with the file it was read from and the event it was made of. */
export type PairedFile = Paired & { readonly loaded: LoadedTournament; readonly event: Tournament }

/** `beside`: files that go with the pairing; they are written with it or not at all. */
export const pair = (file: string, options: PairOptions, beside: (paired: PairedFile) => readonly FileText[] = () => []): Paired => {
  const loaded = unwrap(loadTournament(file, options.rules))
  writeErrorLines(loaded.warnings.map((warning) => issueLine(loaded.name, warning)))
  const { round: asked } = options
  const declared = unwrap(
    underRules(loaded, {
      ...options,
      lots: (paired) => (asked === undefined || asked > paired ? (options.record && loaded.format === 'json' ? 'keep' : 'draw') : 'say'),
    }),
  )
  const gone = asked === undefined ? roundsGoneBy(declared.event, declared.rulebook) : { event: declared.event, rounds: [] }
  const under = { ...declared, event: gone.event }
  const { rulebook } = under
  if (options.record) refuseUnlessWritable(file, loaded)
  const round = unwrap(chooseRound(loaded.name, under, options.round))
  const { event, notes } = withInitialColour(loaded.name, under, options.initialColour)
  const byes = gone.rounds.map((each) =>
    issueLine(loaded.name, { ...nobodyPlays, message: `Everybody has a bye in round ${each}, which goes by without a game.` }),
  )
  writeErrorLines([...under.notes, ...byes, ...notes, ...rulebook.warnings(event, round).map((warning) => issueLine(loaded.name, warning))])

  const tournament = rulebook.entrants(event)
  if (loaded.format === 'json') writeErrorLines(openGames(loaded.name, tournament, round))
  const answer = rulebook.pairRound(event, round)
  const out = options.out ?? dash
  if (answer.kind === 'no-legal-pairing') {
    if (options.format === 'json') writeAtomically(out, pairingJson(tournament, answer))
    throw new Failure(noLegalPairingProblem(loaded.name, tournament, answer))
  }
  const { violations } = checkRound(event, round, answer, rulebook.id, { legalityOnly: true })
  const broken = violations.filter(({ severity }) => severity === 'error')
  if (broken.length > 0) {
    const why = broken.map((violation) => issueText(violation)).join('; ')
    // What the tables have left cannot be played after these rounds: it is the record that is not theirs.
    if (rulebook.traits.drawnFrom === 'tables') {
      const article = broken[0]?.article
      const message = `The tables do not go on from these rounds: ${why} in round ${round}. Was this a round robin?`
      throw new Failure({
        exitCode: exitCodes.badInput,
        lines: [issueLine(loaded.name, { code: 'not-by-the-tables', message, ...(article === undefined ? {} : { article }) })],
      })
    }
    throw new Error(`the referee refuses the pairing of round ${round}: ${why}`)
  }
  const recorded = options.record ? recordedRound(file, loaded, event, answer) : []
  writeAllAtomically([
    ...recorded,
    ...beside({ tournament, answer, loaded, event }),
    [out, render(tournament, answer, options.format, out === dash, loaded.format === 'trf')],
  ])
  process.exitCode = exitCodes.done
  return { tournament, answer }
}

/** The boards and the bye by pairing numbers, as everything else shows them. A program that wrote a TRF knows its players by the numbers there. */
const underNumbers = ({ players }: Tournament, { boards, bye }: RoundPairing): Parameters<typeof makePairs> => {
  const numbers = new Map(players.map(({ id, pairingNumber }) => [id, playerId(pairingNumber)]))
  const of = (id: PlayerId): PlayerId => numbers.get(id) ?? id
  return [boards.map(({ white, black }) => ({ white: of(white), black: of(black) })), bye === null ? null : of(bye)]
}

/** Games before the round that have no result; of a TRF its reader says so. */
const openGames = (name: string, { players }: Tournament, round: number): readonly string[] => {
  const open = players.flatMap(({ outcomes }) =>
    outcomes.slice(0, round - 1).filter(({ kind, ...rest }) => kind === 'game' && 'result' in rest && rest.result === 'adjourned'),
  )
  const message = `${open.length / 2} ${open.length === 2 ? 'game has' : 'games have'} no result, and count as drawn for the pairing unless the rules say otherwise.`
  return open.length === 0 ? [] : [issueLine(name, { code: 'result-missing', severity: 'warning', message })]
}

/** The file with the round in it, and with all that was announced, so that nothing of it has to be said again. */
const recordedRound = (path: string, loaded: LoadedTournament, event: Tournament, answer: RoundPairing): readonly FileText[] => {
  const paired = roundsPaired(rulebookById(answer.rulebook).entrants(event))
  if (answer.round !== paired + 1)
    throw new Failure(
      badRequest(loaded.name, 'round-recorded', `Round ${answer.round} cannot be recorded: the next round is ${paired + 1}.`),
    )
  const sheet = { boards: answer.boards.map((board) => ({ ...board, coloursKnown: true })), byes: answer.bye === null ? [] : [answer.bye] }
  const { file, issues } = writtenBack(path, loaded, withRecordedRound(event, answer.round, sheet))
  writeErrorLines(issues.map((issue) => issueLine(loaded.name, issue)))
  return [file]
}

const render = (
  tournament: Tournament,
  pairing: RoundPairing,
  format: PairOptions['format'],
  onTerminal: boolean,
  ownNumbers: boolean,
): string => {
  switch (format) {
    case 'pairs':
      return makePairs(...(ownNumbers ? ([pairing.boards, pairing.bye] as const) : underNumbers(tournament, pairing)))
    case 'json':
      return pairingJson(tournament, pairing)
    case 'table':
      return pairingTable(tournament, pairing, {
        style: onTerminal ? styleFor(process.stdout) : plain,
        columns: onTerminal && process.stdout.isTTY ? process.stdout.columns : null,
      })
  }
}
