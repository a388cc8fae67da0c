import type { NamedInReports } from '../../pairing/pairing-system.ts'
import { type RoundRobinRules, roundRobinDefaults } from './rules.ts'

/**
 * ETT26: by the Berger tables once or twice, or as FIDE recommends the double one: with the last two rounds of the first cycle swapped. More than two games
 * against everybody is not known here.
 */
export const inReports: NamedInReports<RoundRobinRules> = {
  readCode: (code) => {
    const parts = /^(BERGER|FIDE|CUSTOM)_(TEAM_)?(DOUBLE)?ROUNDROBIN(?:_G([12]))?$/.exec(code)
    if (parts === null) return null
    const [, table, team, twice, games] = parts
    return rulesOf(team !== undefined, twice !== undefined || games === '2', table === 'FIDE')
  },
  code: ({ of, double, swapLastTwoRounds }) =>
    `${double && swapLastTwoRounds ? 'FIDE' : 'BERGER'}_${of === 'teams' ? 'TEAM_' : ''}${double ? 'DOUBLE' : ''}ROUNDROBIN`,
  readText: (text, teams) =>
    /\bROUND[- ]?ROBIN\b|\bBERGER\b|\bALL[- ]PLAY[- ]ALL\b/.test(text)
      ? rulesOf(teams === true, /\bDOUBLE\b/.test(text), /\bSWAPPED\b/.test(text))
      : null,
  text: ({ of, double, swapLastTwoRounds }) => {
    const swapped = double && swapLastTwoRounds ? ' (last two rounds of the first cycle swapped)' : ''
    return `${of === 'teams' ? 'Team' : 'Individual'}: ${double ? 'Double ' : ''}Round-Robin${swapped}`
  },
}

const rulesOf = (teams: boolean, double: boolean, swapped: boolean): RoundRobinRules => ({
  ...roundRobinDefaults,
  of: teams ? 'teams' : 'players',
  double,
  swapLastTwoRounds: double && swapped,
})
