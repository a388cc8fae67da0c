import { describe, expect, it } from 'vitest'
import { makeTrf } from '../../formats/trf/write.ts'
import { type PlayerId, playerId } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import type { RulebookId } from '../../model/rules.ts'
import { scoringSystem, standardScoring } from '../../model/scoring.ts'
import { standings } from '../../standings/standings.ts'
import { allResults, draw, opened, playRound, publish, refusalOf } from '../../testing/desk-steps.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { run } from '../../testing/run-commands.ts'
import type { DeskCommand, DraftChange } from '../commands.ts'
import type { Desk } from '../desk.ts'
import { sideResults } from '../result.ts'
import type { DeclaredSettings } from '../settings.ts'
import { tournamentOf } from '../tournament.ts'

const settings = (changes: DeclaredSettings): DeskCommand => ({ kind: 'change-settings', changes })
const entered = (players = 7, changes: DeclaredSettings = {}): Desk =>
  run(opened('fide-dutch-2026', 5, players), settings({ fideMode: true, ...changes }))
const askedOf = (desk: Desk, command: DeskCommand): string | null => {
  const refusal = refusalOf(desk, command)
  return refusal?.code === 'fide-mode' ? `${refusal.level}: ${refusal.asks.map(({ code }) => code)}` : (refusal?.code ?? null)
}
/** Points of everybody, the highest first. */
const pointsIn = (desk: Desk): readonly number[] => standings(tournamentOf(desk.state), { tieBreaks: [] }).rows.map(({ points }) => points)
const three = scoringSystem(30, 10, 0, { pairingAllocatedBye: pointsFromTenths(20) })

describe('points in FIDE mode', () => {
  it('are 1, ½ and 0 where nothing is said, and the bye is worth a win', () => {
    expect(entered().state.settings!.scoring).toEqual(standardScoring)
    expect(pointsIn(playRound(entered()))).toEqual([10, 10, 10, 10, 0, 0, 0])
  })

  it('are refused where two draws are worth more than a win and a loss', () => {
    expect(askedOf(entered(), settings({ scoring: scoringSystem(30, 20, 0) }))).toBe('draw-worth-too-much')
    expect(askedOf(entered(), settings({ scoring: scoringSystem(10, 6, 0) }))).toBe('draw-worth-too-much')
    expect(askedOf(entered(), settings({ scoring: scoringSystem(20, 10, 0) }))).toBeNull()
  })

  it('of another scale are taken, with a bye between win and draw, and scores, standings and reports have them', () => {
    const desk = playRound(entered(7, { scoring: three }))
    expect(pointsIn(desk)).toEqual([30, 30, 30, 20, 0, 0, 0])
    const report = makeTrf(tournamentOf(desk.state), { dialect: 'trf26' }).text.split(/\r?\n/)
    expect(report.find((line) => line.startsWith('162'))).toMatch(/W 3\.0 +D 1\.0 .*P 2\.0/)
    const written = report.filter((line) => line.startsWith('001')).map((line) => line.slice(80, 84).trim())
    expect(written.toSorted().reverse()).toEqual(['3.0', '3.0', '3.0', '2.0', '0.0', '0.0', '0.0'])
  })

  it('are locked once a round is paired, the bye and the acceleration with them', () => {
    const desk = run(entered(), { kind: 'pair-round' })
    const { rules } = desk.state.settings!
    for (const changes of [
      { scoring: scoringSystem(20, 10, 0) },
      { scoring: { ...standardScoring, pairingAllocatedBye: pointsFromTenths(5) } },
      { rules: { ...rules, acceleration: 'baku-paired' } },
    ] as readonly DeclaredSettings[])
      for (const confirmed of [undefined, true, 'twice'] as const)
        expect(askedOf(desk, { ...settings(changes), ...(confirmed === undefined ? {} : { confirmed }) })).toBe('setting-locked')
    const fast = run(entered(7, { rules: { ...rules, acceleration: 'baku-paired' } as never }), { kind: 'pair-round' })
    expect(askedOf(fast, settings({ rules: { ...rules, acceleration: null } as never }))).toBe('setting-locked')
  })

  it.each(['fide-dutch-2026', 'fide-dubov-2026', 'fide-burstein-2026', 'fide-lim-2026', 'fide-team-2026'] as const)(
    'C.04.7 1.2: groups of everybody, also of those with a bye in round 1, are acknowledged: %s',
    (id: RulebookId) => {
      const fast = (acceleration: 'baku' | null) => settings({ fideMode: true, rules: { ...rulesOf(id), acceleration } as never })
      expect(askedOf(opened(id), fast('baku'))).toBe('acknowledge: fide-acceleration')
      expect(askedOf(opened(id), fast(null))).toBeNull()
    },
  )
})

describe('results in FIDE mode', () => {
  it('are those of games, ½-0 and 0-0 among them, and three forfeits: no 1-1, no 1-½, no forfeit against a game', () => {
    const desk = run(entered(8), ...publish)
    const taken = sideResults.flatMap((white) =>
      sideResults.flatMap((black) => {
        const command = { kind: 'enter-result', round: 1, board: 0, result: { ...draw, white, black } } as unknown as DeskCommand
        return askedOf(desk, command) === null ? [`${white} ${black}`] : []
      }),
    )
    expect(taken).toEqual([
      'win loss',
      'draw draw',
      'draw loss',
      'loss win',
      'loss draw',
      'loss loss',
      'forfeit-win forfeit-loss',
      'forfeit-loss forfeit-win',
      'forfeit-loss forfeit-loss',
      'adjourned adjourned',
    ])
  })
})

describe('tie-breaks of a round robin in FIDE mode', () => {
  const asked = (code: string): string | null => askedOf(opened('round-robin', 5), settings({ fideMode: true, tieBreaks: [code] }))
  it('are all those that FIDE names for it', () => {
    const named = 'DE BPG BWG REP STD SB SB/C1 SB/C2 RTNG RTNG/R WIN TPN TPN/R KS KS/L+1 KS/L-1 KS/L+2 KS/L-2'.split(' ')
    expect(named.filter((code) => asked(code) !== null)).toEqual([])
  })
  it('are no Buchholz of any kind', () => {
    const kinds = 'BH BH/C1 BH/C2 BH/M1 BH/M2 FB FB/C1 AOB'.split(' ')
    expect(kinds.filter((code) => asked(code) !== 'refuse: fide-tie-break')).toEqual([])
  })
})

describe('pairs made by hand in FIDE mode', () => {
  const byHand = (desk: Desk): Desk => run(desk, { kind: 'pair-round' }, { kind: 'start-manual', reason: 'Asked for' })
  /** The articles that a change breaks, where it is asked to be confirmed; of everybody's places only these two change. */
  const broken = (desk: Desk, change: DraftChange): readonly string[] => {
    const refusal = refusalOf(desk, { kind: 'change-draft', change })
    return refusal?.code === 'fide-mode' && refusal.level === 'confirm'
      ? refusal.asks.flatMap((ask) => (ask.code === 'rule-broken' ? ask.articles : []))
      : []
  }
  /** The first meets the second, whose place the first one's opponent takes. */
  const together = ({ state }: Desk, one: PlayerId, other: PlayerId): DraftChange => {
    const { white, black } = state.draft!.boards.find((board) => [board.white, board.black].includes(one))!
    return { kind: 'swap', a: white === one ? black : white, b: other }
  }

  it('are confirmed where they break a rule: a rematch, a prohibited pair, a second bye, a third colour', () => {
    const first = playRound(entered(7))
    const { boards } = first.state.rounds[0]!
    const { bye } = run(entered(7), { kind: 'pair-round' }).state.draft!
    const second = byHand(first)
    expect(broken(second, together(second, boards[0]!.white, boards[0]!.black))).toContain('C1')
    expect(broken(second, { kind: 'swap', a: second.state.draft!.bye!, b: bye! })).toContain('C2')

    const who = { kind: 'players', players: [playerId(1), playerId(8)] }
    const apart = byHand(
      run(entered(8), { kind: 'forbid-pair', prohibition: { who, firstRound: 1, lastRound: null, strength: 'law' } as never }),
    )
    expect(broken(apart, together(apart, playerId(1), playerId(8)))).toContain('C.04.2 1.5')

    // Each rematch by itself, also while others stand; whoever is not seated breaks nothing.
    const eight = playRound(entered(8))
    const stand = (desk: Desk): Desk => {
      const change: DraftChange = { kind: 'unpair', board: 0 }
      expect(broken(desk, change)).toEqual([])
      return run(desk, { kind: 'change-draft', change, confirmed: true })
    }
    let again = byHand(eight)
    for (const _ of again.state.draft!.boards) again = stand(again)
    for (const { white, black } of eight.state.rounds[0]!.boards) {
      const change: DraftChange = { kind: 'pair', white: black, black: white }
      expect(broken(again, change)).toContain('C1')
      again = run(again, { kind: 'change-draft', change, confirmed: true })
    }

    // In round 2 everybody has the colour of round 1 again, and in round 3 somebody a third time.
    const flips = (desk: Desk): Desk =>
      desk.state.draft!.boards.reduce(
        (at, _, board) => run(at, { kind: 'change-draft', change: { kind: 'flip', board }, confirmed: true }),
        desk,
      )
    const twice = run(flips(byHand(playRound(entered(8)))), { kind: 'finish-manual', confirmed: true }, { kind: 'publish-round' })
    const third = byHand(run(twice, ...allResults(twice)))
    expect(broken(third, { kind: 'flip', board: 0 })).not.toEqual([])
  })
})
