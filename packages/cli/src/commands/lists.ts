import { listIssueText, listWords } from '@zug/messages/lists/words'
import { type Command, Option } from 'commander'
import { dataOption, loadDesk, placeHelp, type Where } from '../desk/place.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'
import { writeErrorLines, writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { entryLines, listLines } from '../lists/lines.ts'
import { mappingOf } from '../lists/mapping-option.ts'
import { progressLine } from '../lists/progress-line.ts'
import { addExamples } from './options.ts'

type Desk = typeof import('@zug/server/lists')
type Lists = import('@zug/server/lists').RatingLists

type ImportOptions = Where & {
  readonly name?: string
  readonly month?: string
  readonly map?: string
  readonly federation?: string
  readonly smaller?: true
}

export const configure = (command: Command): void => {
  command.usage('<command>')
  command.helpCommand(false)
  const takes: Readonly<Record<string, string>> = { import: 'FILE', find: 'WORDS...', remove: 'NAME' }
  command.configureHelp({ subcommandTerm: (subcommand) => `${subcommand.name()} ${takes[subcommand.name()] ?? ''}` })
  const placed = (subcommand: Command): Command => subcommand.option('--database <place>', placeHelp).addOption(dataOption())
  placed(command.command('import'))
    .description("read FIDE's list (text or XML, zipped or not), or a national one (CSV, XLSX, TRF)")
    .argument('<file>', 'the list, or the address (http or https) where it is given out')
    .option('--name <name>', 'what a national list is called, such as DSB or CFC')
    .option('--month <YYYY-MM>', 'the month it is for, where the file does not say')
    .option('--map <field=heading,...>', 'columns of a national list; kept for the next one of this name')
    .option('--federation <code>', 'of everybody in a national list without such a column')
    .option('--smaller', 'also if it has less than half of the entries of the list in use')
    .action(take)
  placed(command.command('show')).description('the lists that are there').action(show)
  placed(command.command('find'))
    .description('players by name in any order and spelling, number, federation, year of birth')
    .argument('<words...>', 'what is known of the player')
    .option('--list <name>', 'in this list only')
    .option('--most <number>', 'so many answers at most', '10')
    .addOption(new Option('--format <format>', 'how to print').choices(['table', 'json']).default('table'))
    .action(find)
  placed(command.command('remove')).description('forget a list').argument('<name>', 'its name').action(remove)
  addExamples(command, [
    ['zug lists import players_list_foa.zip', "FIDE's list, searched by the desk from now on"],
    ['zug lists import rating.csv --name CFC --map id=CFC#,rating=Rating --federation CAN', 'a national one'],
    ['zug lists find carlsen m', 'whoever fits, the strongest first'],
    ['zug lists find müller 1990 ger', 'with year of birth and federation'],
  ])
}

const take = (file: string, options: ImportOptions): Promise<void> =>
  withLists(file, options, async (desk, _, place) => {
    const { name = null, month = null, map, federation = '' } = options
    if (month !== null && !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
      throw new Failure(badRequest('zug', 'month-malformed', `--month ${month}: a month is written 2026-10.`))
    const mapping = mappingOf(desk.listFields, map, federation)
    const line = progressLine()
    const wanted = { name, month, mapping, smaller: options.smaller ?? false, now: new Date().toISOString() }
    const read = (from: { readonly path: string; readonly file: string }) =>
      desk.runImport(place, { ...from, ...wanted }, { progress: line.show }).finally(line.clear)
    const info = desk.isAddress(file) ? await desk.withFetched(file, read) : await read({ path: file, file })
    writeOut(`${listWords.en.taken(info).replaceAll('\u00a0', ' ')}\n`)
    if (info.mapping !== null) {
      const columns = Object.entries(info.mapping.columns).map(([field, heading]) => `${field}=${heading}`)
      writeErrorLines([`zug: columns read: ${columns.join(', ')} (--map says otherwise)`])
    }
  })

const show = (options: Where): Promise<void> =>
  withLists('zug', options, async (_, lists) => {
    const all = await lists.lists()
    writeOut(`${(all.length === 0 ? [listWords.en.none] : listLines(all)).join('\n')}\n`)
  })

type FindOptions = Where & { readonly list?: string; readonly most: string; readonly format: 'table' | 'json' }

const find = (words: readonly string[], options: FindOptions): Promise<void> =>
  withLists('zug', options, async (_, lists) => {
    const most = Number(options.most)
    if (!Number.isInteger(most) || most < 1 || most > 1000)
      throw new Failure(badRequest('zug', 'number-malformed', `--most ${options.most}: a whole number from 1 to 1000.`))
    if ((await lists.lists()).length === 0)
      throw new Failure(badRequest('zug', 'list-missing', `${listWords.en.none} See: zug lists import`))
    const found = await lists.find(words.join(' '), { list: options.list, most })
    if (options.format === 'json') writeOut(`${JSON.stringify({ found }, null, 2)}\n`)
    else if (found.length > 0) writeOut(`${entryLines(found).join('\n')}\n`)
    if (found.length === 0) writeErrorLines(['zug: nobody was found'])
  })

const remove = (name: string, options: Where): Promise<void> =>
  withLists('zug', options, async (_, lists) => {
    if (!(await lists.remove(name))) throw new Failure(badRequest('zug', 'list-missing', `There is no list ${name}.`))
  })

/** The option that answers a refusal. */
const remedies: Readonly<Record<string, string>> = {
  'list-columns-missing': '--map field=heading',
  'list-name-missing': '--name',
  'list-shrunk': '--smaller',
}

/** `file` is what a fault of the file system is about. */
const withLists = async (
  file: string,
  { database, data }: Where,
  work: (desk: Desk, lists: Lists, place: string) => Promise<void>,
): Promise<void> => {
  const desk = await loadDesk('lists', () => import('@zug/server/lists'))
  const place = database ?? data ?? process.env.ZUG_DATABASE ?? '.zug'
  let lists: Lists | null = null
  try {
    lists = await desk.openLists(place)
    await work(desk, lists, place)
    process.exitCode = exitCodes.done
  } catch (error) {
    if (error instanceof desk.ListError) {
      const line = 'line' in error.issue ? { line: error.issue.line } : {}
      const how = remedies[error.issue.code]
      throw new Failure(badRequest(file, error.issue.code, `${listIssueText(error.issue)}${how === undefined ? '' : ` (${how})`}`, line))
    }
    if (error instanceof desk.StorageError) throw new Failure(badRequest('zug', error.code, error.message))
    if (isFileError(error)) throw new Failure(fileProblem(file, error))
    throw error
  } finally {
    await lists?.close()
  }
}
