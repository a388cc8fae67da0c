/** One of the two players of a game. Whatever is empty or null is left out. */
export type PgnSide = {
  readonly name: string
  readonly title?: string | null
  readonly rating?: number | null
  readonly fideId?: string
  readonly team?: string
}

export const pgnResults = ['1-0', '0-1', '1/2-1/2', '*'] as const
export type PgnResult = (typeof pgnResults)[number]

/** A game of a round without its moves: who plays, on which board, and how it ended; `*` while it is open. */
export type PgnGame = {
  readonly event: string
  readonly site: string
  /** 2026-06-01; empty when nobody has said. */
  readonly date: string
  readonly round: number
  readonly board: number
  /** Of a match of several games: which of them, from 1. */
  readonly game?: number
  readonly white: PgnSide
  readonly black: PgnSide
  readonly result: PgnResult
  readonly timeControl?: string
  /** Not played: a forfeit, or nobody came. */
  readonly unplayed?: boolean
}

/** Games as live boards and broadcasts take them: the seven tags that each has, in their order, then the others, and the result. */
export const makePgn = (games: readonly PgnGame[]): string => games.map(gameText).join('\n')

const gameText = (game: PgnGame): string => {
  const { event, site, date, round, board, game: part, white, black, result, timeControl = '', unplayed = false } = game
  const tags: readonly (readonly [string, string])[] = [
    ['Event', event || '?'],
    ['Site', site || '?'],
    ['Date', date === '' ? '????.??.??' : date.replaceAll('-', '.')],
    ['Round', [round, board, part].filter((one) => one !== undefined).join('.')],
    ['White', white.name || '?'],
    ['Black', black.name || '?'],
    ['Result', result],
  ]
  const others: readonly (readonly [string, string])[] = [
    ['Board', String(board)],
    ...sideTags('White', white),
    ...sideTags('Black', black),
    ['TimeControl', timeControl],
    ['Termination', unplayed ? 'abandoned' : ''],
  ]
  const lines = [...tags, ...others.filter(([, value]) => value !== '')].map(([tag, value]) => `[${tag} "${quoted(value)}"]`)
  return `${lines.join('\n')}\n\n${result}\n`
}

const sideTags = (side: 'White' | 'Black', { title, rating, fideId = '', team = '' }: PgnSide): readonly (readonly [string, string])[] => [
  [`${side}Title`, title ?? ''],
  [`${side}Elo`, rating ? String(rating) : ''],
  [`${side}FideId`, fideId],
  [`${side}Team`, team],
]

/** A tag is one line of printable signs; quotes and backslashes are escaped. */
const quoted = (text: string): string => {
  const line = [...text].map((sign) => (sign < ' ' || sign === '\u007f' ? ' ' : sign)).join('')
  return line.trim().replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}
