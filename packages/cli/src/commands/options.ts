import { parities, rulebookInForce, rulebooks } from '@zug/engine/pairing'
import { type Command, InvalidArgumentError, Option } from 'commander'

/** Options that several commands take, worded once. */
export const rulesOption = (): Option =>
  new Option(
    '--rules <id>',
    `rulebook (default: what the file says, else the edition in force when it starts, else ${rulebookInForce({})})`,
  )

/** CFC 602. */
export const variationOption = (): Option =>
  new Option(
    '--variation <number>',
    'variation of the CFC handbook, such as 624.1, or reading of 1998, such as A.7-games; several with commas, or given again',
  ).argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), ...value.split(',').map((one) => one.trim())])

/** What an organiser declares beforehand (C.04.1 1; CFC 624.2, 631.2 and 633.1 and the last round of others go by it). */
const roundsOption = (): Option =>
  new Option('--rounds <n>', 'number of rounds of the tournament, where the file does not say it or is to say another').argParser(
    wholeNumber,
  )

/** What the setting of this name may be, as its rulebook has it. */
const choicesOf = (name: string): readonly string[] => {
  const field = rulebooks.flatMap(({ settings }) => settings).find((one) => one.name === name)
  return field?.kind === 'choice' ? field.options : field?.kind === 'restriction' ? field.by : []
}

/** Settings that a file can also carry (docs/rules-2026.md, docs/cfc.md). */
export const addSettings = (command: Command): Command =>
  command
    .addOption(
      new Option('--acceleration <kind>', 'accelerate the first rounds (C.04.7), whatever the file says').choices([
        'baku',
        'baku-paired',
        'none',
      ]),
    )
    .addOption(new Option('--parity <kind>', 'whose number is odd or even for the initial colour (5.2.5)').choices(parities))
    .addOption(roundsOption())
    .addOption(variationOption())
    .addOption(
      new Option(
        '--excused <player>',
        'whose last default the director has excused (CFC 616), by number or name; may be given again',
      ).argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value]),
    )
    .option(
      '--seed <text>',
      'what lots are drawn from (CFC handbook, round robins, SSM); where there is none, pair and convert draw one and say it',
    )
    .option('--use-rating', 'ratings rank players whom WDL, SOS and GAM leave level (SSM A2)')
    .addOption(
      new Option(
        '--time-margin <points>',
        'lead that wins a game ended on the time limit, or none: such games are drawn (SSM A1)',
      ).argParser(margin),
    )
    .addOption(
      new Option('--apart <group>', 'keep players of one group apart in the first rounds (SSM B4)').choices(choicesOf('restricted')),
    )
    .addOption(new Option('--apart-rounds <n>', 'in so many rounds, but never in the last (SSM B4)').argParser(wholeNumber))
    .addOption(
      new Option('--apart-group <name>', 'only players of this group; may be given again (SSM B4)').argParser(
        (value: string, before: readonly string[] | undefined) => [...(before ?? []), value],
      ),
    )
    .addOption(
      new Option('--reading <reading>', 'how C3 to C8 are read (SSM; docs/ssm.md shows when they part)').choices(choicesOf('reading')),
    )
    .addOption(
      new Option('--remaining <how>', 'B5 of whoever remains of a bracket (SSM; default: asked by best)').choices(choicesOf('remaining')),
    )
    .addOption(
      new Option('--bye-priority <when>', 'bye of whoever can meet nobody (SSM C7; default: in the last bracket by best)').choices(
        choicesOf('byePriority'),
      ),
    )
    .addOption(new Option('--score <score>', 'what teams are paired and ranked by (C.04.6 1.2)').choices(choicesOf('primary')))
    .addOption(new Option('--secondary <use>', 'whether the other score is asked for colours (C.04.6 4.2.2)').choices(['colours', 'none']))
    .addOption(
      new Option('--preferences <type>', 'type of colour preferences of teams (C.04.6 1.7)').choices([...choicesOf('preferences'), 'none']),
    )
    .addOption(
      new Option('--match-points <values>', 'match points of a match won, drawn and lost, such as 3-1-0 (C.04.6)').argParser(values),
    )
    .addOption(
      new Option(
        '--bye-points <points>',
        'what the bye is worth: 2 in two-game matches (C.04.5 1.4), match and game points such as 1/2 to a team (C.04.6 1.4)',
      ).argParser(byePoints),
    )

export const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 to 9999 is needed.')
  return Number(text)
}

const margin = (text: string): number | 'none' => {
  if (text === 'none') return text
  if (!/^\d{1,4}([.,]\d)?$/.test(text)) throw new InvalidArgumentError('A number of points is needed, such as 3 or 2.5, or none.')
  return Number(text.replace(',', '.'))
}

const number = (text: string): number | null => (/^\d{1,3}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : null)

const values = (text: string): readonly [number, number, number] => {
  const [win = null, draw = null, loss = null, more] = text.split('-').map((one) => number(one.trim()))
  if (win === null || draw === null || loss === null || more !== undefined)
    throw new InvalidArgumentError('Three numbers of points are needed, such as 3-1-0.')
  return [win, draw, loss]
}

const byePoints = (text: string): readonly [number] | readonly [number, number] => {
  const [first = null, second, more] = text.split('/').map((one) => number(one.trim()))
  if (first === null || second === null || more !== undefined)
    throw new InvalidArgumentError('A number of points is needed, such as 1.5, or match and game points, such as 1/2.')
  return second === undefined ? [first] : [first, second]
}

/** Examples under a command's help, one a line: what to type, what it does. */
export const addExamples = (command: Command, examples: readonly (readonly [line: string, does: string])[]): Command => {
  const width = examples.reduce((most, [line]) => Math.max(most, line.length), 0)
  return command.addHelpText('after', `\nExamples:\n${examples.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n')}`)
}
