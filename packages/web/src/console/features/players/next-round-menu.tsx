import type { DeskCommand, PlayerId, RoundNumber } from '@zug/engine'
import { useLayoutEffect, useRef } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'

type Props = { readonly player: Player; readonly bye: string | null; readonly round: number; readonly onClose: () => void }

/** What somebody does in the next round: two clicks from the list. */
export const NextRoundMenu = ({ player, bye, round, onClose }: Props) => {
  const words = useWords('players')
  const { byes } = useWords('common')
  const run = useCommand()
  const list = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    element?.querySelector('button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (!element?.parentElement?.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [onClose])
  const act = (command: DeskCommand): void => {
    list.current?.parentElement?.querySelector('button')?.focus()
    onClose()
    void run(command)
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
        <button type="button" onClick={() => act({ kind: 're-enter', player: player.id })}>
          {words.edit.reEnter}
        </button>
      ) : (
        <>
          {bye === null ? null : (
            <button type="button" onClick={() => act({ kind: 'cancel-bye', player: player.id, round: round as RoundNumber })}>
              {words.plays}
            </button>
          )}
          {bye === 'half-point' ? null : (
            <button type="button" onClick={() => act(give('half-point'))}>
              {byes['half-point']}
            </button>
          )}
          {bye === 'zero-point' ? null : (
            <button type="button" onClick={() => act(give('zero-point'))}>
              {byes['zero-point']}
            </button>
          )}
          <button type="button" onClick={() => act({ kind: 'withdraw', player: player.id })}>
            {words.edit.withdraw}
          </button>
        </>
      )}
    </fieldset>
  )
}
