import { describe, expect, test } from 'vitest'
import { pointsFromTenths } from '../model/points.ts'
import { scoringSystem } from '../model/scoring.ts'
import { emptyInfo } from '../model/tournament.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { ranksOf, valuesOf, workingOf } from '../testing/standings-of.ts'
import { swissExercise } from '../testing/tie-break-fixtures.ts'
import { toNumber } from './exact.ts'
import { presetFor, presets, tieBreaksOf } from './presets.ts'

const robin = { rules: rulesOf('round-robin') }

describe('the articles of C.07', () => {
  test('fide-c07 2.1: the regulation has no list of its own; every preset is a list that can be computed', () => {
    for (const preset of presets) expect(tieBreaksOf(preset).length).toBeGreaterThan(0)
    expect(presetFor(buildTournament(['.'], { rules: rulesOf('cfc') })).name).toBe('cfc-swiss')
    expect(presetFor(buildTournament(['.'], robin)).name).toBe('cfc-round-robin')
    expect(presetFor(buildTournament(['.'], { info: { ...emptyInfo, type: 'Individual: Round robin' } })).name).toBe('round-robin')
    const teams = { teams: [] }
    expect(presetFor(buildTournament(['.'], { ...teams, rules: rulesOf('cfc-team') })).name).toBe('cfc-team-swiss')
    expect(presetFor(buildTournament(['.'], { ...teams, ...robin })).name).toBe('cfc-team-round-robin')
    expect(presetFor(buildTournament(['.'], teams)).name).toBe('team-swiss')
    expect(presetFor(buildTournament(['.'])).name).toBe('swiss')
  })

  test('fide-c07 4.2: each tie-break only among those still tied, then lots', () => {
    const event = buildTournament(['2w1', '1b0', '4w1', '3b0'])
    expect(ranksOf(event, 'BH')).toEqual([1, 3, 1, 3])
    expect(ranksOf(event, 'BH,TPN')).toEqual([1, 3, 2, 4])
    expect(ranksOf(event, 'BH,LOTS')).toEqual([1, 3, 1, 3])
    const drawn = ranksOf(event, 'BH,LOTS', { lotsSeed: '2026-11-15 Anna' })
    expect([...drawn].sort()).toEqual([1, 2, 3, 4])
    expect(ranksOf(event, 'BH,LOTS', { lotsSeed: '2026-11-15 Anna' })).toEqual(drawn)
    const firsts = Array.from({ length: 300 }, (_, seed) => valuesOf(event, 'LOTS', { lotsSeed: `seed ${seed}` }).indexOf(1))
    for (const player of [0, 1, 2, 3]) expect(firsts.filter((first) => first === player).length).toBeGreaterThan(50)
    // Whoever recorded a seed must get the same lots from every later version.
    expect(valuesOf(event, 'LOTS', { lotsSeed: '2026-11-15 Anna' })).toEqual([3, 1, 2, 4])
  })

  test('fide-c07 4.2: lots drawn by hand go before those of a seed, and are the same on every standing', () => {
    const event = buildTournament(['2w1', '1b0', '4w1', '3b0'])
    const byHand = { ...event, players: event.players.map((player, at) => ({ ...player, ...(at < 3 ? { lot: [7, 3, 5][at]! } : {}) })) }
    for (const options of [{}, { lotsSeed: '2026-11-15 Anna' }, { lotsSeed: 'another' }]) {
      expect(valuesOf(byHand, 'LOTS', options)).toEqual([7, 3, 5, null])
      expect(ranksOf(byHand, 'BH,LOTS', options)).toEqual([2, 3, 1, 4])
    }
  })

  test('MTB26: a value from elsewhere decides between the tied where the list has EXT, the higher the better', () => {
    const event = buildTournament(['2w1', '1b0', '4w1', '3b0'])
    const values = [10, 5, 20, 15]
    const players = event.players.map((player, at) => ({ ...player, external: pointsFromTenths(values[at]!) }))
    expect(valuesOf({ ...event, players }, 'EXT')).toEqual([1, 0.5, 2, 1.5])
    expect(ranksOf({ ...event, players }, 'BH,EXT')).toEqual([2, 4, 1, 3])
    expect(valuesOf(event, 'EXT')).toEqual([null, null, null, null])
  })

  test('fide-c07 4.4: two games against the same opponent count twice', () => {
    expect(valuesOf(buildTournament(['2w1 2b1', '1b0 1w0']), 'BH')).toEqual([0, 4])
  })

  test('fide-c07 6: only games among the tied count', () => {
    expect(ranksOf(buildTournament(['2w1 3b0', '1b0 4w1', '4w0 1w1', '3b1 2b0']), 'DE')).toEqual([1, 1, 1, 1])
    expect(ranksOf(buildTournament(['2w1 3b0', '1b0 3w1', '. 2b0', '. .']), 'DE')).toEqual([1, 2, 3, 3])
  })

  test('fide-c07 6.1.1: a forfeit is no encounter in a Swiss, unless the event says so (/P)', () => {
    const event = buildTournament(['2w+ 3b0', '1b- F', '. 1w1'])
    expect(ranksOf(event, 'DE')).toEqual([1, 1, 1])
    expect(ranksOf(buildTournament(['2w+ Z', '1b- F']), 'DE')).toEqual([1, 1])
    expect(ranksOf(buildTournament(['2w+ Z', '1b- F']), 'DE/P')).toEqual([1, 2])
  })

  test('fide-c07 6.1.2: of several encounters the mean', () => {
    const event = buildTournament(['2w1 2b= 3w0', '1b0 1w= 3b1', '. . 1b1'])
    expect(workingOf(event, 'DE', 1).terms.map(({ value }) => toNumber(value))).toEqual([0.75])
  })

  test('fide-c07 6.2: those who are equal again are looked at by themselves', () => {
    // Among the four 1 and 2 have two points, 3 and 4 one; 1 beat 2 and 4 beat 3.
    const event = buildTournament(['2w1 4w1 3w0 Z', '1b0 3w1 4w1 Z', '4w0 2b0 1b1 U', '3b1 1b0 2b0 U'])
    expect(ranksOf(event, 'DE')).toEqual([1, 2, 4, 3])
    expect(ranksOf(buildTournament(['2w1 3b0', '1b0 3w1', '2b0 1w1']), 'DE')).toEqual([1, 1, 1])
  })

  test('fide-c07 6.3: whoever is first whatever the missing results comes first', () => {
    // 1 beat 2 and 3, who did not meet: neither can come level any more.
    expect(ranksOf(buildTournament(['2w1 3b1 Z Z', '1b0 U U Z', 'Z 1w0 U U']), 'DE')).toEqual([1, 2, 2])
    // Among the four nobody is sure to be second, since 3 could have beaten 1; 2, 3 and 4 by themselves have all met.
    const rest = buildTournament(['2w1 4b1 Z Z', '1b0 3w1 4w= H', '4w= 2b0 U H', '3b= 1w0 2b= U'])
    expect(ranksOf(rest, 'DE')).toEqual([1, 2, 4, 3])
    // 2 and 3 have not met and 1 met only one of them: a missing win would draw level.
    expect(ranksOf(buildTournament(['2w1 Z', '1b0 U', 'Z U']), 'DE')).toEqual([1, 1, 1])
  })

  test('fide-c07 7.1: WIN counts rounds worth a win, played or not', () => {
    expect(valuesOf(buildTournament(['2w1 2b+ U F', '1b0 1w- H Z']), 'WIN')).toEqual([4, 0])
    const scoring = scoringSystem(10, 5, 0, { pairingAllocatedBye: 5 as never })
    expect(valuesOf(buildTournament(['2w1 U', '1b0 Z'], { scoring }), 'WIN')).toEqual([1, 0])
  })

  test('fide-c07 7.2: WON counts wins over the board', () => {
    expect(valuesOf(buildTournament(['2w1 2b+ U F', '1b0 1w- H Z']), 'WON')).toEqual([1, 0])
  })

  test('fide-c07 7.3, fide-c07 7.4: BPG and BWG count games and wins with Black over the board', () => {
    const event = buildTournament(['2b1 2b+ 2b0', '1w0 1w- 1w1'])
    expect([valuesOf(event, 'BPG'), valuesOf(event, 'BWG')]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('fide-c07 7.5: PS sums the scores after each round', () => {
    expect(valuesOf(buildTournament(['2w1 2b= U', '1b0 1w= Z']), 'PS')).toEqual([1 + 1.5 + 2.5, 0 + 0.5 + 0.5])
    expect(valuesOf(buildTournament(['2w1 2b= U', '1b0 1w= Z']), 'PS/C2')).toEqual([2.5, 0.5])
  })

  test('fide-c07 7.6: REP leaves out requested byes and forfeit losses; GE is its old name', () => {
    const event = buildTournament(['2w1 2b+ U F H', '1b0 1w- Z . H'])
    expect(valuesOf(event, 'REP')).toEqual([4, 1])
    expect(valuesOf(event, 'GE')).toEqual([4, 1])
  })

  test('fide-c07 7.7: STD measures each round against the opponent, an unplayed one by a draw', () => {
    const scoring = scoringSystem(30, 10, 0)
    const event = buildTournament(['2w1 2b= 2w+ H U Z', '1b0 1w= 1b- F H .'], { scoring })
    expect(valuesOf(event, 'STD')).toEqual([1 + 0.5 + 1 + 0.5 + 1 + 0, 0 + 0.5 + 0 + 1 + 0.5 + 0])
  })

  test('fide-c07 7.8: TPN, the lower the better, /R the other way', () => {
    const event = buildTournament(['2w=', '1b='])
    expect([ranksOf(event, 'TPN'), ranksOf(event, 'TPN/R')]).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  test('fide-c07 8.1: BH sums the scores of the opponents; /P takes the scheduled opponent of a forfeit', () => {
    const event = buildTournament(['2w1 3b+', '1b0 4w1', '4w1 1w-', '3b0 2b0'])
    expect(valuesOf(event, 'BH', { edition: '2023' })[0]).toBe(1 + 2)
    expect(valuesOf(event, 'BH', { edition: '2026' })[0]).toBe(1 + 1)
    expect(valuesOf(event, 'BH/P', { edition: '2023' })[0]).toBe(1 + 1)
    expect(workingOf(event, 'BH/P', 1).terms[1]).toMatchObject({
      opponent: 3,
      note: { code: 'forfeit-as-played', article: '14', draws: [] },
    })
  })

  test('fide-c07 8.2: AOB is the mean over opponents of the board, unrounded', () => {
    const event = buildTournament(['2w1 3b1 4w1', '1b0 4b1 3w1', '4w1 1w0 2b0', '3b0 2w0 1b0'])
    expect(workingOf(event, 'AOB', 4).value).toEqual({ numerator: 4, denominator: 1 })
    expect(valuesOf(buildTournament(['U', 'Z']), 'AOB')).toEqual([null, null])
  })

  test('fide-c07 8.3: FB takes the games of the last round as draws, BH/F is the same', () => {
    const event = buildTournament(['2w1 3b1', '1b0 4w1', '4w1 1w0', '3b0 2b0'])
    expect(valuesOf(event, 'FB')).toEqual([0.5 + 1.5, 1.5 + 0.5, 0.5 + 1.5, 1.5 + 0.5])
    expect(valuesOf(event, 'BH/F')).toEqual(valuesOf(event, 'FB'))
    // A forfeit was a paired game, a bye was not.
    const last = buildTournament(['2w1 3b+', '1b0 U', 'U 1w-'])
    expect(valuesOf(last, 'FB')).toEqual([1 + 1.5, 1.5 + 1, 1 + 1.5])
  })

  test('fide-c07 9.1: SB multiplies each opponent by the result', () => {
    const event = buildTournament(['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0'])
    expect(valuesOf(event, 'SB')).toEqual([1 + 0.75, 0, 0 + 0.75, 0])
  })

  test('fide-c07 9.2: in a Swiss KS takes an unplayed round for a game against the dummy, KS/G only games played, against scores as they are', () => {
    // The limit is 1½. Player 1 beats 2, has the bye, and 3 does not come.
    const rounds = ['2w1 U 3b+', '1b0 3w1 4b1', '4w= 2b0 1w-', '3b= Z 2w0']
    const swiss = buildTournament(rounds)
    expect(valuesOf(swiss, 'KS')).toEqual([2, 0, 0, 0])
    expect(valuesOf(swiss, 'KS/G')).toEqual([1, 0, 0, 0])
    expect(valuesOf(swiss, 'KS/G/P')).toEqual([1, 0, 0, 0])
    // Against 3, who has half a point, with the limit at a half.
    expect(valuesOf(swiss, 'KS/L-2/G/P')[0]).toBe(2)
    expect(valuesOf(swiss, 'KS/L-2/G')[0]).toBe(1)
    const table = buildTournament(rounds, robin)
    expect(valuesOf(table, 'KS/G')).toEqual(valuesOf(table, 'KS'))
  })

  test('fide-c07 9.2, fide-c07 14.5: KS counts points against the upper half, /L moves the limit by half points', () => {
    const event = buildTournament(['2w1 3b= 4w1', '1b0 4b= 3w1', '4w0 1w= 2b0', '3b1 2w= 1b0'], robin)
    expect(valuesOf(event, 'KS')).toEqual([2, 0.5, 0.5, 0.5])
    expect(valuesOf(event, 'KS/L-1')).toEqual(valuesOf(event, 'KS'))
    expect(valuesOf(event, 'KS/L+2')).toEqual([0, 0, 0.5, 0])
    expect(valuesOf(event, 'KS/L-2')).toEqual([2.5, 1.5, 0.5, 1.5])
  })

  test('fide-c07 10: nothing with ratings when somebody is unrated, unless the event says how they count (/U)', () => {
    const event = buildTournament(['2w1', '1b0'])
    const rated = { ...event, players: event.players.map((player, at) => ({ ...player, rating: at === 0 ? 2000 : null })) }
    expect(valuesOf(rated, 'ARO')).toEqual([null, null])
    expect(workingOf(rated, 'TPR', 1).note?.code).toBe('unrated')
    expect(valuesOf(rated, 'ARO/U1400')).toEqual([1400, 2000])
  })

  test('fide-c07 10.1: ARO is rounded half up, cuts take ratings', () => {
    expect(valuesOf(swissExercise(), 'ARO')[3]).toBe(1888)
    expect(valuesOf(swissExercise(), 'ARO/M1')[0]).toBe(Math.round((2050 + 1800 + 1600) / 3))
    expect(valuesOf(swissExercise(), 'ARO/C2')[11]).toBeNull()
  })

  test('fide-c07 10.2, fide-c07 10.4: TPR adds the difference of the table, APRO is the mean of the opponents', () => {
    expect(workingOf(swissExercise(), 'TPR', 12)).toMatchObject({
      value: { numerator: 1250 },
      note: { code: 'performance', average: 2050, scored: 0, games: 1, difference: -800 },
    })
    expect(valuesOf(swissExercise(), 'APRO')[11]).toBe(2081)
  })

  test('fide-c07 10.3, fide-c07 10.5: PTP is the lowest rating that expects the score, APPO the mean of the opponents', () => {
    expect(valuesOf(swissExercise(), 'PTP')[2]).toBe(2112)
    expect(valuesOf(swissExercise(), 'PTP')[11]).toBe(2050 - 800)
    expect(valuesOf(swissExercise(), 'APPO')[11]).toBe(valuesOf(swissExercise(), 'PTP')[3])
    const perfect = swissExercise()
    const won = { ...perfect, players: perfect.players.map((player) => ({ ...player, outcomes: player.outcomes.slice(0, 1) })) }
    expect(valuesOf(won, 'PTP')[0]).toBe(1800 + 736)
  })

  test('fide-c07 10.6: RTNG, the higher the better, /R the other way', () => {
    const ranks = ranksOf(swissExercise(), 'RTNG')
    expect([2, 1, 3, 4, 16].map((player) => ranks[player - 1])).toEqual([1, 2, 3, 4, 5])
    expect(ranksOf(swissExercise(), 'RTNG/R')[15]).toBe(2)
  })
})
