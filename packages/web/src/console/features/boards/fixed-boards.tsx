import type { PlayerId } from '@zug/engine/model'
import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { PlayerPicker } from '../explain/player-picker.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import { FixedForm } from './fixed-form.tsx'
import { showRounds } from './rounds-text.ts'
import './fixed-boards.css'

/** Below a round: everybody who has a fixed board, and the way to one more. */
const FixedBoards = () => {
  const tournament = useTournament()
  const { boards: words } = useWords('round')
  const { tell } = useToasts()
  const run = useCommand()
  const mayAct = useMayAct()
  const [chosen, choose] = useState<PlayerId | null>(null)
  const { fixedBoards, finished } = tournament
  const entrants = whoPlays(tournament)
  const changes = mayAct && !finished
  if (!changes && fixedBoards.length === 0) return null
  const free = async (player: PlayerId): Promise<void> => {
    const { done } = await run({ kind: 'fix-board', player, number: null, rounds: null })
    if (done) tell({ kind: 'done', text: words.freed(nameIn(entrants, player)) })
  }
  const listed = fixedBoards.toSorted((a, b) => a.number - b.number)
  return (
    <details className="fixed-boards">
      <summary>
        {words.title} <span>{fixedBoards.length}</span>
      </summary>
      <p className="hint">{words.hint}</p>
      {listed.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {listed.map(({ player, number, rounds }) => (
            <li key={player}>
              <b>{number}</b> <span>{nameIn(entrants, player)}</span>{' '}
              <small>{rounds === null ? words.all : words.some(showRounds(rounds))}</small>
              {changes ? (
                <Button aria-label={words.freeOf(nameIn(entrants, player))} onClick={() => void free(player)}>
                  {words.free}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {changes ? (
        <div className="fixed-new">
          <PlayerPicker
            label={words.who}
            none={words.whoNone}
            options={[...entrants.values()].map(({ id, name, number, facts }) => ({ id, name, number, note: facts }))}
            value={chosen}
            onChange={choose}
          />
          {chosen === null ? null : <FixedForm key={chosen} player={chosen} onDone={() => choose(null)} />}
        </div>
      ) : null}
    </details>
  )
}

export default FixedBoards
