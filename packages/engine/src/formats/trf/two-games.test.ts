import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { emptyInfo, type Tournament } from '../../model/tournament.ts'
import { matchScoring } from '../../rulebook/fide-double-swiss-2026/match-scoring.ts'
import { doubleSwissDefaults } from '../../rulebook/fide-double-swiss-2026/rules.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { parseTournamentJson } from '../json/read.ts'
import { makeTournamentJson } from '../json/write.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const read = (text: string): Tournament => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  expect(parsed.value.warnings).toEqual([])
  return parsed.value.tournament
}

const plain = buildTournament(['2w1 3b+ U', '1b0 5w= 4b0', '4w= 1w- 5w+', '3b= U 2w1', 'U 2b= 3b-'], {
  scoring: matchScoring(doubleSwissDefaults),
  numberOfRounds: 5,
  initialColour: 'white',
  info: { ...emptyInfo, name: 'Double', roundDates: ['26/03/01', '26/03/02', '26/03/03', '26/03/04', '26/03/05'] },
  rules: rulesOf('fide-double-swiss-2026'),
  requestedByes: [{ player: 2 as never, round: roundNumber(4), bye: 'half-point' }],
  forbiddenPairs: [{ players: [1, 4] as never, firstRound: roundNumber(2), lastRound: roundNumber(3) }],
})
/** 1½-½, one forfeited game each, a forfeited game of a played match, ½-0 and a match forfeited by 5, of which 3 missed a game as well. */
const games: Readonly<Record<string, object>> = {
  '1 1': { games: ['win', 'draw'] },
  '2 1': { games: ['loss', 'draw'] },
  '3 1': { games: ['forfeit-win', 'forfeit-loss'] },
  '4 1': { games: ['forfeit-loss', 'forfeit-win'] },
  '2 2': { games: ['win', 'forfeit-loss'] },
  '5 2': { games: ['loss', 'forfeit-win'] },
  '2 3': { games: ['draw', 'loss'] },
  '4 3': { games: ['draw', 'win'] },
  '3 3': { points: pointsFromTenths(10) },
}
const event: Tournament = {
  ...plain,
  players: plain.players.map((player) => ({
    ...player,
    outcomes: player.outcomes.map((outcome, at) => ({ ...outcome, ...games[`${player.id} ${at + 1}`] })),
  })),
}

describe('matches of two games (C.04.5)', () => {
  const { text, issues } = makeTrf(event, { dialect: 'trf26', lineEnd: '\n' })
  const lines = text.split('\n')

  test('are two rounds of a report, the second with colours reversed', () => {
    expect(issues).toEqual([])
    expect(lines.filter((line) => /^(142|162|192|240|260)/.test(line))).toEqual([
      '142 10',
      '162  P 1.5    H 1.0    F 2.0',
      '192 FIDE_DOUBLESWISS',
      '240 H 007    2',
      '260 003 006    1    4',
    ])
    const rows = lines.filter((line) => line.startsWith('001')).map((line) => line.slice(80, 85).trim() + line.slice(89).trimEnd())
    expect(rows).toEqual([
      '5.0     2 w 1     2 b =     3 b +     3 w +  0000 - U',
      '2.0     1 b 0     1 w =     5 w 1     5 b -     4 b =     4 w 0',
      '2.0     4 w +     4 b -     1 w -     1 b -     5 w +     5 b -',
      '4.0     3 b -     3 w +  0000 - U               2 w =     2 b 1',
      '2.5  0000 - U               2 b 0     2 w +     3 b -     3 w -',
    ])
  })

  test('come back as they were', () => expect(read(text)).toEqual(event))

  test('say from what a round was paired, where a match was corrected, or one of its games was open, since', () => {
    const match = (player: number, result: 'win' | 'draw' | 'loss' | 'adjourned', ...both: readonly string[]) => {
      const recorded = event.players[player - 1]!.outcomes[0] as object
      return { player, round: 1, outcome: { ...recorded, result, games: both } }
    }
    const corrected = {
      ...event,
      asPaired: [
        { round: 2, outcomes: [match(1, 'adjourned', 'win', 'adjourned'), match(2, 'adjourned', 'loss', 'adjourned')] },
        { round: 3, numberOfRounds: 4, outcomes: [match(1, 'draw', 'loss', 'win'), match(2, 'draw', 'win', 'loss')] },
      ] as never,
    }
    const made = makeTrf(corrected, { dialect: 'trf26', lineEnd: '\n' })
    expect(made.issues).toEqual([])
    expect(made.text.split('\n').filter((line) => line.startsWith('###'))).toEqual([
      '### Zug: rounds 3-4 were paired with round 1, 1-2 as 1:0',
      '### Zug: rounds 3-4 were paired with round 2, 2-1 as *:*',
      '### Zug: rounds 5-6 were paired with 8 rounds declared',
      '### Zug: rounds 5-6 were paired with round 1, 1-2 as 0:1',
      '### Zug: rounds 5-6 were paired with round 2, 2-1 as 0:1',
    ])
    expect(read(made.text)).toEqual(corrected)
  })

  test('a bye that stands in both rounds is one', () => {
    const both = text.replaceAll(/(0000 - U)( {10})/g, '$1  $1').replaceAll(/(0000 - U)$/gm, '$1  0000 - U')
    expect(both).not.toBe(text)
    expect(read(both).players.map(({ outcomes }) => outcomes)).toEqual(event.players.map(({ outcomes }) => outcomes))
  })

  test('an odd number of rounds has the first games of the last match', () => {
    const cut = text.replaceAll(/^001.*$/gm, (line) => `${line.slice(0, 80)}     ${line.slice(85, 91 + 5 * 10 - 2)}`.trimEnd())
    const { players } = read(cut)
    expect(players[1]!.outcomes[2]).toMatchObject({ result: 'adjourned', games: ['draw', 'adjourned'] })
  })

  test('rounds that do not belong together in twos are matches', () => {
    const single = buildTournament(['2w1 3b=', '1b0 4w1', '4w= 1w=', '3b= 2b0'], { rules: rulesOf('fide-dutch-2026') })
    const text = makeTrf(single, { dialect: 'trf26', lineEnd: '\n' }).text.replace(/FIDE_DUTCH\S*/, 'FIDE_DOUBLESWISS')
    const parsed = parseTrf(text)
    expect(parsed.ok && parsed.value.tournament.players[0]!.outcomes).toHaveLength(2)
  })

  test('are kept in JSON; without a result their games give it', () => {
    const json = makeTournamentJson(event)
    const again = parseTournamentJson(json)
    expect(again.ok && again.value).toEqual(event)
    const unsaid = json.replaceAll(/"result": "(win|draw|loss)", ("rated": true, "games")/g, '$2')
    expect(unsaid).not.toBe(json)
    const completed = parseTournamentJson(unsaid)
    expect(completed.ok && completed.value).toEqual(event)
  })

  test('are refused where the two sides do not tell the same', () => {
    const parsed = parseTournamentJson(makeTournamentJson(event).replace('["loss", "draw"]', '["loss", "win"]'))
    expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(['results-incompatible'])
  })
})
