export const shells = ['bash', 'zsh', 'fish'] as const

type CompletedOption = {
  readonly flag: string
  readonly description: string
  readonly takesValue: boolean
  readonly choices: readonly string[]
}

/** A command as a shell completes it: its options, and words that stand where others take a file. */
export type Completed = {
  readonly name: string
  readonly summary: string
  readonly options: readonly CompletedOption[]
  readonly choices: readonly string[]
}

export const completionScript = (shell: (typeof shells)[number], commands: readonly Completed[]): string =>
  `${{ bash, zsh, fish }[shell](commands).join('\n')}\n`

/** Between single quotation marks; a shell has no way to write one there. */
const quoted = (text: string): string => `'${text.replaceAll("'", '’').replaceAll('\n', ' ')}'`

const names = (commands: readonly Completed[]): string => ['help', ...commands.map(({ name }) => name)].join(' ')

/** After an option its choices, or files; else the options of the command, the words it takes, and files. */
const bash = (commands: readonly Completed[]): readonly string[] => [
  '_zug() {',
  `  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"`,
  '  COMPREPLY=()',
  '  if [ "$COMP_CWORD" -eq 1 ]; then',
  `    COMPREPLY=($(compgen -W "${names(commands)} --help --version" -- "$word") $(compgen -f -- "$word"))`,
  '    return',
  '  fi',
  `  case "\${COMP_WORDS[1]}:$before" in`,
  ...commands.flatMap(({ name, options }) =>
    options.flatMap(({ flag, choices }) =>
      choices.length === 0 ? [] : [`    ${name}:${flag}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$word")); return ;;`],
    ),
  ),
  '  esac',
  `  case "\${COMP_WORDS[1]}" in`,
  `    help) COMPREPLY=($(compgen -W "${names(commands)}" -- "$word")) ;;`,
  ...commands.map(({ name, options, choices }) => {
    const words = [...choices, ...options.map(({ flag }) => flag)].join(' ')
    const files = choices.length === 0 ? ' $(compgen -f -- "$word")' : ''
    return `    ${name}) COMPREPLY=($(compgen -W "${words}" -- "$word")${files}) ;;`
  }),
  '  esac',
  '}',
  'complete -o filenames -F _zug zug',
]

const zshText = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', ';')

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
  ...commands.map(({ name, options, choices }) => {
    const specs = options.map(({ flag, description, takesValue, choices: values }) => {
      const value = takesValue ? `:value:${values.length === 0 ? '_files' : `(${values.join(' ')})`}` : ''
      return quoted(`${flag}[${zshText(description)}]${value}`)
    })
    const rest = quoted(choices.length === 0 ? '*:file:_files' : `*:word:(${choices.join(' ')})`)
    return `    ${name}) shift words; (( CURRENT-- )); _arguments ${[...specs, rest].join(' ')} ;;`
  }),
  '  esac',
  '}',
  // Found in a folder of functions the file is the function at its first call; read by `source` it is not.
  'if [[ "$funcstack[1]" == _zug ]]; then _zug "$@"; else compdef _zug zug; fi',
]

const fish = (commands: readonly Completed[]): readonly string[] => [
  ...commands.map(({ name, summary }) => `complete -c zug -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`),
  `complete -c zug -n '__fish_seen_subcommand_from help' -f -a ${quoted(names(commands))}`,
  ...commands.flatMap(({ name, options, choices }) => [
    ...options.map(({ flag, description, takesValue, choices: values }) => {
      const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesValue ? ' -r' : ''
      const own = flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`
      return `complete -c zug -n '__fish_seen_subcommand_from ${name}' ${own}${value} -d ${quoted(description)}`
    }),
    ...(choices.length === 0 ? [] : [`complete -c zug -n '__fish_seen_subcommand_from ${name}' -f -a ${quoted(choices.join(' '))}`]),
  ]),
]
