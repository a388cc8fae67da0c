import { Command, CommanderError } from 'commander'
import { type CommandEntry, commands } from './commands/index.ts'
import { exitCodes } from './exit-codes.ts'
import { watchStandardOutput } from './io/standard-output.ts'
import { hasDesk } from './release/has-desk.ts'
import { version } from './release/version.ts'

/** The command the arguments ask for or about (`zug pair ...`, `zug help pair`); null for the overview. */
const chosen = (argv: readonly string[]): CommandEntry | null => {
  const name = argv[0] === 'help' ? argv[1] : argv[0]
  return commands.find((command) => command.name === name) ?? null
}

/** Only the chosen command is loaded; the others are known by name and summary. */
const buildProgram = async (argv: readonly string[]): Promise<Command> => {
  const entry = chosen(argv)
  const usages = new Map(commands.map(({ name, usage }) => [name, usage]))
  const program = new Command('zug')
    .description('Exact Swiss-system pairings.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${usages.get(command.name()) ?? '[COMMAND]'}`.trimEnd() })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'zug: ')) })
    .exitOverride()
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      `
Examples:
  zug pair open.trf                          pair the next round
  zug check results/ --rules fide-dutch-2017 check every round of every tournament in a folder
  zug help pair                              all about one command

In place of JaVaFo or bbpPairings, with their arguments, output and exit codes:
  zug [-r] [--dutch] IN -p [OUT] [-l [LIST]]                     pair the next round
  zug [-r] [--dutch] IN -c [-l [LIST]]                           check the recorded rounds
  zug [-r] [--dutch] (MODEL -g | -g [CONFIG]) -o OUT [-s SEED]   write a random tournament

Exit codes: 0 done, 1 no legal pairing exists, 2 internal error, 3 bad input or request, 4 too large,
            5 file access, 6 check found discrepancies or wrong standings`,
    )
  // The others are for the overview.
  const desk = entry !== null || hasDesk()
  for (const { name, summary, ofDesk, load } of entry === null ? commands : [entry]) {
    const command = program
      .command(name, { hidden: ofDesk === true && !desk })
      .description(summary)
      .helpOption('-h, --help', 'show help')
    command.showHelpAfterError(`(zug ${name} --help shows what it takes)`)
    if (name === entry?.name) (await load()).configure(command)
  }
  return program
}

/** Runs the command line; throws what the command throws. Help and version are answers, everything else commander objects to is a bad request. */
export const runProgram = async (argv: readonly string[]): Promise<void> => {
  watchStandardOutput()
  const program = await buildProgram(argv)
  // Help about a command that does not exist is a slip of the pen, not a wish for the overview.
  const asked = argv[0] === 'help' && argv[1] !== undefined && chosen(argv) === null ? argv.slice(1) : argv
  try {
    await program.parseAsync(asked, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.badInput
  }
}
