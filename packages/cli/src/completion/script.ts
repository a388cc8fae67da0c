export const shells = ['bash', 'zsh', 'fish'] as const

type CompletedOption = {
  readonly flag: string
  readonly description: string
  readonly takesValue: boolean
  readonly choices: readonly string[]
}

/** A command as a shell completes it: its options, words that stand where others take a file, and the commands under it (`zug db restore`). */
export type Completed = {
  readonly name: string
  readonly summary: string
  readonly options: readonly CompletedOption[]
  readonly choices: readonly string[]
  readonly commands: readonly Completed[]
}

export const completionScript = (shell: (typeof shells)[number], commands: readonly Completed[]): string =>
  `${{ bash, zsh, fish }[shell](commands).join('\n')}\n`

/** Between single quotation marks; a shell has no way to write one there. */
const quoted = (text: string): string => `'${text.replaceAll("'", '’').replaceAll('\n', ' ')}'`

const names = (commands: readonly Completed[]): string => ['help', ...commands.map(({ name }) => name)].join(' ')

const hasCommands = ({ commands }: Completed): boolean => commands.length > 0

/** Every command with the words by which it is called: `pair`, `db`, `db restore`. */
const called = (commands: readonly Completed[]): readonly (readonly [words: string, command: Completed])[] =>
  commands.flatMap((command) => [
    [command.name, command] as const,
    ...command.commands.map((under) => [`${command.name} ${under.name}`, under] as const),
  ])

/** After an option its choices, or files; else the options of the command, the words it takes, and files. */
const bash = (commands: readonly Completed[]): readonly string[] => [
  '_zug() {',
  `  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"`,
  // A name of a file may have blanks.
  "  local IFS=$'\\n'",
  '  COMPREPLY=()',
  '  if [ "$COMP_CWORD" -eq 1 ]; then',
  `    COMPREPLY=($(IFS=" "; compgen -W "${names(commands)} --help --version" -- "$word") $(compgen -f -- "$word"))`,
  '    return',
  '  fi',
  ...commands
    .filter(hasCommands)
    .map(({ name }) => `  [ "$command" = ${name} ] && [ "$COMP_CWORD" -gt 2 ] && command="$command \${COMP_WORDS[2]}"`),
  '  case "$command:$before" in',
  ...called(commands).flatMap(([words, { options }]) =>
    options.flatMap(({ flag, choices }) =>
      choices.length === 0
        ? []
        : [`    '${words}:${flag}') COMPREPLY=($(IFS=" "; compgen -W "${choices.join(' ')}" -- "$word")); return ;;`],
    ),
  ),
  '  esac',
  '  case "$command" in',
  `    help) COMPREPLY=($(IFS=" "; compgen -W "${names(commands)}" -- "$word")) ;;`,
  ...called(commands).map(([words, { options, choices }]) => {
    const known = [...choices, ...options.map(({ flag }) => flag)].join(' ')
    const files = choices.length === 0 ? ' $(compgen -f -- "$word")' : ''
    return `    '${words}') COMPREPLY=($(IFS=" "; compgen -W "${known}" -- "$word")${files}) ;;`
  }),
  // As another engine is called: zug --dutch open.trf -p out.txt
  '    *) COMPREPLY=($(compgen -f -- "$word")) ;;',
  '  esac',
  '}',
  'complete -o filenames -F _zug zug',
]

const zshText = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', ';')

const zshArguments = ({ options, choices }: Completed): string => {
  const specs = options.map(({ flag, description, takesValue, choices: values }) => {
    const value = takesValue ? `:value:${values.length === 0 ? '_files' : `(${values.join(' ')})`}` : ''
    return quoted(`${flag}[${zshText(description)}]${value}`)
  })
  const rest = quoted(choices.length === 0 ? '*:file:_files' : `*:word:(${choices.join(' ')})`)
  return `_arguments ${[...specs, rest].join(' ')}`
}

const zshCommand = (command: Completed): readonly string[] => {
  const { name, commands } = command
  if (!hasCommands(command)) return [`    ${name}) shift words; (( CURRENT-- )); ${zshArguments(command)} ;;`]
  return [
    `    ${name}) shift words; (( CURRENT-- ))`,
    `      if (( CURRENT == 2 )); then ${zshArguments(command)}; return; fi`,
    '      case "$words[2]" in',
    ...commands.map((under) => `        ${under.name}) shift words; (( CURRENT-- )); ${zshArguments(under)} ;;`),
    '      esac ;;',
  ]
}

const zsh = (commands: readonly Completed[]): readonly string[] => [
  '#compdef zug',
  '_zug() {',
  '  if (( CURRENT == 2 )); then',
  '    local -a commands',
  `    commands=(${commands.map(({ name, summary }) => quoted(`${name}:${zshText(summary)}`)).join(' ')} 'help:show help for a command')`,
  "    _describe 'command' commands",
  '    _files',
  '    return',
  '  fi',
  '  case "$words[2]" in',
  `    help) _values command ${names(commands)} ;;`,
  ...commands.flatMap(zshCommand),
  '    *) _files ;;',
  '  esac',
  '}',
  // Found in a folder of functions the file is the function at its first call; read by `source` it is not.
  'if [[ "$funcstack[1]" == _zug ]]; then _zug "$@"; else compdef _zug zug; fi',
]

const fish = (commands: readonly Completed[]): readonly string[] => {
  const seen = (words: string): string => `__fish_seen_subcommand_from ${words}`
  const groups = commands.filter(hasCommands).map(({ name }) => name)
  /** `check` is a command, and one of `db` as well. */
  const asked = (name: string): string => (groups.includes(name) ? seen(name) : `not ${seen(groups.join(' '))}; and ${seen(name)}`)
  const told = (condition: string, { options, choices }: Completed): readonly string[] => [
    ...options.map(({ flag, description, takesValue, choices: values }) => {
      const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesValue ? ' -r' : ''
      const own = flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`
      return `complete -c zug -n ${quoted(condition)} ${own}${value} -d ${quoted(description)}`
    }),
    ...(choices.length === 0 ? [] : [`complete -c zug -n ${quoted(condition)} -f -a ${quoted(choices.join(' '))}`]),
  ]
  return [
    ...commands.map(({ name, summary }) => `complete -c zug -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`),
    `complete -c zug -n ${quoted(asked('help'))} -f -a ${quoted(names(commands))}`,
    ...commands.flatMap((command) => {
      const { name, choices, commands: under } = command
      if (!hasCommands(command)) return told(asked(name), command)
      return [
        ...told(`${asked(name)}; and not ${seen(choices.join(' '))}`, command),
        ...under.flatMap((each) => told(`${asked(name)}; and ${seen(each.name)}`, each)),
      ]
    }),
  ]
}
