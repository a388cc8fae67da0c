import { type Desk, type DeskCommand, type DeskState, type Executed, emptyDesk, execute, movePlayer, undoable } from '@zug/engine/desk'
import { extend, type OpenTournament, unopened } from '../packages/server/src/tournaments/desk-store.ts'
import { emptyLedger, type Ledger, noted, notedMove } from './ledger.ts'
import { isMove, type Outcome, type Step } from './steps.ts'

/** What undo brings back: the state and the notes as they were before a command. */
export type Remembered = { readonly state: DeskState; readonly ledger: Ledger; readonly final: boolean }

/** One section of an event: the tournament as the server holds it, and what was typed. */
export type Section = {
  readonly desk: Desk
  readonly open: OpenTournament
  readonly ledger: Ledger
  readonly done: readonly Remembered[]
  readonly undone: readonly Remembered[]
}

export type World = readonly Section[]

export const newSection = (id: string): Section => ({ desk: emptyDesk, open: unopened(id), ledger: emptyLedger(), done: [], undone: [] })

export const sectionId = (at: number): string => `section-${at + 1}`

export const newWorld = (sections: number): World => Array.from({ length: sections }, (_, at) => newSection(sectionId(at)))

/** The sections that a list of steps is about. */
export const sectionsIn = (steps: readonly Step[]): number =>
  1 + Math.max(0, ...steps.map((step) => Math.max(step.section, isMove(step) ? step.to : 0)))

let commands = 0

const withRecord = (section: Section, executed: Executed): Pick<Section, 'desk' | 'open'> => {
  const key = `walk/${++commands}`
  const stored = executed.recorded.map((entry) => ({ ...entry, idempotencyKey: key, actor: 'arbiter', at: '2026-06-01T10:00:00.000Z' }))
  return { desk: executed.desk, open: extend(section.open, stored, executed.desk) }
}

const remember = ({ desk, ledger, done }: Section, after: Desk): readonly Remembered[] => [
  ...done,
  { state: desk.state, ledger, final: undoable(after.history) === null },
]

/** The world after a step, or the same world and the reason for a refusal. */
export const carryOut = (world: World, step: Step): { readonly world: World; readonly outcome: Outcome } =>
  isMove(step) ? carryOutMove(world, step) : carryOutCommand(world, step)

const refused = (world: World, { code, confirmable }: { readonly code: never; readonly confirmable: boolean }) => ({
  world,
  outcome: { kind: 'refused' as const, code, confirmable },
})

const carryOutMove = (world: World, { section: at, to, player, confirmed }: Extract<Step, { to: number }>) => {
  const [here, there] = [world[at]!, world[to]!]
  const moved = movePlayer(here.desk, there.desk, { player, from: sectionId(at), to: sectionId(to), confirmed })
  if (!moved.ok) return refused(world, moved.error as never)
  const person = here.ledger.players.get(player)
  const parts = [
    { index: at, section: here, executed: moved.value.from },
    { index: to, section: there, executed: moved.value.to },
  ]
  const after = parts.map(({ index, section, executed }) => {
    const events = executed.recorded.map(({ event }) => event)
    const next: Section = {
      ...withRecord(section, executed),
      ledger: notedMove(section.ledger, events, person),
      done: remember(section, executed.desk),
      undone: [],
    }
    return [index, next, events] as const
  })
  const next = world.map((section, index) => after.find(([changed]) => changed === index)?.[1] ?? section)
  return { world: next, outcome: { kind: 'done' as const, events: after.flatMap(([, , events]) => events) } }
}

const carryOutCommand = (world: World, { section: at, command }: Extract<Step, { command: DeskCommand }>) => {
  const section = world[at]!
  const result = execute(section.desk, command)
  if (!result.ok) return refused(world, result.error as never)
  const events = result.value.recorded.map(({ event }) => event)
  const replaced = (next: Section): World => world.map((each, index) => (index === at ? next : each))
  const outcome = { kind: 'done' as const, events }
  const now = withRecord(section, result.value)
  if (command.kind === 'undo') {
    const back = section.done.at(-1)
    const redo = { state: section.desk.state, ledger: section.ledger, final: false }
    return {
      world: replaced({
        ...now,
        ledger: back?.ledger ?? section.ledger,
        done: section.done.slice(0, -1),
        undone: [...section.undone, redo],
      }),
      outcome,
    }
  }
  if (command.kind === 'redo') {
    const again = section.undone.at(-1)
    const before = { state: section.desk.state, ledger: section.ledger, final: false }
    return {
      world: replaced({
        ...now,
        ledger: again?.ledger ?? section.ledger,
        done: [...section.done, before],
        undone: section.undone.slice(0, -1),
      }),
      outcome,
    }
  }
  if (events.length === 0) return { world, outcome }
  const ledger = noted(section.ledger, command, events, result.value.desk.state)
  return { world: replaced({ ...now, ledger, done: remember(section, result.value.desk), undone: [] }), outcome }
}
