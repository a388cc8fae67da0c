import { readFileSync } from 'node:fs'
import type { DeskEvent } from '@zug/engine/desk'
import { expect, test } from 'vitest'
import { type Role, roles } from '../accounts/roles.ts'
import { commandKinds, commandSchema, commands, roleForEvent } from './commands.ts'

/** Who may take an event back, written by hand; an event of the desk that is missing here does not compile. */
const leastOf: Readonly<Record<DeskEvent['kind'], Role | null>> = {
  'tournament-created': null,
  'settings-changed': 'chief',
  'player-entered': 'deputy',
  'player-corrected': 'deputy',
  'player-removed': 'deputy',
  'player-withdrawn': 'deputy',
  'player-re-entered': 'deputy',
  'player-checked-in': 'deputy',
  'team-entered': 'deputy',
  'line-up-changed': 'deputy',
  'team-corrected': 'deputy',
  'team-removed': 'deputy',
  'numbers-given': 'deputy',
  'bye-requested': 'deputy',
  'bye-cancelled': 'deputy',
  'pair-forbidden': 'deputy',
  'pair-allowed': 'deputy',
  'board-fixed': 'deputy',
  'lots-drawn': 'deputy',
  'round-drafted': 'deputy',
  'draft-discarded': 'deputy',
  'manual-started': 'chief',
  'manual-changed': 'chief',
  'manual-finished': 'chief',
  'round-published': 'deputy',
  'pairing-amended': 'chief',
  'round-recalled': 'chief',
  'result-entered': 'helper',
  'result-reported': 'deputy',
  'result-disputed': 'helper',
  'dispute-dismissed': 'deputy',
  'result-corrected': 'helper',
  'tournament-finished': 'chief',
  'tournament-reopened': 'chief',
  'fide-mode-left': 'chief',
  'record-accepted': null,
  undone: 'deputy',
  redone: 'deputy',
}

test('what came of a command is taken back by whoever may send the command', () => {
  const kinds = Object.keys(leastOf) as DeskEvent['kind'][]
  expect(Object.fromEntries(kinds.map((kind) => [kind, roleForEvent(kind)]))).toEqual(leastOf)
})

test('docs/http-api.md names every command beside the least role that may send it', () => {
  const page = readFileSync(new URL('../../../../docs/http-api.md', import.meta.url), 'utf8')
  const said = new Map(
    [...page.matchAll(/^\| (\w+) \| ((?:`[a-z-]+`(?:, )?)+) \|$/gm)].map(([, role, list]) => [role, list!.match(/[a-z-]+/g)!]),
  )
  for (const role of roles) {
    const may = commandKinds.filter((kind) => commands[kind].least === role)
    expect([role, said.get(role)?.toSorted() ?? []]).toEqual([role, may.toSorted()])
  }
})

test('a command is known by its kind, and carries nothing that is not its own', () => {
  expect(commandSchema.safeParse({ kind: 'undo' }).success).toBe(true)
  expect(commandSchema.safeParse({ kind: 'undo', confirmed: true }).success).toBe(false)
  expect(commandSchema.safeParse({ kind: 'undo-all' }).success).toBe(false)
})
