import { colours } from '@zug/engine/model'
import { type Command, Option } from 'commander'
import { type PairOptions, pair, pairFormats } from '../pair/pair.ts'
import { addExamples, addSettings, rulesOption, wholeNumber } from './options.ts'

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF, JSON, or a start list in CSV), - for standard input')
    .addOption(rulesOption())
    .option('--round <n>', 'pair round n from the rounds before it (default: the next round)', wholeNumber)
    .addOption(new Option('--format <format>', 'what to print').choices(pairFormats).default('table'))
    .addOption(
      new Option('--initial-colour <colour>', 'colour of the first player in round 1, when the file does not say').choices(colours),
    )
    .option('--record', 'write the round into the file as well, for zug result to enter its results')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .option('--certificate <file>', 'write the proof that this is the right round, for zug verify (FIDE Dutch 2017 and 2026, from a TRF)')
    .action(async (file: string, options: PairOptions) => {
      const { certificate } = options
      pair(file, options, certificate === undefined ? undefined : (await import('../certificate/beside.ts')).certificateBeside(certificate))
    })
  addSettings(command)
  addExamples(command, [
    ['zug pair open.trf', 'pair the next round and show the boards'],
    ['zug pair open.trf --round 3', 'pair round 3 again from rounds 1 and 2'],
    ['zug pair open.trf --record', 'the next round, written into the file as well'],
    ['zug pair open.trf --format pairs --out r4.txt', 'pair numbers for a tournament program'],
    ['zug pair open.trf --format json | jq .boards', 'boards with names, ratings and points'],
    ['zug pair open.trf --certificate r4.json', 'with the proof that it is the right round'],
    ['zug pair open.trf --rules cfc --variation 624.1 --seed Toronto', 'by the CFC handbook, odd men by colour'],
  ])
  command.addHelpText(
    'after',
    `
pairs: the number of lines, then "white black" a line in board order, the bye as "id 0".
json:  { kind, tournament, rulebook, round, boards: [{ board, white, black }], bye, notPaired }, every player as
       { id, number, name, title, rating, points }, number being the pairing number; with seed where lots are drawn from one; without colours also colourless: true, and white is the higher ranked; kind is "pairing", or "no-legal-pairing" with stuck and only, bye: true where nobody else may have it, and deadEnd: true where the steps, taken as they are written, do not come to the pairing there is (exit code 1).`,
  )
}
