import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import { ssmDeclared } from '../declared.ts'
import type { RefereedBracket } from '../referee.ts'
import { type Violation, violation } from '../violations.ts'
import { betterExists, breaksOf, leastFree } from './alternatives.ts'
import { type SsmBracket, scoresOf, ssmBrackets } from './brackets.ts'
import { compareStandings, type SsmRow, ssmSheet } from './sheet.ts'
import { byHand, leavesWithBye } from './steps.ts'

export type SsmReport = { readonly violations: readonly Violation[]; readonly brackets: readonly RefereedBracket[] }

/**
 * SSM: B1 to B3 outright; and in each bracket as many pairs as there can be, with B4 and B5 broken only where the bracket offers no alternative.
 * Which brackets were combined (C9) does not show: `combinedFrom` says it, the highest score combined. Left out, the fewest combinations are taken
 * under which nothing is wrong. Whether a combination was called for is not asked.
 *
 * Where the regulations read C3 to C8 step by step, one pairing alone is right: the steps are taken once more, by hand, and compared.
 */
export const checkSsmRound = (tournament: Tournament, round: number, pairing: RoundPairing, combinedFrom?: number | null): SsmReport => {
  const rows = ssmSheet(tournament, round)
  const incomplete = completeness(tournament, rows, pairing)
  if (incomplete.length > 0) return { violations: incomplete, brackets: [] }
  const outright = [...absolute(rows, pairing), ...seats(rows, pairing)]
  if (rows.length === 0) return { violations: outright, brackets: [] }

  const { reading, asked, atOnce } = ssmDeclared(tournament)
  if (reading === 'stepwise') {
    const brackets = byHand(rows, { asked, atOnce })
    return { violations: [...outright, ...bySteps(brackets, pairing)], brackets: (brackets ?? []).map(refereed) }
  }
  const opponents = new Map(pairing.boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const scores = scoresOf(rows).toReversed()
  const tops = combinedFrom === undefined ? scores : [combinedFrom ?? scores[0]!]
  const judge = judgeOnce(round)
  let first: SsmReport | null = null
  for (const top of tops) {
    const owed: SsmRow[] = []
    const leaves = atOnce ? leavesWithBye(rows.length) : () => null
    const brackets = ssmBrackets(rows, opponents, top, (players) => {
      const row = leaves(players)
      if (row !== null) owed.push(row)
      return row
    })
    const byeElsewhere = owed.filter(({ id }) => id !== pairing.bye)
    // Of further combinations it is only asked whether anything is wrong.
    const wrong = byeElsewhere.length > 0 || brackets.some((bracket) => judge(bracket).length > 0)
    if (!wrong) return { violations: outright, brackets: brackets.map(refereed) }
    first ??= {
      violations: [
        ...outright,
        ...byeElsewhere.map(({ id }) => violation('not-by-the-steps', round, { article: 'C7', players: [id] })),
        ...brackets.flatMap(judge),
      ],
      brackets: brackets.map(refereed),
    }
  }
  return first!
}

const completeness = (
  tournament: Tournament,
  rows: readonly SsmRow[],
  { round, boards, bye, notPaired }: RoundPairing,
): readonly Violation[] => {
  const expected = new Set(rows.map(({ id }) => id))
  const seated = [...boards.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])]
  const article = 'B3'
  const foreign = seated.filter((id) => !expected.has(id))
  const twice = seated.filter((id, at) => seated.indexOf(id) !== at)
  const missing = rows.filter(({ id }) => !seated.includes(id))
  const others = tournament.players.filter(({ id }) => !expected.has(id)).map(({ id }) => id)
  const listed = notPaired.length === others.length && others.every((id) => notPaired.includes(id))
  return [
    ...foreign.map((player) => violation('not-to-be-paired', round, { player, of: 'player' })),
    ...twice.map((player) => violation('paired-twice', round, { article, player, of: 'player' })),
    ...missing.map(({ id }) => violation('left-out', round, { article, player: id, of: 'player' })),
    ...(bye !== null && rows.length % 2 === 0 ? [violation('needless-bye', round, { article: 'A8', player: bye, of: 'player' })] : []),
    ...(listed ? [] : [violation('wrong-list-of-unpaired', round, { of: 'player' })]),
  ]
}

const absolute = (rows: readonly SsmRow[], { round, boards, bye }: RoundPairing): readonly Violation[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const met = boards.filter(({ white, black }) => byId.get(white)!.met.has(black))
  return [
    ...met.map(({ white, black }) => {
      const told = { article: 'B1', player: white, players: [white, black], what: 'met-or-forbidden', of: 'player' } as const
      return violation('rematch', round, told)
    }),
    ...(bye !== null && byId.get(bye)!.hadBye ? [violation('barred-bye', round, { article: 'B2', player: bye, what: 'barred' })] : []),
  ]
}

/** The higher ranked player stands first, tables by their higher ranked players. */
const seats = (rows: readonly SsmRow[], { round, boards }: RoundPairing): readonly Violation[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isAfter = (a: PlayerId, b: PlayerId): boolean => compareStandings(byId.get(a)!, byId.get(b)!) < 0
  const wrong = boards.findIndex(({ white, black }, at) => isAfter(white, black) || (at > 0 && isAfter(boards[at - 1]!.white, white)))
  if (wrong === -1) return []
  return [violation('wrong-board-order', round, { article: 'A2', what: 'table', table: wrong + 1 })]
}

/** The first pair in which the steps end otherwise, or the bye. */
const bySteps = (brackets: readonly SsmBracket[] | null, { round, boards, bye }: RoundPairing): readonly Violation[] => {
  const found = (article: string, players: readonly PlayerId[]): readonly Violation[] => [
    violation('not-by-the-steps', round, { article, players }),
  ]
  if (brackets === null) return found('C9', [])
  const isMade = (a: PlayerId, b: PlayerId): boolean =>
    boards.some(({ white, black }) => (white === a && black === b) || (white === b && black === a))
  const missing = brackets.flatMap(({ pairs }) => pairs).find(([a, b]) => !isMade(a.id, b.id))
  if (missing !== undefined)
    return found(
      'C3',
      missing.map(({ id }) => id),
    )
  const paired = new Set(boards.flatMap(({ white, black }) => [white, black]))
  const left = brackets.flatMap(({ free }) => free).find(({ id }) => !paired.has(id))
  return left === undefined || left.id === bye ? [] : found('C9', [left.id])
}

/** Whatever is combined below, the brackets above are the same: each is judged once. */
const judgeOnce = (round: number): ((bracket: SsmBracket) => readonly Violation[]) => {
  const known = new Map<string, readonly Violation[]>()
  return (bracket) => {
    const { movedDown, residents, pairs, free, last } = bracket
    const ids = (rows: readonly SsmRow[]): string => rows.map(({ id }) => id).join()
    const name = [ids(movedDown), ids(residents), pairs.map(ids).join(';'), ids(free), last].join('|')
    const judged = known.get(name) ?? relative(bracket, round)
    known.set(name, judged)
    return judged
  }
}

const relative = (bracket: SsmBracket, round: number): readonly Violation[] => {
  const players = [...bracket.movedDown, ...bracket.residents]
  const player = players[0]!.id
  if (bracket.free.length > leastFree(players)) return [violation('needless-floater', round, { article: 'A5', player })]
  if (betterExists(bracket) !== true) return []
  const { b4, b5 } = breaksOf(bracket)
  return [violation('needless-break', round, { article: b4 > 0 ? 'B4' : 'B5', player, b4, b5 })]
}

const refereed = (bracket: SsmBracket): RefereedBracket => {
  const { b4, b5 } = breaksOf(bracket)
  return {
    kind: bracket.combined ? 'collapsed' : 'normal',
    movedDown: bracket.movedDown.map(({ id }) => id),
    residents: bracket.residents.map(({ id }) => id),
    pairs: bracket.pairs.map(([a, b]) => [a.id, b.id] as const),
    downfloaters: bracket.free.map(({ id }) => id),
    card: [
      { article: 'B4', kind: 'count', value: b4 },
      { article: 'B5', kind: 'count', value: b5 },
    ],
  }
}
