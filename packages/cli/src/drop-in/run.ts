import { checkListsText, checkListText } from '../check-list/check-list-text.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash, displayName } from '../io/read-bytes.ts'
import { writeOut } from '../io/standard-output.ts'
import { writeAllAtomically } from '../io/write-atomically.ts'
import { pair } from '../pair/pair.ts'
import { version } from '../release/version.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { underRules } from '../tournament/under-rules.ts'
import { type DropInRequest, parseDropIn } from './arguments.ts'
import { besideInput, listName, nameOf } from './file-names.ts'

const usage = [
  'zug: usage of the drop-in mode:',
  '  zug [-r] [--dutch] [IN] [-b] -p [OUT] [-l [LIST]]',
  '  zug [-r] [--dutch] [IN] -c [ROUND] [-l [LIST]]',
  '  zug [-r] [--dutch] (MODEL -g | -g [CONFIG]) [-b] -o OUT [-s SEED] [-l [LIST]]',
  '  zug -r',
]

/** Runs what another engine was called for. The rulebook is what the file says, else the edition in force now, whenever the tournament started: the other engines know one. */
export const runDropIn = async (argv: readonly string[]): Promise<void> => {
  const request = parseDropIn(argv)
  if (request === null) throw new Failure({ exitCode: exitCodes.badInput, lines: usage })
  if (request.release) writeOut(`Zug ${version()}\n`)
  const { action } = request
  switch (action.kind) {
    case 'release':
      return
    case 'pair':
      pairNext(action, request.like)
      return
    case 'check':
      await checkRecorded(action, request.like)
      return
    case 'generate':
      ;(await import('./generate.ts')).dropInGenerate(action, request.like)
  }
}

type Action<Kind> = Extract<DropInRequest['action'], { kind: Kind }>

const pairNext = ({ input, output, baku, list }: Action<'pair'>, like: DropInRequest['like']): void => {
  const options = {
    format: 'pairs',
    today: true,
    ...(output === null ? {} : { out: besideInput(input, output) }),
    ...(baku ? { acceleration: 'baku' as const } : {}),
  } as const
  pair(input, options, ({ tournament, answer }) =>
    list === null ? [] : [[listName(input, list), checkListText(displayName(input), tournament, answer, like)]],
  )
}

/** Those programs end with 0 whatever the check finds; only a file that cannot be checked is a failure. */
const checkRecorded = async ({ input, round, list }: Action<'check'>, like: DropInRequest['like']): Promise<void> => {
  const { dropInCheck } = await import('./check.ts')
  const loaded = unwrap(loadTournament(input))
  const { rulebook, event } = unwrap(underRules(loaded, { today: true }))
  const tournament = rulebook.entrants(event)
  const { text, answers } = dropInCheck(tournament, rulebook, nameOf(input), { only: round, like })
  const lists = list === null ? [] : [[listName(input, list), checkListsText(loaded.name, tournament, answers, like)] as const]
  writeAllAtomically([...lists, [dash, text]])
}
