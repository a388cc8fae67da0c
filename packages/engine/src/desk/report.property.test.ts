import { describe, expect, it } from 'vitest'
import { parseTournamentJson } from '../formats/json/read.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import { underPairingNumbers } from '../formats/renumbered.ts'
import { parseTrf } from '../formats/trf/read.ts'
import { makeTrf } from '../formats/trf/write.ts'
import { roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { checkRecordedRounds } from '../pairing/record/index.ts'
import { rulebookById } from '../pairing/rulebook-of.ts'
import { inferInitialColour } from '../rulebook/fide-dutch/initial-colour.ts'
import { type Dice, makeDice } from '../testing/random/dice.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { told } from '../testing/told.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute } from './desk.ts'
import { reportOf } from './report.ts'
import type { BoardResult } from './result.ts'
import { forRating, tournamentOf } from './tournament.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const lives = Number(process.env.ZUG_GAMES ?? 12)

const results: readonly BoardResult[] = [
  { white: 'win', black: 'loss', rated: true },
  { white: 'draw', black: 'draw', rated: true },
  { white: 'loss', black: 'win', rated: true },
  { white: 'forfeit-win', black: 'forfeit-loss', rated: true },
  { white: 'draw', black: 'loss', rated: true },
]
const adjourned: BoardResult = { white: 'adjourned', black: 'adjourned', rated: true }

const make = (desk: Desk, command: DeskCommand): Desk => {
  const result = execute(desk, command)
  return result.ok ? result.value.desk : desk
}

/** What happens in an honest event between two pairings: nothing by hand. */
const between = (dice: Dice, desk: Desk, at: number): Desk => {
  const { state } = desk
  const round = state.rounds.length
  const anyone = dice.pick([...state.players.keys()])
  const latecomer = [...state.players.values()].findLast(({ firstRound }) => firstRound > 1)?.id ?? anyone
  const next = roundNumber(Math.min(state.settings!.numberOfRounds, round + dice.between(1, 2)))
  const old = roundNumber(Math.max(1, round - dice.between(0, 2)))
  const board = dice.between(0, Math.max(0, (state.rounds[old - 1]?.boards.length ?? 1) - 1))
  return make(
    desk,
    dice.pick<DeskCommand>([
      { kind: 'enter-player', player: { name: `Late ${round} ${at}`, rating: dice.between(1200, 2400), club: 'Jerboa' } },
      { kind: 'withdraw', player: anyone },
      { kind: 're-enter', player: anyone },
      { kind: 'request-bye', bye: { player: anyone, round: next, bye: dice.pick(['half-point', 'zero-point']) }, confirmed: true },
      { kind: 'request-bye', bye: { player: latecomer, round: old, bye: dice.pick(['half-point', 'zero-point']) }, confirmed: true },
      { kind: 'enter-result', round: old, board, result: dice.pick(results), reason: 'typing error' },
      { kind: 'enter-result', round: old, board, result: dice.pick(results), reason: 'typing error' },
      { kind: 'correct-player', player: anyone, changes: { rating: dice.between(1200, 2400) } },
      { kind: 'give-numbers' },
    ]),
  )
}

const live = (dice: Dice, rulebook: RulebookId): Desk => {
  const rounds = dice.between(3, 7)
  let desk = make(emptyDesk, { kind: 'create-tournament', settings: { rules: rulesOf(rulebook), numberOfRounds: rounds } })
  const players = Array.from({ length: dice.between(10, 17) }, (_, at) => ({
    name: `Start ${at}`,
    rating: 2400 - 40 * dice.between(0, 25),
    club: dice.pick(['Jerboa', 'Mantis', '']),
  }))
  desk = make(desk, { kind: 'import-players', players })
  desk = make(desk, { kind: 'draw-lots', seed: String(dice.between(1, 9)) })
  const strength = dice.pick(['law', 'wish'] as const)
  const until = { firstRound: roundNumber(1), lastRound: roundNumber(2) }
  if (dice.chance(0.5))
    desk = make(desk, { kind: 'forbid-pair', prohibition: { strength, who: { kind: 'same-club' }, ...until }, confirmed: true })
  for (let round = 1; round <= rounds; round++) {
    for (let at = 0; at < 4; at++) desk = between(dice, desk, at)
    desk = make(desk, { kind: 'pair-round', confirmed: true })
    if (desk.state.draft === null) break
    // A correction that finds the next round drafted, but not published.
    if (round > 1) desk = between(dice, desk, 9)
    if (!execute(desk, { kind: 'publish-round' }).ok)
      for (const command of [{ kind: 'discard-draft' }, { kind: 'pair-round', confirmed: true }] as const) desk = make(desk, command)
    desk = make(desk, { kind: 'publish-round' })
    for (const board of dice.shuffle([...desk.state.rounds.at(-1)!.boards.keys()])) {
      if (dice.chance(0.1)) desk = between(dice, desk, 10 + board)
      const result = dice.chance(0.12) ? adjourned : dice.pick(results)
      desk = make(desk, { kind: 'enter-result', round: roundNumber(round), board, result })
    }
  }
  for (const { round, boards } of desk.state.rounds)
    for (const board of boards.keys())
      if (boards[board]!.result?.white === 'adjourned')
        desk = make(desk, { kind: 'enter-result', round, board, result: dice.pick(results) })
  return make(desk, { kind: 'finish-tournament' })
}

/** As `zug check` does it. */
const discrepancies = (tournament: Tournament, rulebook: RulebookId): readonly string[] => {
  const initialColour = tournament.initialColour ?? inferInitialColour(tournament)
  return checkRecordedRounds({ ...tournament, initialColour }, rulebookById(rulebook)).differences.map(({ round }) => `round ${round}`)
}

describe.each(['fide-dutch-2026', 'fide-dutch-2017', 'cfc'] as const)(`files of a random event by %s (ZUG_SEED=${seed})`, (rulebook) => {
  it('let every round be paired again as it was', () => {
    const seen = { asPaired: 0, numbers: 0, forRating: 0, rounds: 0, plain: 0, untold: 0 }
    for (let life = 0; life < lives; life++) {
      const desk = live(makeDice(seed + life), rulebook)
      const { state } = desk
      for (const rating of [false, true]) {
        const report = reportOf(desk, tournamentOf(rating ? forRating(state) : state))
        const json = parseTournamentJson(makeTournamentJson(report))
        if (!json.ok) throw new Error(told(json.error))
        expect(discrepancies(json.value, rulebook), `JSON of event ${life}`).toEqual([])
        const numbered = underPairingNumbers(report)
        // What a missed round counts, given after the late entry was paired: TRF has no words for it, and says so.
        const untold = report.asPaired?.some(({ outcomes }) =>
          outcomes.some(({ outcome }) => outcome.kind === 'absent' || outcome.kind === 'bye'),
        )
        if (untold === true) {
          const { issues } = makeTrf(numbered, { dialect: 'trf26' })
          expect(
            issues.map(({ code }) => code),
            `event ${life}`,
          ).toContain('as-paired-not-carried')
          seen.untold++
          continue
        }
        if (rulebook !== 'cfc')
          for (const dialect of ['trf26', 'trfbx'] as const) {
            const { text } = makeTrf(numbered, { dialect })
            const trf = parseTrf(text)
            if (!trf.ok) throw new Error(told(trf.error))
            expect(discrepancies(trf.value.tournament, rulebook), `${dialect} of event ${life}`).toEqual([])
            expect(makeTrf(trf.value.tournament, { dialect }).text, `${dialect} of event ${life}`).toBe(text)
          }
        // TRF16 has no place for who is kept apart.
        const plain = parseTrf(makeTrf(numbered, { dialect: 'trf16' }).text)
        if (!plain.ok) throw new Error(told(plain.error))
        if (report.forbiddenPairs.length === 0) {
          const rated = rulebook === 'cfc' ? [] : discrepancies(plain.value.tournament, rulebook)
          expect(rated, `TRF16 of event ${life}`).toEqual([])
          seen.plain++
        }
        seen.asPaired += report.asPaired?.length ?? 0
        seen.numbers += report.asPaired?.filter(({ players }) => players !== undefined).length ?? 0
      }
      seen.forRating += state.rounds.flatMap(({ boards }) => boards).filter(({ ratingResult }) => ratingResult !== null).length
      seen.rounds += state.rounds.length
      expect(reportOf(desk).requestedByes.every(({ round }) => round <= state.settings!.numberOfRounds)).toBe(true)
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(3)
  })
})
