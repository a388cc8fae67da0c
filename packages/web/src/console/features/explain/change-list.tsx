import type { DeskCommand } from '@zug/engine/desk'
import type { PairChange } from '@zug/engine/explain'
import type { PlayerId } from '@zug/engine/model'
import type { WhyAnswer } from '@zug/server/views'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { swapsFor } from './swaps.ts'
import { useNames } from './use-names.ts'
import type { WhyQuestion } from './why-context.tsx'

type ChangeListProps = { readonly question: WhyQuestion; readonly change: PairChange | null; readonly answer: WhyAnswer['answer'] }

/** So many boards are shown at once. */
const folded = 6

/** Boards that would go and come if the wish were granted; for a draft, the way to do it all the same. */
export const ChangeList = ({ question, change, answer }: ChangeListProps) => {
  const { change: words } = useWords('explain')
  const name = useNames()
  const [all, setAll] = useState(false)
  const many = Math.max(change?.without.length ?? 0, change?.instead.length ?? 0)
  const told = all || many <= folded + 1 ? many : folded
  const applicable = !['paired', 'same-player', 'not-to-be-paired', 'no-bye', 'other-round'].includes(answer)
  return (
    <section className="why-change" aria-label={words.title}>
      {change === null ? null : (
        <>
          <h3>{words.title}</h3>
          <div className="why-two">
            <div>
              <p className="hint">{words.without}</p>
              <ul>
                {change.without.slice(0, told).map(({ white, black }) => (
                  <li key={`${white} ${black}`}>
                    {name(white)} – {name(black)}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <p className="hint">{words.instead}</p>
              <ul>
                {change.instead.slice(0, told).map(({ white, black }) => (
                  <li key={`${white} ${black}`}>
                    {name(white)} – {name(black)}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          {told < many ? (
            <button type="button" className="why-link" onClick={() => setAll(true)}>
              {words.all(many)}
            </button>
          ) : null}
        </>
      )}
      {applicable ? <Apply question={question} change={change} /> : null}
    </section>
  )
}

/** Opens the session if there is none, and makes the boards; every rule it breaks is asked about or shown there. */
const Apply = ({ question, change }: Omit<ChangeListProps, 'answer'>) => {
  const { draft, manual } = useTournament()
  const { id } = usePlace()
  const { change: words } = useWords('explain')
  const name = useNames()
  const chief = useMayAct('chief')
  const run = useCommand()
  const { tell } = useToasts()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const { player, opponent, round } = question
  if (!chief || draft?.round !== round || opponent === null) return null
  const swaps = swapsFor(draft, player as PlayerId, opponent as PlayerId, change)
  if (swaps === null || swaps.length === 0) return null
  const apply = async (): Promise<void> => {
    setBusy(true)
    const reason = words.reason(name(player), name(opponent))
    const commands: readonly DeskCommand[] = [
      ...(manual === null ? [{ kind: 'start-manual', reason } as const] : []),
      // Only where it ends counts: on the way there two may sit together for a moment who must not.
      ...swaps.map(([a, b], at): DeskCommand => {
        const change = { kind: 'swap', a, b } as const
        return at < swaps.length - 1 ? { kind: 'change-draft', change, confirmed: true } : { kind: 'change-draft', change }
      }),
    ]
    let done = true
    for (const command of commands) done &&= (await run(command)).done
    setBusy(false)
    navigate(`/desk/${id}/round/${round}`)
    if (done) tell({ kind: 'done', text: words.applied })
  }
  return (
    <>
      <Button look="plain" busy={busy} onClick={apply}>
        {words.apply}
      </Button>
      <p className="hint">{words.applyHint}</p>
    </>
  )
}
