import { type AxisOptions, axesOf } from './axes.ts'
import type { Recipe } from './make-tournament.ts'

/** What was asked for and cannot be had with this rulebook, format or model, each in a sentence. Nothing that was said is left out in silence. */
export const passedOver = ({ system, format, model }: Recipe, options: Partial<AxisOptions>): readonly string[] => {
  const { pairs, otherScorings, drawnFrom, colours, games } = system.traits
  const fromTables = drawnFrom === 'tables'
  if (model !== null)
    return Object.keys(axesOf(options)).length === 0
      ? []
      : ['The model says what the tournament is like; the axes given beside it are passed over.']
  const asked: readonly (readonly [boolean, string])[] = [
    [options.boards !== undefined && pairs !== 'teams', `By ${system.id} players are paired, not teams: --boards is passed over.`],
    [(options.scoring ?? 'standard') !== 'standard' && !otherScorings, `${system.id} lays down its scoring: --scoring is passed over.`],
    [
      options.acceleration === 'baku' && system.accelerate === undefined,
      `${system.id} knows no acceleration: --acceleration is passed over.`,
    ],
    [options.forbidden !== undefined && fromTables, 'In a round robin everybody meets everybody: --forbidden is passed over.'],
    [options.initialColour !== undefined && colours === 'never', `${system.id} has no colours: --initial-colour is passed over.`],
    [options.unusual !== undefined && games === 'scores', `By ${system.id} both sides share one result: --unusual is passed over.`],
    [options.clubs !== undefined && format !== 'json', 'A report has no place for clubs: --clubs is passed over; --format json has one.'],
    [
      Array.isArray(options.tieBreaks) && system.traits.standings.players !== null && system.traits.standings.players !== 'swiss',
      `${system.id} has standings of its own: --tie-breaks is passed over.`,
    ],
    [tooManyRounds(options) && !fromTables, 'There is at most one round fewer than players: --rounds is cut.'],
  ]
  return asked.flatMap(([so, sentence]) => (so ? [sentence] : []))
}

const tooManyRounds = ({ players, rounds }: Partial<AxisOptions>): boolean =>
  players !== undefined && rounds !== undefined && rounds.low > Math.max(1, players.high - 1)
