import type { AmendReason, DeskCommand, DraftChange } from '@zug/engine/desk'
import { useCallback, useState } from 'react'
import { type Outcome, useCommand } from '../../../api/commands.tsx'
import { useMayAct, useTournament } from '../../../api/tournament.tsx'
import type { RoundAtHand } from '../round-at-hand.ts'
import { Places } from './places.tsx'
import { placesOf, seatingAfter } from './seating.ts'

/** Changes by hand: of a draft in a session that the desk keeps, or of a published round for a reason that is chosen here. */
export type Editing = {
  readonly mode: 'manual' | 'amend' | null
  /** Have names a menu? */
  readonly menus: boolean
  readonly mayStart: boolean
  readonly mayAmend: boolean
  readonly reason: AmendReason | null
  readonly startAmend: (reason: AmendReason) => void
  readonly stopAmend: () => void
  /** One change, or several that make one: all are made or none. */
  readonly change: (...changes: readonly DraftChange[]) => Promise<Outcome>
}

export const useEditing = (round: RoundAtHand): Editing => {
  const { manual, rounds, finished } = useTournament()
  const run = useCommand()
  const chief = useMayAct('chief')
  const deputy = useMayAct()
  const [reason, setReason] = useState<AmendReason | null>(null)
  const draft = round.phase === 'draft'
  const mayAmend = chief && !finished && round.published !== null && round.round === rounds.length && round.open > 0
  const mode = draft && manual !== null ? 'manual' : mayAmend && reason !== null ? 'amend' : null
  const change = useCallback<Editing['change']>(
    async (...changes) => {
      const commands = changes.map(
        (wanted): DeskCommand =>
          reason === null ? { kind: 'change-draft', change: wanted } : { kind: 'amend-pairing', change: wanted, reason },
      )
      const about = <Places places={placesOf(round, changes.reduce(seatingAfter, { boards: round.boards, bye: round.bye }))} />
      return run(commands, { about })
    },
    [run, reason, round],
  )
  return {
    mode,
    menus: (mode === null && draft && deputy) || (mode !== null && chief),
    mayStart: chief && draft && manual === null,
    mayAmend,
    reason: mode === 'amend' ? reason : null,
    startAmend: setReason,
    stopAmend: () => setReason(null),
    change,
  }
}
