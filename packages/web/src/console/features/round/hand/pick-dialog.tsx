import type { PlayerId } from '@zug/engine/model'
import { useState } from 'react'
import { useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useGone } from '../../../ui/use-gone.ts'
import { useWords } from '../../../words/language.tsx'
import { PlayerPicker } from '../../explain/player-picker.tsx'
import { useWhy } from '../../explain/why-context.tsx'
import { numbersOf, type RoundAtHand } from '../round-at-hand.ts'
import { nameIn, whoPlays } from '../who-plays.ts'
import { takePlace } from './drop.ts'
import type { Editing } from './use-editing.tsx'

export type PickKind = 'swap' | 'pair' | 'place' | 'why-not'

type PickDialogProps = {
  readonly kind: PickKind
  readonly player: PlayerId
  readonly round: RoundAtHand
  readonly editing: Editing
  readonly onClose: () => void
}

/** The other player of a change, found by typing a piece of the name; says where everybody sits and who has met. */
const PickDialog = ({ kind, player, round, editing, onClose }: PickDialogProps) => {
  const tournament = useTournament()
  const { hand } = useWords('round')
  const { actions } = useWords('shell')
  const { ask } = useWhy()
  const entrants = whoPlays(tournament)
  const name = nameIn(entrants, player)
  const [chosen, setChosen] = useState<PlayerId | null>(null)
  useGone(kind !== 'why-not' && editing.mode === null, false, onClose)
  const numbers = numbersOf(tournament, round)
  const seat = new Map(round.boards.flatMap(({ white, black }, at) => [white, black].map((id) => [id, at] as const)))
  const sits = (id: PlayerId): boolean => seat.has(id) || round.bye === id
  const mate = round.boards.find(({ white, black }) => white === player || black === player)
  const candidates = [...entrants.values()].filter(({ id, firstRound, withdrawnFrom }) => {
    if (id === player || firstRound > round.round || (withdrawnFrom !== null && withdrawnFrom <= round.round)) return false
    if (kind === 'pair') return !seat.has(id)
    if (kind === 'why-not') return sits(id) && mate?.white !== id && mate?.black !== id
    if (editing.mode === 'amend') return seat.has(id) && round.boards[seat.get(id)!]!.result === null
    return sits(id)
  })
  const met = (id: PlayerId): readonly number[] =>
    tournament.rounds
      .filter(
        (each) =>
          each.round !== round.round &&
          each.boards.some(({ white, black }) => [white, black].includes(id) && [white, black].includes(player)),
      )
      .map((each) => each.round)
  const noteOf = (id: PlayerId): string => {
    const rounds = kind === 'swap' || kind === 'place' ? [] : met(id)
    const at = seat.get(id)
    const place = at !== undefined ? hand.pick.onBoard(numbers[at]!) : round.bye === id ? hand.pick.hasBye : hand.pick.free
    return rounds.length === 0 ? place : `${place} · ${hand.pick.met(rounds.join(', '))}`
  }
  const act = async (other: PlayerId): Promise<void> => {
    onClose()
    if (kind === 'why-not') ask({ kind: 'why-not', round: round.round, player, opponent: other })
    else if (kind === 'swap') await editing.change({ kind: 'swap', a: player, b: other })
    else if (kind === 'pair') await editing.change({ kind: 'pair', white: player, black: other })
    else await takePlace(round, editing, player, other)
  }
  const title = kind === 'why-not' ? hand.items.whyNot : hand.pick[kind](name)
  return (
    <Dialog
      title={kind === 'why-not' ? `${name}: ${title}` : title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" disabled={chosen === null} onClick={() => chosen !== null && void act(chosen)}>
            {actions.ok}
          </Button>
        </>
      }
    >
      <PlayerPicker
        label={hand.pick.search}
        none={hand.pick.none}
        options={candidates.map(({ id, name: other, facts, number }) => ({
          id,
          name: other,
          number,
          note: [facts, noteOf(id)].filter(Boolean).join(' · '),
        }))}
        value={chosen}
        onChange={setChosen}
        onSubmit={(id) => void act(id)}
        autoFocus
        listed
      />
    </Dialog>
  )
}

export default PickDialog
