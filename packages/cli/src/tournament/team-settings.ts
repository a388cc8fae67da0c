import { type Points, pointsFromTenths, type Rules } from '@zug/engine/model'

type TeamRules = Extract<Rules, { readonly matchWin: Points }>

/** What an event of teams (C.04.6), or of two-game matches (C.04.5), declares. */
export type TeamOptions = {
  readonly score?: TeamRules['primary']
  readonly secondary?: 'colours' | 'none'
  readonly preferences?: 'A' | 'B' | 'none'
  /** In points: won, drawn, lost. */
  readonly matchPoints?: readonly [number, number, number]
  /** In points: of a player; or of a team in match points, and in game points. */
  readonly byePoints?: readonly [number] | readonly [number, number]
}

const tenths = (points: number | undefined): Points | undefined =>
  points === undefined ? undefined : pointsFromTenths(Math.round(10 * points))

/** Options as settings, by their names. */
export const teamSettings = ({
  score,
  secondary,
  preferences,
  matchPoints,
  byePoints,
}: TeamOptions): Readonly<Record<string, unknown>> => ({
  primary: score,
  secondary: secondary === undefined ? undefined : secondary === 'colours',
  preferences: preferences === 'none' ? null : preferences,
  matchWin: tenths(matchPoints?.[0]),
  matchDraw: tenths(matchPoints?.[1]),
  matchLoss: tenths(matchPoints?.[2]),
  ...(byePoints?.length === 2
    ? { byeMatchPoints: tenths(byePoints[0]), byeGamePoints: tenths(byePoints[1]) }
    : { byePoints: tenths(byePoints?.[0]) }),
})

/** Each option with the setting that a rulebook must have for it. */
export const askedOfTeams = (options: TeamOptions): readonly (readonly [name: string, flag: string, value: unknown])[] => [
  ['primary', '--score', options.score],
  ['secondary', '--secondary', options.secondary],
  ['preferences', '--preferences', options.preferences],
  ['matchWin', '--match-points', options.matchPoints],
  [
    options.byePoints?.length === 2 ? 'byeGamePoints' : 'byePoints',
    options.byePoints?.length === 2 ? '--bye-points of teams' : '--bye-points of players (of teams, say match and game points: 1/2)',
    options.byePoints,
  ],
]
