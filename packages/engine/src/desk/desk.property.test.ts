import { describe, expect, it } from 'vitest'
import { parseTournamentJson } from '../formats/json/read.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import type { PlayerId } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import { rulebooks } from '../pairing/rulebook-of.ts'
import { randomCommand, randomStart } from '../testing/desk-commands.ts'
import { makeDice } from '../testing/random/dice.ts'
import { told } from '../testing/told.ts'
import { type Desk, execute, extendDesk, openDesk } from './desk.ts'
import { numberBoards } from './fixed-boards.ts'
import { canonical } from './receipt.ts'
import { isTeamEvent } from './rules.ts'
import { tournamentOf } from './tournament.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const games = Number(process.env.ZUG_GAMES ?? 6)

/** Every rulebook with what it pairs. */
const events: readonly (readonly [RulebookId, 'players' | 'teams'])[] = rulebooks.flatMap(({ id, traits: { pairs } }) =>
  pairs === 'either' ? [[id, 'players'] as const, [id, 'teams'] as const] : [[id, pairs] as const],
)

const faultsOf = (desk: Desk): readonly string[] => {
  const { rounds, teams, players } = desk.state
  const twice = <T>(items: readonly T[]): boolean => new Set(items).size < items.length
  return rounds.flatMap(({ round, boards, unpaired, fixed }) => {
    const { boards: numbered, conflicts } = numberBoards({ boards, fixed }, 1)
    const stands = (id: PlayerId): number | undefined =>
      numbered.find(({ at }) => boards[at]!.white === id || boards[at]!.black === id)?.number
    const given = conflicts.flatMap((conflict) => (conflict.kind === 'beyond' ? [] : [conflict.gives]))
    const elsewhere = (fixed ?? []).filter(({ player, number }) => !given.includes(player) && (stands(player) ?? number) !== number)
    const places = [...boards.flatMap(({ white, black }) => [white, black]), ...unpaired.map(({ player }) => player)]
    const seated = boards.flatMap(({ result }) => [...(result?.match?.white ?? []), ...(result?.match?.black ?? [])])
    const members = seated.flatMap(({ player }) => (player === null ? [] : [player]))
    return [
      ...(twice(places) ? [`round ${round} has an entrant twice`] : []),
      ...(twice(numbered.map(({ number }) => number)) ? [`round ${round} has a board twice`] : []),
      ...(elsewhere.length > 0 ? [`round ${round} has somebody elsewhere without a word`] : []),
      ...(twice(members) ? [`round ${round} has a member of a team twice`] : []),
      ...(members.some((id) => !players.has(id)) ? [`round ${round} has a board of nobody`] : []),
      ...(isTeamEvent(desk.state) && boards.some(({ white, black }) => !teams.has(white) || !teams.has(black))
        ? [`round ${round} has a match of no team`]
        : []),
    ]
  })
}

const pairingsOf = (desk: Desk): string =>
  canonical(desk.state.rounds.map(({ boards }) => boards.map(({ white, black }) => [white, black])))

/** Taken back is the last round and nothing else; it is kept with all that was entered, and undo does not bring it back. */
const afterRecall = ({ state: before }: Desk, after: Desk): readonly string[] => {
  const { state } = after
  const kept = state.recalled?.at(-1)
  return [
    ...(canonical(state.rounds) === canonical(before.rounds.slice(0, -1)) ? [] : ['other rounds changed']),
    ...(kept !== undefined && canonical({ ...kept, reason: null }) === canonical({ ...before.rounds.at(-1), reason: null })
      ? []
      : ['the round is not kept']),
    ...(execute(after, { kind: 'undo' }).ok ? ['it can be undone'] : []),
  ]
}

/** What the desk makes is a tournament that can be kept and read again. */
const unreadable = (desk: Desk): readonly string[] => {
  const read = parseTournamentJson(makeTournamentJson(tournamentOf(desk.state)))
  return read.ok ? [] : [told(read.error)]
}

describe.each(events)(`random life of a tournament by %s, of %s (ZUG_SEED=${seed})`, (rulebook, of) => {
  it('keeps its word under any sequence of commands', () => {
    let published = 0
    for (let game = 0; game < games; game++) {
      const dice = makeDice(seed + game)
      let desk = randomStart(dice, rulebook, of === 'teams')
      for (let step = 0; step < 70; step++) {
        const command = randomCommand(dice, desk)
        const before = canonical(desk.state)
        const result = execute(desk, command)
        expect(canonical(desk.state), `${command.kind} changed its input`).toBe(before)
        if (!result.ok) continue
        const next = result.value.desk
        expect(canonical(openDesk(next.history).state), `${command.kind}: state is not its replay`).toBe(canonical(next.state))
        expect(canonical(extendDesk(desk, result.value.recorded).state), `${command.kind}: state is not its extension`).toBe(
          canonical(next.state),
        )
        expect(faultsOf(next), command.kind).toEqual([])
        expect(unreadable(next), `${JSON.stringify(command)} in game ${game}`).toEqual([])
        const kinds = new Set(result.value.recorded.map(({ event }) => event.kind))
        const pairs = kinds.has('round-published') || kinds.has('pairing-amended') || kinds.has('round-recalled')
        if (!pairs) expect(pairingsOf(next), command.kind).toBe(pairingsOf(desk))
        if (kinds.has('round-recalled')) expect(afterRecall(desk, next), command.kind).toEqual([])
        const undone = kinds.has('undone') || kinds.has('redone') ? null : execute(next, { kind: 'undo' })
        if (undone?.ok && result.value.recorded.length > 0) {
          expect(canonical(undone.value.desk.state), `undo of ${command.kind}`).toBe(before)
          const redone = execute(undone.value.desk, { kind: 'redo' })
          expect(redone.ok && canonical(redone.value.desk.state)).toBe(canonical(next.state))
        }
        desk = next
      }
      published += desk.state.rounds.length
    }
    expect(published).toBeGreaterThan(3)
  })
})
