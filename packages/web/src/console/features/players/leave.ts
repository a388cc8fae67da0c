import type { PlayerId } from '@zug/engine/model'
import { useCommand } from '../../api/commands.tsx'
import { useTurn } from '../../shell/turn.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'

export type Leave = 'withdraw' | 're-enter' | 'remove-player' | 'remove-team'

/** Somebody leaves or comes back; the message says so and takes it back. */
export const useLeave = () => {
  const { edit: words } = useWords('players')
  const { actions } = useWords('shell')
  const run = useCommand()
  const turn = useTurn()
  const { tell } = useToasts()
  return async (kind: Leave, { id, name }: { readonly id: PlayerId; readonly name: string }): Promise<boolean> => {
    const { done } = await run(kind === 'remove-team' ? { kind, team: id } : { kind, player: id })
    const text = kind === 'withdraw' ? words.withdrew(name) : kind === 're-enter' ? words.back(name) : words.removed(name)
    if (done) tell({ kind: 'done', text, action: { label: actions.undo, run: () => turn('undo') } })
    return done
  }
}
