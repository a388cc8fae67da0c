import type { DeskCommand } from '@zug/engine/desk'
import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { useLayoutEffect, useRef } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { type Leave, useLeave } from './leave.ts'
import type { Player } from './player.ts'

type Props = { readonly player: Player; readonly bye: string | null; readonly round: number; readonly onClose: () => void }

/** What somebody does in the next round: two clicks from the list. */
export const NextRoundMenu = ({ player, bye, round, onClose }: Props) => {
  const words = useWords('players')
  const { byes } = useCommon()
  const halves = useTournament().traits.games !== 'scores'
  const run = useCommand()
  const leave = useLeave()
  const list = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    // The last rows of a list have no room below.
    if (element !== null && element.getBoundingClientRect().bottom > window.innerHeight) element.classList.add('up')
    element?.querySelector('button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (!element?.parentElement?.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [onClose])
  const close = (): void => {
    list.current?.parentElement?.querySelector('button')?.focus()
    onClose()
  }
  const act = (command: DeskCommand): void => {
    close()
    void run(command)
  }
  const go = (kind: Leave): void => {
    close()
    void leave(kind, { id: player.id as PlayerId, name: player.name })
  }
  const give = (kind: 'half-point' | 'zero-point'): DeskCommand => ({
    kind: 'request-bye',
    bye: { player: player.id as PlayerId, round: round as RoundNumber, bye: kind },
  })
  const gone = player.withdrawnFrom !== null
  return (
    <fieldset
      ref={list}
      className="next-round-menu"
      aria-label={`${player.name}: ${words.nextRound(round)}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onClose()
          list.current?.parentElement?.querySelector('button')?.focus()
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
        buttons[(buttons.indexOf(document.activeElement as HTMLButtonElement) + step + buttons.length) % buttons.length]?.focus()
      }}
    >
      {gone ? (
        <button type="button" onClick={() => go('re-enter')}>
          {words.edit.reEnter}
        </button>
      ) : (
        <>
          {bye === null ? null : (
            <button type="button" onClick={() => act({ kind: 'cancel-bye', player: player.id, round: round as RoundNumber })}>
              {words.plays}
            </button>
          )}
          {bye === 'half-point' || !halves ? null : (
            <button type="button" onClick={() => act(give('half-point'))}>
              {byes['half-point']}
            </button>
          )}
          {bye === 'zero-point' ? null : (
            <button type="button" onClick={() => act(give('zero-point'))}>
              {byes['zero-point']}
            </button>
          )}
          <button type="button" onClick={() => go('withdraw')}>
            {words.edit.withdraw}
          </button>
        </>
      )}
    </fieldset>
  )
}
