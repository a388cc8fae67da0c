import type { RoundNumber } from '@zug/engine/model'
import { plain } from '@zug/messages/plain'
import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { useTurn } from '../../shell/turn.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { matches } from './player.ts'

/** Who is here: the whole row is the target, and the count is always in sight. */
const CheckIn = () => {
  const { checkIn: words, find } = useWords('players')
  const { actions } = useWords('shell')
  const { byes: byeNames } = useCommon()
  const { players, teams, byes, rounds, lateArrivals, traits } = useTournament()
  const may = useMayAct()
  const run = useCommand()
  const turn = useTurn()
  const { tell } = useToasts()
  const [filter, setFilter] = useState<'missing' | 'everybody'>('everybody')
  const [wanted, setWanted] = useState('')
  const expected = players.filter(({ withdrawnFrom }) => withdrawnFrom === null).toSorted((a, b) => a.name.localeCompare(b.name))
  const here = expected.filter(({ checkedIn }) => checkedIn).length
  const shown = expected.filter((player) => (filter === 'everybody' || !player.checkedIn) && matches(player, plain(wanted.trim())))
  const next = (rounds.length + 1) as RoundNumber
  const teamOf = new Map(
    traits.teams ? teams.flatMap(({ id, boards, alternates }) => [...boards, ...alternates].map((one) => [one, id])) : [],
  )
  const away = new Map(byes.flatMap((bye) => (bye.round === next ? [[bye.player, bye.bye]] : [])))
  const late = new Map(lateArrivals.flatMap(({ player, round, published }) => (published ? [[player, round]] : [])))
  const close = async (): Promise<void> => {
    const outcome = await run({ kind: 'close-check-in' })
    if (!outcome.done) return
    const left = outcome.events.filter(({ kind }) => kind === 'bye-requested').length
    const action = { label: actions.undo, run: () => turn('undo') }
    tell({ kind: 'done', text: words.closed(left), ...(left === 0 ? {} : { action }) })
  }
  return (
    <section className="check-in">
      <p className="check-in-count" role="status">
        {words.count(here, expected.length)}
      </p>
      {may ? (
        <p className="check-in-close">
          <Button look="plain" onClick={close}>
            {words.close}
          </Button>
          <span className="hint">{words.closeHint}</span>
        </p>
      ) : null}
      <div className="players-find">
        <Choice
          labelUnseen
          label={words.filter}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'everybody', label: words.everybody },
            { value: 'missing', label: words.missing },
          ]}
        />
        <Field label={find} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      <ul>
        {shown.map(({ id, name, rating, club, checkedIn }) => {
          const entrant = teamOf.get(id) ?? id
          const bye = away.get(entrant)
          const missed = checkedIn ? late.get(entrant) : undefined
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={checkedIn}
                disabled={!may}
                onClick={() => run({ kind: 'check-in', player: id, present: !checkedIn })}
              >
                <b>{name}</b>
                <span>{[rating, club].filter((part) => part !== null && part !== '').join(' · ')}</span>
                <i>{checkedIn ? `✓ ${words.here}` : words.notHere}</i>
              </button>
              {missed === undefined ? null : <p className="check-in-away">{words.missed(missed)}</p>}
              {bye === undefined ? null : (
                <p className="check-in-away">
                  {words.away(next, byeNames[bye])}
                  {checkedIn && may ? (
                    <Button
                      look="plain"
                      aria-label={`${name}: ${words.play}`}
                      onClick={() => run({ kind: 'cancel-bye', player: entrant, round: next })}
                    >
                      {words.play}
                    </Button>
                  ) : null}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export default CheckIn
