import { useState } from 'react'
import { newKey, ProblemError, send } from '../../api/client.ts'
import { queryClient, useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import type { TournamentLine } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'

type Section = Pick<TournamentLine, 'id' | 'section' | 'name'>
const nameOf = ({ section, name }: Pick<Section, 'section' | 'name'>): string => section?.name || name

type Props = { readonly player: Player; readonly onMoving: (moving: boolean) => void; readonly onClose: () => void }

/** To another section of the same event: what that means is said first, and both change together or not at all. */
const MoveForm = ({ player, onMoving, onClose }: Props) => {
  const { edit: words } = useWords('players')
  const { id } = usePlace()
  const { data } = useView(id, 'sections', {})
  const [to, setTo] = useState<Section | null>(null)
  const others = (data?.sections ?? []).filter((section) => section.id !== id && ['owner', 'chief', 'deputy'].includes(section.role ?? ''))
  if (others.length === 0) return null
  return (
    <section className="player-move">
      <h3>{words.move}</h3>
      {others.map((section) => (
        <Button key={section.id} look="plain" onClick={() => setTo(section)}>
          → {nameOf(section)}
        </Button>
      ))}
      {to === null ? null : (
        <MoveDialog
          player={player}
          to={to}
          onMoving={onMoving}
          onClose={(moved) => {
            setTo(null)
            if (moved) onClose()
          }}
        />
      )}
    </section>
  )
}

type DialogProps = {
  readonly player: Player
  readonly to: Section
  readonly onMoving: (moving: boolean) => void
  readonly onClose: (moved: boolean) => void
}

const MoveDialog = ({ player, to, onMoving, onClose }: DialogProps) => {
  const { moved, moving: words } = useWords('players').edit
  const { actions, loading } = useWords('shell')
  const { id } = usePlace()
  const { settings } = useTournament()
  const { data, error } = useView(id, 'moves', { player: player.id, to: to.id })
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [key] = useState(newKey)
  const [busy, setBusy] = useState(false)
  const [here, there] = [nameOf({ section: settings.section, name: settings.info.name }), nameOf(to)]
  const move = async (): Promise<void> => {
    setBusy(true)
    onMoving(true)
    try {
      const body = { key, player: player.id, to: to.id, confirmed: true }
      await send('POST', '/tournaments/{tournament}/moves', { tournament: id }, body)
      tell({ kind: 'done', text: moved(player.name, there) })
      // What is done is closed at once: keys typed next are for the page, which is read again meanwhile.
      onClose(true)
      await queryClient.invalidateQueries({ queryKey: ['tournament'] })
    } catch (failure) {
      tell({ kind: 'problem', text: problemText(failure instanceof ProblemError ? failure.problem : null) })
    } finally {
      setBusy(false)
      onMoving(false)
    }
  }
  return (
    <Dialog
      title={words.title(player.name, there)}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{actions.cancel}</Button>
          <Button look="main" data-focus-first disabled={error !== null} busy={busy || data === undefined} onClick={move}>
            {words.done}
          </Button>
        </>
      }
    >
      {error !== null ? (
        <p className="field-problem" role="alert">
          {problemText(error instanceof ProblemError ? error.problem : null)}
        </p>
      ) : data === undefined ? (
        <Loading label={loading} />
      ) : (
        <>
          <ul className="player-move-means">
            <li>{data.way === 'whole' ? words.whole(here) : words.withdrawn(here, data.leavesFrom ?? 1, data.games)}</li>
            <li>{data.back ? words.back(there, data.fromRound) : words.enters(there, data.fromRound)}</li>
            {data.missed > 0 ? <li>{words.missed(data.missed)}</li> : null}
            {data.byes > 0 ? <li>{words.byes(data.byes)}</li> : null}
            {data.fixedBoard === null ? null : (
              <li>
                {data.fixedBoard.goesAlong
                  ? words.fixedBoard(data.fixedBoard.number, there)
                  : words.noFixedBoard(data.fixedBoard.number, there, data.fixedBoard.first, data.fixedBoard.last)}
              </li>
            )}
            {data.twin === null ? null : (
              <li>
                <b>{words.twin(data.twin, there)}</b>
              </li>
            )}
          </ul>
          <p className="hint">{words.both}</p>
        </>
      )}
    </Dialog>
  )
}

export default MoveForm
