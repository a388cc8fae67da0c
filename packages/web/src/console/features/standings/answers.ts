import type { Outcome } from '@zug/engine'

/** What the API says of standings; points are plain numbers here. */
export type Row = {
  readonly rank: number
  readonly shared: boolean
  readonly player: number
  readonly name: string
  readonly title: string | null
  readonly rating: number | null
  readonly points: number
  readonly gamePoints?: number
  readonly values: readonly (number | null)[]
}

export type Standings = {
  readonly of: 'players' | 'teams'
  readonly round: number
  readonly final: boolean
  readonly tieBreaks: readonly string[]
  /** Games without a result yet. */
  readonly openGames: readonly unknown[]
  readonly rows: readonly Row[]
}

export type Term = {
  readonly round: number | null
  readonly opponent: number | null
  readonly score: number | null
  readonly times: number | null
  readonly value: number
  readonly note: string
  readonly cut: string | null
}

export type Working = {
  readonly player: number
  readonly criteria: readonly {
    readonly criterion: string
    readonly value: number | null
    readonly note: string
    readonly terms: readonly Term[]
  }[]
}

export type Cell = { readonly round: number; readonly opponent: number | null; readonly outcome: Outcome }
export type Crosstable = {
  readonly kind: 'swiss' | 'round-robin'
  readonly rows: readonly {
    readonly line: number
    readonly rank: number
    readonly player: number
    readonly points: number
    readonly cells: readonly (readonly Cell[])[]
  }[]
}

export type WallChart = {
  readonly rounds: number
  readonly rows: readonly { readonly player: number; readonly cells: readonly { readonly outcome: Outcome; readonly points: number }[] }[]
}

export type Card = {
  readonly player: number
  readonly rounds: readonly {
    readonly round: number
    readonly opponent: number | null
    readonly outcome: Outcome
    readonly float: 'down' | 'up' | null
    readonly points: number
    readonly progressive: number
  }[]
  readonly rating: {
    readonly games: number
    readonly score: number
    readonly averageOpponent: number | null
    readonly performance: number | null
    readonly expected: number | null
    readonly change: number | null
  }
}

type BoardRow = {
  readonly rank: number
  readonly player: number
  readonly name: string
  readonly rating: number | null
  readonly teamName: string
  readonly games: number
  readonly points: number
  readonly percentage: number
  readonly performance: number | null
}
export type Boards = { readonly boards: readonly { readonly board: number; readonly rows: readonly BoardRow[] }[] }

/** 2.5 → 2½; other fractions with their decimals. */
export const showNumber = (value: number): string => {
  const whole = Math.trunc(value)
  const rest = Math.round((value - whole) * 100) / 100
  if (rest === 0) return String(whole)
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`
  return String(Math.round(value * 100) / 100)
}

const letters = { win: '1', draw: '½', loss: '0', adjourned: '…' } as const

/** 1, ½, 0; + and – by forfeit; bye by its points. */
export const showOutcome = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'game':
      return letters[outcome.result]
    case 'forfeit':
      return outcome.result === 'win' ? '+' : '–'
    case 'bye':
      return { 'pairing-allocated': 'bye', 'full-point': '1·', 'half-point': '½·', 'zero-point': '0·' }[outcome.bye]
    case 'absent':
      return ''
  }
}
