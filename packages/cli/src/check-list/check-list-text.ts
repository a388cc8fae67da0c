import { makePoints, subtractPoints, type Tournament } from '@zug/engine/model'
import { type CheckListRow, checkListArticles, checkListOf, type PairingAnswer } from '@zug/engine/pairing'
import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

/**
 * The check-list in the columns that arbiters know from other engines, separated by tabs: number, points, colours of the games played, preference, floats of
 * the last two rounds, the pairing, and the opponents of the games played. `[X]` in the first of these says that the player cannot receive the
 * pairing-allocated bye. `Acc` is there in accelerated rounds. A blank line parts the scoregroups. A rulebook that pairs by other cards has none.
 *
 * bbpPairings has columns of its own for the bye (Y: can receive it, N) and for the floats (U, D), named for the articles.
 */
export const checkListText = (file: string, tournament: Tournament, answer: PairingAnswer, like: Like): string => {
  const rows = checkListOf(tournament, answer.round, answer.rulebook)
  const articles = checkListArticles(answer.rulebook)
  if (rows === null || articles === null)
    throw new Failure(badRequest(file, 'no-check-list', `There is no check-list under ${answer.rulebook}. Leave out -l to do without.`))
  const games = Math.max(answer.round - 1, 0)
  const width = Math.max(2, ...rows.map(({ player }) => String(player).length))
  const accelerated = rows.some(({ virtualPoints }) => virtualPoints !== 0)
  const current = currentOf(answer)
  const heading = [
    'ID'.padStart(width),
    'Pts',
    ...(accelerated ? ['Acc'] : []),
    ` ${'-'.repeat(games)}`,
    'Pref',
    ...(like === 'bbp' ? [articles.bye, ...articles.floats].map((article) => article.replaceAll('.', '').padStart(3)) : ['-1R', '-2R']),
    '  Cur',
    ...Array.from({ length: games }, (_, index) => `G-${games - index}`),
  ]
  const cells = (row: CheckListRow): readonly string[] => [
    String(row.player).padStart(width),
    makePoints(subtractPoints(row.score, row.virtualPoints)),
    ...(accelerated ? [makePoints(row.virtualPoints)] : []),
    ` ${row.colours.join('').padStart(games)}`,
    row.preference.padStart(4),
    ...(like === 'bbp' ? [row.keptFromBye ? ' N ' : ' Y '] : []),
    ...row.floats.map((float) => (float === null ? '   ' : ` ${floatMarks[like][float]} `)),
    (current.get(row.player) ?? '').padStart(5),
    ...opponents(row, games, like),
  ]
  const lines = rows.flatMap((row, at) => [
    ...(at === 0 || rows[at - 1]!.score !== row.score ? [''] : []),
    cells(row)
      .map((cell) => `${cell}\t`)
      .join(''),
  ])
  return [heading.map((cell) => `${cell}\t`).join(''), ...lines, ''].join('\n')
}

/** Whose form it is. */
type Like = 'javafo' | 'bbp'
const floatMarks = { javafo: { down: '▼', up: '▲' }, bbp: { down: 'D', up: 'U' } } as const

/** Several rounds in one file, each under its number. */
export const checkListsText = (file: string, tournament: Tournament, answers: readonly PairingAnswer[], like: Like): string =>
  answers.map((answer) => `Round #${answer.round}\n\n${checkListText(file, tournament, answer, like)}`).join('\n')

const opponents = ({ opponents, keptFromBye }: CheckListRow, games: number, like: Like): readonly string[] =>
  Array.from({ length: games }, (_, index) => {
    const opponent = opponents[index - (games - opponents.length)]
    if (opponent !== undefined) return String(opponent).padStart(3)
    return index === 0 && keptFromBye && like === 'javafo' ? '[X]' : '   '
  })

const currentOf = (answer: PairingAnswer): ReadonlyMap<number, string> => {
  if (answer.kind === 'no-legal-pairing') return new Map()
  const boards = answer.boards.flatMap(({ white, black }) => [[white, `(${black}W)`] as const, [black, `(${white}B)`] as const])
  return new Map([...boards, ...(answer.bye === null ? [] : [[answer.bye, '(pab)'] as const])])
}
