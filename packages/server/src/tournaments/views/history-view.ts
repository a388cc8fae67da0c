import { type AccountState, nameOfActor } from '../../accounts/state.ts'
import type { OpenTournament } from '../desk-store.ts'
import { undoneBatchesOf } from '../undone.ts'

/** The audit: every event with who and when; those taken back are marked, not hidden. */
export const historyView = ({ id, desk, said }: OpenTournament, accounts: Readonly<AccountState>, after: number, limit: number) => {
  const undone = undoneBatchesOf(desk.history)
  const entries = desk.history.map((entry, index) => ({ ...entry, said: said[index]! }))
  const page = entries.filter(({ sequence }) => sequence > after).slice(0, Math.min(limit, 5000))
  const names = new Map<string, string>()
  const nameOf = (actor: string): string => {
    const name = names.get(actor) ?? nameOfActor(accounts, actor)
    names.set(actor, name)
    return name
  }
  return {
    id,
    events: page.map(({ sequence, batch, event, said: { actor, at } }) => ({
      sequence,
      batch,
      at,
      actor,
      name: nameOf(actor),
      undone: undone.has(batch),
      event,
    })),
    last: desk.history.at(-1)?.sequence ?? 0,
  }
}
