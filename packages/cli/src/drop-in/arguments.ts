import { commands } from '../commands/index.ts'

/**
 * The arguments JaVaFo and bbpPairings take:
 *
 *     [-r] [--dutch] [IN] [-b] -p [OUT] [-l [LIST]]
 *     [-r] [--dutch] [IN] -c [ROUND] [-l [LIST]]
 *     [-r] [--dutch] (MODEL -g | -g [CONFIG or SEED]) [-b] -o OUT [-s SEED] [-l [LIST]]
 *
 * and `-r` alone, which names the program. bbpPairings has `--dutch` and `-s`; JaVaFo has `-b` (Baku acceleration), a round after `-c`, a seed in place of a
 * configuration, and `-w` and `-q [N]`, which choose how it searches and mean nothing here. IN may be left out for standard input.
 */
export type DropInRequest = {
  readonly release: boolean
  /** Whose form it is: rates of a configuration, and the dialect that is written. */
  readonly like: 'javafo' | 'bbp'
  readonly action:
    | { readonly kind: 'release' }
    | ({ readonly kind: 'pair'; readonly input: string; readonly output: string | null; readonly baku: boolean } & WithList)
    | ({ readonly kind: 'check'; readonly input: string; readonly round: number | null } & WithList)
    | ({
        readonly kind: 'generate'
        readonly model: string | null
        readonly config: string | null
        readonly seed: string | null
        readonly output: string
        readonly baku: boolean
      } & WithList)
}

/** `-l`: a name, or true for the name of the file with .list. */
type WithList = { readonly list: string | true | null }

/** None of our own commands begins like these. A bare file name is one of theirs when what to do with it follows. */
export const asksForDropIn = (argv: readonly string[]): boolean => {
  const [first] = argv
  if (first === undefined || first === 'help') return false
  if (/^(-r|-[pcg]|--dutch|--burstein|--dubov|--lim)$/.test(first)) return true
  return !first.startsWith('-') && !commands.some(({ name }) => name === first) && argv.some((argument) => /^-[pcg]$/.test(argument))
}

type Read = {
  release: boolean
  dutch: boolean
  baku: boolean
  action: 'p' | 'c' | 'g' | null
  input: string | null
  operand: string | null
  output: string | null
  seed: string | null
  list: string | true | null
}

/** null: not one of the accepted patterns. */
export const parseDropIn = (argv: readonly string[]): DropInRequest | null => {
  const read: Read = {
    release: false,
    dutch: false,
    baku: false,
    action: null,
    input: null,
    operand: null,
    output: null,
    seed: null,
    list: null,
  }
  const rest = [...argv]
  const operand = (): string | null => (rest[0] !== undefined && !/^-./.test(rest[0]) ? rest.shift()! : null)
  while (rest.length > 0) if (!readOne(rest.shift()!, operand, read)) return null
  return requestOf(read)
}

/** One option with what belongs to it; false when it is none or comes twice. */
const readOne = (argument: string, operand: () => string | null, read: Read): boolean => {
  switch (argument) {
    case '-r':
      read.release = true
      return true
    case '--dutch':
      read.dutch = true
      return true
    case '-b':
      read.baku = true
      return true
    case '-w':
      return true
    case '-q':
      operand()
      return true
    case '-p':
    case '-c':
    case '-g':
      if (read.action !== null) return false
      read.action = argument.slice(1) as Read['action']
      read.operand = operand()
      return true
    case '-o':
      read.output = operand()
      return read.output !== null
    case '-s':
      read.seed = operand()
      return read.seed !== null
    case '-l':
      read.list = operand() ?? true
      return true
    default:
      if (/^-./.test(argument) || read.input !== null) return false
      read.input = argument
      return true
  }
}

const requestOf = (read: Read): DropInRequest | null => {
  const { release, dutch, baku, input, operand, output, seed, list } = read
  const head = { release, like: dutch ? 'bbp' : 'javafo' } as const
  const generates = output !== null || seed !== null
  switch (read.action) {
    case null:
      return release && !dutch && input === null && list === null && !generates ? { ...head, action: { kind: 'release' } } : null
    case 'p':
      return generates ? null : { ...head, action: { kind: 'pair', input: input ?? '-', output: operand, baku, list } }
    case 'c': {
      if (generates || baku || (operand !== null && !/^[1-9]\d{0,2}$/.test(operand))) return null
      return { ...head, action: { kind: 'check', input: input ?? '-', round: operand === null ? null : Number(operand), list } }
    }
    case 'g': {
      if (output === null || (input !== null && operand !== null)) return null
      // JaVaFo: a configuration whose name is a number is a seed.
      const isSeed = operand !== null && /^\d{1,19}$/.test(operand)
      if (isSeed && seed !== null) return null
      const config = isSeed ? null : operand
      return { ...head, action: { kind: 'generate', model: input, config, seed: isSeed ? operand : seed, output, baku, list } }
    }
  }
}
