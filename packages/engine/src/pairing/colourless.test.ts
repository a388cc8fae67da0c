import { describe, expect, test } from 'vitest'
import { roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { dutchRules } from '../rulebook/fide-dutch/rules.ts'
import { pairRoundByTheBook as byTheBook2017 } from '../rulebook/fide-dutch-2017/by-the-book.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { randomTournament } from '../testing/random/random-tournament.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { checkRound } from './check-round.ts'
import { pairRound } from './pair-round.ts'

const editions = ['fide-dutch-1998', 'fide-dutch-2012', 'fide-dutch-2017', 'fide-dutch-2026'] as const
const withoutColours = (tournament: Tournament): Tournament => ({
  ...tournament,
  rules: rulesOf('fide-dutch-2026', { ...dutchRules(tournament), colourless: true }),
})
const boards = (tournament: Tournament, round: number, rulebook: RulebookId) => {
  const answer = pairRound(tournament, roundNumber(round), rulebook)
  return answer.kind === 'pairing' ? answer.boards.map(({ white, black }) => `${white}-${black}`).join(' ') : answer.kind
}

describe.each(editions)('%s without colours', (rulebook) => {
  const rules = rulesOf(rulebook, { colourless: true })
  // 1 and 2 have two Whites running: with colours they cannot meet.
  const tournament = buildTournament(['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0'], { numberOfRounds: 4 })

  test('no colour keeps two players apart, and the higher ranked player stands first', () => {
    expect(boards({ ...tournament, rules }, 3, rulebook)).toBe('1-2 3-4')
    expect(boards(tournament, 3, rulebook)).toBe('no-legal-pairing')
  })

  test('the answer says that there are no colours', () => {
    expect(pairRound({ ...tournament, rules }, roundNumber(3), rulebook)).toMatchObject({ colourless: true })
    expect(pairRound(buildTournament(['', '']), roundNumber(1), rulebook)).not.toHaveProperty('colourless')
  })

  test('the referee accepts every pairing of random tournaments', () => {
    for (let seed = 1; seed <= 40; seed++)
      for (const { tournament: before, round, answer } of randomTournament(seed, (one, r) => pairRound(withoutColours(one), r, rulebook))) {
        const colourless = withoutColours(before)
        if (answer.kind !== 'pairing') continue
        const { violations } = checkRound(colourless, round, answer as never, rulebook)
        expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
      }
  })
})

test('by the book there are no colours either', () => {
  const tournament = buildTournament(['3w1', '4w1', '1b0', '2b0'], { rules: rulesOf('fide-dutch-2017', { colourless: true }) })
  expect(byTheBook2017(tournament, roundNumber(2), 'black')).toEqual(pairRound(tournament, roundNumber(2), 'fide-dutch-2017'))
})
