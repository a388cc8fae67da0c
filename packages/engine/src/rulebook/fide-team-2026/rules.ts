import type { Points } from '../../model/points.ts'
import { type MatchScoring, usualMatchValues } from '../../model/team-values.ts'
import { choice, flag, pointsLater, type SettingField } from '../../pairing/setting-field.ts'
import { type BalancedAtLast, balancedAtLastReadings } from '../fide-swiss-team/colour-preference.ts'
import { type CommonSettings, commonDefaults, commonSettings } from '../fide-swiss-team/settings.ts'

export const primaryScores = ['match-points', 'game-points'] as const

export type FideTeamSettings = CommonSettings & {
  /** 1.2.1: which is the score; the other is the secondary score. */
  readonly primary: (typeof primaryScores)[number]
  /** 1.2.1, 4.2.2: whether the secondary score is asked for colours. */
  readonly secondary: boolean
  /** 1.7: the type of colour preferences; null: none are used. */
  readonly preferences: 'A' | 'B' | null
  /** 1.7.2. */
  readonly balancedAtLast: BalancedAtLast
  /** 1.2: what a match is worth in match points. */
  readonly matchWin: Points
  readonly matchDraw: Points
  readonly matchLoss: Points
  /** 1.4: what the pairing-allocated bye is worth in either score; null: as much as a draw. */
  readonly byeMatchPoints: Points | null
  readonly byeGamePoints: Points | null
  /** Colours down the boards of the team with White on board 1, a letter each (TRF26 352); empty: they alternate. */
  readonly boardColours: string
}

export type FideTeamRules = { readonly rulebook: 'fide-team-2026' } & FideTeamSettings

/** C.04.6 1.2.2, 1.7: what holds where the competition says nothing. */
export const fideTeamDefaults: FideTeamRules = Object.freeze({
  rulebook: 'fide-team-2026',
  ...commonDefaults,
  primary: 'match-points',
  secondary: true,
  preferences: 'A',
  balancedAtLast: 'strong',
  matchWin: usualMatchValues.win,
  matchDraw: usualMatchValues.draw,
  matchLoss: usualMatchValues.loss,
  byeMatchPoints: null,
  byeGamePoints: null,
  boardColours: '',
})

export const fideTeamSettings: readonly SettingField<keyof FideTeamSettings>[] = [
  choice('primary', primaryScores),
  flag('secondary'),
  { name: 'preferences', kind: 'choice', options: ['A', 'B'], none: true },
  choice('balancedAtLast', balancedAtLastReadings),
  ...commonSettings,
  pointsLater('matchWin'),
  pointsLater('matchDraw'),
  pointsLater('matchLoss'),
  pointsLater('byeMatchPoints', true),
  pointsLater('byeGamePoints', true),
  { name: 'boardColours', kind: 'text', longest: 20, later: true },
]

/** 1.2, 1.4: what the rules declare of matches and of the bye; a match that both teams missed is lost by both. */
export const matchesUnder = ({ matchWin, matchDraw, matchLoss, byeMatchPoints, byeGamePoints }: FideTeamSettings): MatchScoring => ({
  values: { win: matchWin, draw: matchDraw, loss: matchLoss },
  bye: 'draw',
  byeMatchPoints,
  byeGamePoints,
  missedByBoth: 'loss',
})
