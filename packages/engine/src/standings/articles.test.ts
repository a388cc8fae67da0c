import { describe, expect, test } from 'vitest'
import { scoringSystem } from '../model/scoring.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { readSourceFiles } from '../testing/source-files.ts'
import { codesFrom, ranksOf, valuesOf, workingOf } from '../testing/standings-of.ts'
import { swissExercise, teamExercise } from '../testing/tie-break-fixtures.ts'
import { tieBreakArticles } from './articles.ts'
import { toNumber } from './exact.ts'
import { presetFor, presets, tieBreaksOf } from './presets.ts'
import { teamStandings } from './team-standings.ts'
import { tieBreakRules } from './tie-breaks/index.ts'

const robin = { rulebook: 'round-robin' } as const

describe('the articles of C.07', () => {
  test('fide-c07 2.1: the regulation has no list of its own; every preset is a list that can be computed', () => {
    for (const preset of presets) expect(tieBreaksOf(preset).length).toBeGreaterThan(0)
    expect(presetFor(buildTournament(['.'], { rulebook: 'cfc' })).name).toBe('cfc-swiss')
    expect(presetFor(buildTournament(['.'], robin)).name).toBe('round-robin')
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
    expect(workingOf(event, 'BH/P', 1).terms[1]).toMatchObject({ opponent: 3, note: 'forfeit counted as played (14)' })
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
  })

  test('fide-c07 9.1: SB multiplies each opponent by the result', () => {
    const event = buildTournament(['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0'])
    expect(valuesOf(event, 'SB')).toEqual([1 + 0.75, 0, 0 + 0.75, 0])
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
    expect(workingOf(rated, 'TPR', 1).note).toMatch(/unrated/)
    expect(valuesOf(rated, 'ARO/U1400')).toEqual([1400, 2000])
  })

  test('fide-c07 10.1: ARO is rounded half up, cuts take ratings', () => {
    expect(valuesOf(swissExercise(), 'ARO')[3]).toBe(1888)
    expect(valuesOf(swissExercise(), 'ARO/M1')[0]).toBe(Math.round((2050 + 1800 + 1600) / 3))
    expect(valuesOf(swissExercise(), 'ARO/C2')[11]).toBeNull()
  })

  test('fide-c07 10.2, fide-c07 10.4: TPR adds the difference of the table, APRO is the mean of the opponents', () => {
    expect(workingOf(swissExercise(), 'TPR', 12)).toMatchObject({ value: { numerator: 1250 }, note: 'ARO 2050, 0.0 of 1: -800' })
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

describe('the articles of C.07 on teams', () => {
  const points = (...tenths: number[]): never => tenths as never
  const event = teamExercise()
  const withBoards = {
    ...event,
    boards: 4,
    teams: [
      { number: 1, name: 'A', rating: null, rounds: [match(2, points(10, 10, 0, 0)), match(3, points(0, 5, 5, 10))] },
      { number: 2, name: 'B', rating: null, rounds: [match(1, points(0, 0, 10, 10)), { ...bye('pairing-allocated', 20) }] },
      { number: 3, name: 'C', rating: null, rounds: [{ ...bye('half-point', 20) }, match(1, points(10, 5, 5, 0))] },
    ],
  }
  function match(opponent: number, boards: never) {
    const gamePoints = (boards as readonly number[]).reduce((a, b) => a + b, 0) as never
    return { kind: 'match' as const, opponent, colour: 'white' as const, matchPoints: 10 as never, gamePoints, boards }
  }
  function bye(kind: 'pairing-allocated' | 'half-point', gamePoints: number) {
    return { kind: 'bye' as const, bye: kind, matchPoints: 10 as never, gamePoints: gamePoints as never }
  }
  const row = (code: string, number: number) =>
    teamStandings(withBoards, { tieBreaks: codesFrom(code, 'teams') }).rows.find(({ team }) => team.number === number)!
  const order = (code: string) =>
    teamStandings(withBoards, { tieBreaks: codesFrom(code, 'teams') }).rows.map(({ team, rank }) => [team.number, rank])

  test('fide-c07 12: a team bye is a win on every board, a half-point bye brings nothing', () => {
    expect(
      row('TBR', 2)
        .working()[1]!
        .terms.map(({ value }) => toNumber(value)),
    ).toEqual([1, 1, 2, 2])
    expect(
      row('TBR', 3)
        .working()[1]!
        .terms.map(({ value }) => toNumber(value)),
    ).toEqual([1, 0.5, 0.5, 0])
  })

  test('fide-c07 12.1: BC is board times points, the lower the better, for equal game points only', () => {
    expect(order('BC')).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ])
    expect(toNumber(row('BC', 1).values[1]!)).toBe(1 + 3 + 1.5 + 4)
    const unequal = {
      ...withBoards,
      primary: 'MP' as const,
      teams: withBoards.teams.map((team, at) =>
        at === 0 ? { ...team, rounds: team.rounds.map((round) => ({ ...round, gamePoints: 30 as never })) } : team,
      ),
    }
    expect(teamStandings(unequal, { tieBreaks: codesFrom('BC', 'teams') }).rows.map(({ rank }) => rank)).toEqual([1, 1, 1])
  })

  test('fide-c07 12.2: TBR by board 1, then board 2', () => {
    expect(order('TBR')).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test('fide-c07 12.3: BBE without the last board, then without the last two', () => {
    expect(
      row('BBE', 1)
        .working()[1]!
        .terms.map(({ value }) => toNumber(value)),
    ).toEqual([3, 2.5, 1])
    expect(order('BBE')).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ])
  })

  test('fide-c07 13.1: MPvGP is the score that is not the primary one', () => {
    const first = (primary: 'MP' | 'GP') =>
      toNumber(
        teamStandings({ ...event, primary }, { tieBreaks: codesFrom('MPvGP', 'teams') }).rows.find(({ team }) => team.number === 1)!
          .values[1]!,
      )
    expect([first('MP'), first('GP')]).toEqual([17.5, 10])
  })

  test('fide-c07 13.2: the letters say which score of the opponent and which own result', () => {
    const value = (primary: 'MP' | 'GP') =>
      toNumber(
        teamStandings({ ...event, primary }, { tieBreaks: codesFrom('EMGSB', 'teams') }).rows.find(({ team }) => team.number === 2)!
          .values[1]!,
      )
    expect([value('MP'), value('GP')]).toEqual([131, 131])
  })

  test('fide-c07 13.3: two teams tied on both scores are separated by their own match', () => {
    const codes = (name: string) =>
      teamStandings(event, { tieBreaks: codesFrom(name, 'teams') })
        .rows.filter(({ team }) => [11, 14].includes(team.number))
        .map(({ rank }) => rank)
    expect([codes('EDE'), codes('EDEBB')]).toEqual([
      [12, 12],
      [12, 13],
    ])
  })

  test('fide-c07 13.4: SSSC adds Buchholz divided by K, which /K sets', () => {
    const value = (code: string) =>
      teamStandings(event, { tieBreaks: codesFrom(code, 'teams') })
        .rows.find(({ team }) => team.number === 2)!
        .working()[1]!
    expect(value('SSSC').note).toBe('17.0 + 57.0 / 3')
    expect(toNumber(value('SSSC/K10').value!)).toBeCloseTo(17 + 5.7)
  })
})

describe('modifiers and unplayed rounds', () => {
  // Scores: 1 has 3, 2 has 2, 3 has 1, 4 has 0.
  const event = buildTournament(['2w1 3b1 4w1', '1b0 4b1 3w1', '4w1 1w0 2b0', '3b0 2w0 1b0'])
  test('fide-c07 14.1, fide-c07 14.2, fide-c07 14.3, fide-c07 14.4: what is cut', () => {
    expect(['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2'].map((code) => valuesOf(event, code)[0])).toEqual([3, 3, 2, 1, 0])
    expect(workingOf(event, 'BH/M1', 1).terms.map(({ cut }) => cut)).toEqual([
      'cut: most significant (14)',
      null,
      'cut: least significant (14)',
    ])
  })

  test('fide-c07 15.2: forfeits of a round robin are games, but not for ratings, and a forfeit loss is not played', () => {
    const played = buildTournament(['2b+ 3w1', '1w- 3b0', '2w1 1b0'], robin)
    const rated = { ...played, players: played.players.map((player) => ({ ...player, rating: 2000 })) }
    expect(valuesOf(rated, 'SB')).toEqual([1, 0, 0])
    expect([valuesOf(rated, 'WON'), valuesOf(rated, 'BPG'), valuesOf(rated, 'BWG')]).toEqual([
      [2, 0, 1],
      [1, 1, 1],
      [1, 0, 0],
    ])
    expect(workingOf(rated, 'ARO', 1).terms).toHaveLength(1)
    expect(workingOf(rated, 'ARO', 2).terms).toHaveLength(1)
  })

  test('fide-c07 16.1, fide-c07 16.2, fide-c07 16.3: a requested bye before a game counts as awarded, the rest at the end as draws', () => {
    // 2 plays only round 1; 3 comes back after a zero-point bye.
    const withdrawn = buildTournament(['2w1 3b1 Z', '1b0 Z Z', 'Z 1w0 U'])
    const terms = workingOf(withdrawn, 'BH', 1).terms
    expect(terms.slice(0, 2).map(({ score }) => toNumber(score!))).toEqual([1, 1])
    expect(terms[0]!.note).toBe('adjusted: round 2, 3 as a draw (16.3)')
    expect(terms[1]!.note).toBe('')
    // A forfeit loss at the end does not make the bye before it any better, but stays a loss itself.
    expect(toNumber(workingOf(buildTournament(['2w1 3b1 U', '1b0 H 3w-', 'Z 1w0 2b+']), 'BH', 1).terms[0]!.score!)).toBe(0.5)
  })

  test('fide-c07 16.4: an unplayed round is a game against a dummy with the own score', () => {
    expect(workingOf(event, 'BH', 4).terms.every(({ opponent }) => opponent !== null)).toBe(true)
    const late = buildTournament(['Z 2w1 3b1', 'U 1b0 Z', 'U Z 1w0'])
    expect(workingOf(late, 'BH', 1, { edition: '2023' }).terms[0]).toMatchObject({
      opponent: null,
      note: 'unplayed: dummy with own score (16.4)',
    })
    expect(toNumber(workingOf(late, 'BH', 1, { edition: '2023' }).terms[0]!.score!)).toBe(2)
  })

  test('fide-c07 16.4.1: since 2026 not more than the scheduled opponent of a forfeit', () => {
    const forfeited = buildTournament(['2w+ 3b1', '1b- Z', 'Z 1w0'])
    expect(workingOf(forfeited, 'BH', 1).terms[0]).toMatchObject({ note: 'unplayed: dummy, capped at the score of 2 (16.4.1)' })
    expect(toNumber(workingOf(forfeited, 'BH', 1).terms[0]!.score!)).toBe(0.5)
  })

  test('fide-c07 16.4.2: since 2026 not more than a draw in every round for a bye', () => {
    const lucky = buildTournament(['U 2w1', 'Z 1b0'])
    expect(toNumber(workingOf(lucky, 'BH', 1).terms[0]!.score!)).toBe(1)
    expect(toNumber(workingOf(lucky, 'BH', 1, { edition: '2023' }).terms[0]!.score!)).toBe(2)
  })

  test('fide-c07 16.5: a cut takes the voluntarily unplayed round first', () => {
    const bye = buildTournament(['2w1 H 3b1', '1b0 3w0 Z', 'Z 2b1 1w0'])
    expect(workingOf(bye, 'BH/C1', 1).terms.map(({ cut }) => cut)).toEqual([null, 'cut: voluntarily unplayed round (16.5)', null])
    // For SB the higher of the two products goes.
    expect(workingOf(bye, 'SB/C1', 1).terms.map(({ cut }) => cut !== null)).toEqual([false, true, false])
  })
})

describe('traceability of C.07', () => {
  const sources = readSourceFiles('engine')
  const tests = sources.filter(({ path }) => path.startsWith('standings/') && path.endsWith('.test.ts')).map(({ text }) => text)

  test('every article is named by a test, and implemented where it says', () => {
    const names = (number: string) => new RegExp(`fide-c07 ${number.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`)
    const paths = new Set(sources.map(({ path }) => path))
    const faults = tieBreakArticles.flatMap((article) =>
      'where' in article
        ? [
            ...(tests.some((text) => names(article.number).test(text)) ? [] : [`${article.number} has no test`]),
            ...(paths.has(article.where) ? [] : [`${article.where} is not there`]),
          ]
        : [],
    )
    expect(faults).toEqual([])
    expect(new Set(tieBreakArticles.map(({ number }) => number)).size).toBe(tieBreakArticles.length)
  })

  test('every tie-break of C.07 has its article registered', () => {
    const numbers = new Set(tieBreakArticles.map(({ number }) => number))
    const missing = tieBreakRules.filter(({ article }) => /^\d/.test(article) && !numbers.has(article))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})
