import { rulebooks } from '@zug/engine/pairing'
import { Argument, Command } from 'commander'
import { type Completed, completionScript, shells } from '../completion/script.ts'
import { exitCodes } from '../exit-codes.ts'
import { writeOut } from '../io/standard-output.ts'
import { commands } from './index.ts'
import { addExamples } from './options.ts'

export const configure = (command: Command): void => {
  command.addArgument(new Argument('<shell>', 'the shell it is for').choices(shells)).action(completion)
  addExamples(command, [
    ['source <(zug completion bash)', 'in ~/.bashrc'],
    [`zug completion zsh > "\${fpath[1]}/_zug"`, 'once, for zsh'],
    ['zug completion fish > ~/.config/fish/completions/zug.fish', 'once, for fish'],
  ])
}

const ids = rulebooks.map(({ id }) => id)

/** A command with its options and those under it, as each of them declares them to whoever runs it. Where one takes a rulebook, it says so by the word `id`. */
const completed = (command: Command, name: string, summary: string): Completed => {
  const options = command.options.map(({ long, short, description, argChoices, flags, required, optional }) => ({
    flag: long ?? short ?? '',
    description,
    takesValue: required || optional,
    choices: argChoices ?? (flags.endsWith('<id>') ? ids : []),
  }))
  const choices = [
    ...command.commands.map((each) => each.name()),
    ...command.registeredArguments.flatMap((argument) => argument.argChoices ?? (argument.name() === 'id' ? ids : [])),
  ]
  return {
    name,
    summary,
    options: [...options, { flag: '--help', description: 'show help', takesValue: false, choices: [] }],
    choices,
    commands: command.commands.map((each) => completed(each, each.name(), each.description())),
  }
}

const completion = async (shell: (typeof shells)[number]): Promise<void> => {
  const known = await Promise.all(
    commands.map(async ({ name, summary, load }) => {
      const command = new Command(name)
      ;(await load()).configure(command)
      return completed(command, name, summary)
    }),
  )
  writeOut(completionScript(shell, known))
  process.exitCode = exitCodes.done
}
