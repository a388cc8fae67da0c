/** FIDE B.01 1.4.1d–f, 1.4.2c: the games that make the norm, and those that may be ignored. */
import { exact, roundHalfUp } from '../standings/exact.ts'
import { ratingDifference } from '../standings/rating-tables.ts'
import { isPredetermined, type NormEvent } from './event.ts'
import type { NormGame } from './games.ts'
import { unratedAs } from './performance.ts'
import { type Applicant, type Evaluation, evaluate, type RequirementName } from './requirements.ts'
import { type NormTitle, titleRules } from './titles.ts'

export type Choice = Evaluation & {
  readonly games: readonly NormGame[]
  /** Games that were won and are ignored (1.4.1f), and all after a round (1.4.1e). */
  readonly ignoredWins: readonly NormGame[]
  readonly afterRound: number | null
}

/**
 * Every choice the articles allow, the one that ignores least first: all games; without some that were won; where pairings are not known beforehand also without
 * all that came after a round. Where everybody is known beforehand, wins may be ignored only if all games have the mix that a norm asks for. null: none makes the norm.
 */
export const chooseGames = (
  sought: NormTitle,
  applicant: Applicant,
  games: readonly NormGame[],
  event: NormEvent,
  leastGames: number,
): Choice | null => {
  const predetermined = isPredetermined(event)
  const shortest = predetermined ? games.length : leastGames
  const mayIgnore = !predetermined || isMixed(evaluate(sought, applicant, games, event, leastGames))
  for (let many = games.length; many >= Math.max(1, shortest); many--) {
    const first = games.slice(0, many)
    const afterRound = many === games.length ? null : first.at(-1)!.round
    const wins = first.filter(({ halves }) => halves === 2)
    for (let ignored = 0; ignored <= (mayIgnore ? Math.min(wins.length, many - leastGames) : 0); ignored++) {
      if (!couldPerform(first, wins, ignored, sought)) continue
      for (const those of subsets(wins, ignored)) {
        const rest = first.filter((game) => !those.includes(game))
        const evaluation = evaluate(sought, applicant, rest, event, leastGames)
        if (evaluation.met) return { ...evaluation, games: rest, ignoredWins: those, afterRound }
      }
    }
  }
  return null
}

/** 1.4.3–1.4.5: titles and federations. */
const mix = new Set<RequirementName>(['titled', 'title-sought', 'other-federations', 'own-federation', 'one-federation'])
const isMixed = ({ requirements }: Evaluation): boolean => requirements.every(({ name, met }) => met || !mix.has(name))

/** Not even the weakest of those who were beaten, left out, would bring the performance: then nobody's leaving does. */
const couldPerform = (games: readonly NormGame[], wins: readonly NormGame[], ignored: number, sought: NormTitle): boolean => {
  const { floor, performance } = titleRules[sought]
  const ratingOf = ({ rating }: NormGame): number => rating ?? unratedAs
  const weakest = wins.toSorted((a, b) => ratingOf(a) - ratingOf(b)).slice(0, ignored)
  const rest = games.filter((game) => !weakest.includes(game))
  if (rest.length === 0) return false
  const ratings = rest.map(ratingOf)
  const total = ratings.reduce((sum, rating) => sum + rating, 0) + Math.max(0, floor - Math.min(...ratings))
  const halves = rest.reduce((sum, game) => sum + game.halves, 0)
  // The floor may raise somebody else's rating by more: as much as it could for any.
  const most = Math.max(0, floor - Math.min(...games.map(ratingOf)))
  return roundHalfUp(exact(total + most, rest.length)) + ratingDifference(halves, rest.length) >= performance
}

const subsets = function* (wins: readonly NormGame[], many: number, from = 0): Generator<readonly NormGame[]> {
  if (many === 0) {
    yield []
    return
  }
  for (let at = from; at <= wins.length - many; at++) for (const rest of subsets(wins, many - 1, at + 1)) yield [wins[at]!, ...rest]
}
