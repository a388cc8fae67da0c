import { roundNumber, roundsPaired } from '@zug/engine/model'
import { isColourless, type PairingSystem } from '@zug/engine/pairing'
import type { Command } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { decodeText } from '../io/decode-text.ts'
import { dash, displayName, readBytes } from '../io/read-bytes.ts'
import { writeErrorLines, writeOut } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine, type OwnIssue, problemOf } from '../issue-lines.ts'
import { numberedBoards } from '../result/boards.ts'
import { enterResults } from '../result/enter.ts'
import { type Entry, readEntries, readEntry } from '../result/entry.ts'
import { nameIn, resultOf, resultsList } from '../result/list-text.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { type RulesOptions, underRules } from '../tournament/under-rules.ts'
import { refuseUnlessWritable, writtenBack } from '../tournament/write-back.ts'
import { addExamples, rulesOption, wholeNumber } from './options.ts'

type ResultOptions = Pick<RulesOptions, 'rules'> & { readonly replace?: boolean }

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF or JSON), written whole or not at all')
    .argument('<round>', 'a round that the file has', wholeNumber)
    .argument('[board]', 'number of the board, as zug pair prints it; - for a list on standard input, "1 1-0" a line')
    .argument('[result...]', 'its result; of a team match those of its boards from the top')
    .addOption(rulesOption())
    .option('--replace', 'put the result in place of another one')
    // -+ is a result, not an option.
    .allowUnknownOption()
    .action((file: string, round: number, board: string | undefined, results: readonly string[], options: ResultOptions) => {
      result(file, round, board, results.join(' '), options)
    })
  addExamples(command, [
    ['zug pair open.json --record', 'pair the next round and write it into the file'],
    ['zug result open.json 3', 'the boards of round 3 and their results'],
    ['zug result open.json 3 1 1-0', 'White has won on board 1'],
    ['zug result open.json 3 2 1/2-1/2 --replace', 'a correction'],
    ['zug result open.json 3 - < results.txt', 'a list, all of it or nothing'],
    ['zug result league.json 2 1 1-0 = 0-1 +-', 'a team match, board by board'],
    ['zug result double.json 2 1 1-0 =', 'a match of two games (C.04.5), the first and the second'],
    ['zug result wargames.json 1 4 14-9t', 'scores of the game (SSM), at the time limit'],
  ])
  command.addHelpText(
    'after',
    `
Results: 1-0 0-1 1/2-1/2 (½-½ =); +- -+ -- or 1F-0F 0F-1F 0F-0F where somebody did not come; * for a game without a result;
W-L D-D L-W for a game of less than a move; ½-0 0-½ 0-0 for a penalty. Before -+ and -- say nothing that begins with a dash.
Those of a team match are said from the side of the team that stands first, on every board. Members sit as the file has
them. So are the two games of a match (C.04.5); +- or -+ alone forfeits it whole. Under SSM a result is the scores of the game, White's (the higher ranked player's) first.
A list has a board a line; a line that begins with # is passed over. A round that the file does not have is written into it
by zug pair --record. A result that comes after the next round was paired is kept beside what that round was paired from.`,
  )
}

const result = (path: string, number: number, board: string | undefined, text: string, options: ResultOptions): void => {
  const loaded = unwrap(loadTournament(path, options.rules))
  refuseUnlessWritable(path, loaded)
  const { name } = loaded
  const under = unwrap(underRules(loaded, options))
  const { rulebook } = under
  const paired = roundsPaired(rulebook.entrants(under.event))
  if (number > paired)
    throw new Failure(
      badRequest(
        name,
        'round-not-paired',
        `The file has ${paired} ${paired === 1 ? 'round' : 'rounds'}, and no round ${number}. zug pair --record writes the next one into it.`,
      ),
    )
  const round = roundNumber(number)
  const { boards, asPaired } = numberedBoards(under, round)
  const note = `Round ${number} is not as ${rulebook.id} pairs it: its boards are numbered by scores. See them by zug result ${name} ${number}.`
  const notes: readonly OwnIssue[] = asPaired ? [] : [{ code: 'boards-numbered', severity: 'warning', message: note }]
  // That a game has no result yet is why results are entered.
  const warnings = loaded.warnings.filter(({ code }) => code !== 'result-missing')
  writeErrorLines([...warnings, ...notes].map((issue) => issueLine(name, issue)))
  process.exitCode = exitCodes.done
  if (board === undefined) {
    writeOut(
      `${resultsList({ event: under.event, entrants: rulebook.entrants(under.event), round, boards, colourless: isColourless(under.event) }).join('\n')}\n`,
    )
    return
  }
  const entered = enterResults(under, round, boards, entriesOf(name, board, text, rulebook), options.replace === true)
  if (!entered.ok) throw new Failure(problemOf(board === dash ? displayName(dash) : name, entered.error))
  const { event, changed } = entered.value
  if (changed.length > 0) {
    const { file, issues } = writtenBack(path, loaded, event)
    writeAtomically(...file)
    writeErrorLines(issues.map((issue) => issueLine(name, issue)))
  }
  const entrants = rulebook.entrants(event)
  const lines = boards.flatMap((each, at) =>
    changed.includes(at + 1)
      ? [`${number}.${at + 1}  ${nameIn(entrants, each.white)}  ${resultOf(event, each, round)}  ${nameIn(entrants, each.black)}`]
      : [],
  )
  const open = boards.filter((each) => resultOf(event, each, round).includes('*')).length
  writeOut(`${[...lines, `Round ${number}: ${changed.length} entered, ${open} of ${boards.length} boards without a result.`].join('\n')}\n`)
}

/** One board, or a list of them from standard input. */
const entriesOf = (name: string, board: string, text: string, rulebook: PairingSystem): readonly Entry[] => {
  if (board === dash) {
    const list = readEntries(decodeText(unwrap(readBytes(dash))).text, rulebook)
    if (list.ok) return list.value
    throw new Failure(problemOf(displayName(dash), list.error))
  }
  if (!/^\d{1,5}$/.test(board))
    throw new Failure(badRequest(name, 'board-malformed', `A board is a number, or - for a list; not "${board}".`))
  if (text === '') throw new Failure(badRequest(name, 'no-results', `Say the result of board ${board} behind it.`))
  const one = readEntry(Number(board), text, 1, rulebook)
  if (one.ok) return [one.value]
  throw new Failure(problemOf(name, one.error))
}
