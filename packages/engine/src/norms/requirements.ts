/** FIDE B.01 1.4.1–1.4.8: the requirements of a norm as a check-list with figures. */
import type { Player } from '../model/player.ts'
import { isExempt, type NormEvent } from './event.ts'
import type { NormGame } from './games.ts'
import { type NormPerformance, performanceOf } from './performance.ts'
import { type NormTitle, titled, titleRules } from './titles.ts'

export type RequirementName =
  | 'games'
  | 'titled'
  | 'title-sought'
  | 'other-federations'
  | 'own-federation'
  | 'one-federation'
  | 'average'
  | 'percent'
  | 'performance'

/** `need` is a minimum, or a maximum where it is said so. `lifted`: the event lifts it. */
export type Requirement = {
  readonly name: RequirementName
  readonly article: string
  readonly have: number
  readonly need: number
  readonly most: boolean
  readonly lifted: boolean
  readonly met: boolean
}

/** 1.4.8, which says that percentages are rounded. */
const leastPercent = 35

/** Of whom no federation is meant: they count for everything but federations. */
export const noFederation = ['FID', 'NON', '']

export type Applicant = Pick<Player, 'id' | 'federation' | 'title' | 'sex'>

export type Evaluation = { readonly requirements: readonly Requirement[]; readonly performance: NormPerformance; readonly met: boolean }

/** `leastGames`: fewer than usual where a bye or a forfeit stands for the ninth (1.4.1c). */
export const evaluate = (
  sought: NormTitle,
  applicant: Applicant,
  games: readonly NormGame[],
  event: NormEvent,
  leastGames: number,
): Evaluation => {
  const n = games.length
  const rules = titleRules[sought]
  const performance = performanceOf(games, rules.floor)
  const lifted = isExempt(event, applicant.federation)
  const federations = games.map(({ federation }) => federation).filter((federation) => !noFederation.includes(federation))
  const counts = new Map<string, number>()
  for (const federation of federations) counts.set(federation, (counts.get(federation) ?? 0) + 1)
  const own = counts.get(applicant.federation) ?? 0
  const least = (name: RequirementName, article: string, have: number, need: number, off = false): Requirement => ({
    name,
    article,
    have,
    need,
    most: false,
    lifted: off,
    met: off || have >= need,
  })
  const most = (name: RequirementName, article: string, have: number, need: number): Requirement => ({
    name,
    article,
    have,
    need,
    most: true,
    lifted,
    met: lifted || have <= need,
  })
  const withTitle = games.filter(({ title }) => title !== null && rules.counts.includes(title))
  const requirements = [
    least('games', '1.4.1', n, leastGames),
    least('titled', '1.4.5a', games.filter(({ title }) => title !== null && titled.includes(title)).length, Math.ceil(n / 2)),
    soughtRequirement(withTitle, n, event),
    least('other-federations', '1.4.3', [...counts.keys()].filter((federation) => federation !== applicant.federation).length, 2, lifted),
    most('own-federation', '1.4.4', own, Math.floor((3 * n) / 5)),
    most('one-federation', '1.4.4', Math.max(0, ...counts.values()), Math.floor((2 * n) / 3)),
    least('average', '1.4.7', performance.average, rules.average),
    least('percent', '1.4.8', performance.percent, leastPercent),
    least('performance', '1.4.8', performance.performance, rules.performance),
  ]
  return { requirements, performance, met: requirements.every(({ met }) => met) }
}

/** 1.4.5b; where everybody is met twice half of it, rounded up, and of different people. */
const soughtRequirement = (withTitle: readonly NormGame[], n: number, { system }: NormEvent): Requirement => {
  const need = Math.max(3, Math.ceil(n / 3))
  const twice = system === 'double-round-robin'
  const have = twice ? new Set(withTitle.map(({ opponent }) => opponent)).size : withTitle.length
  const asked = twice ? Math.ceil(need / 2) : need
  return { name: 'title-sought', article: '1.4.5b', have, need: asked, most: false, lifted: false, met: have >= asked }
}
