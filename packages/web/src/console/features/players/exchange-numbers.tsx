import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'

const isEqual = (a: Player, b: Player): boolean => (a.rating ?? 0) === (b.rating ?? 0) && a.title === b.title

/** The number of one for that of another: of equals, in a round robin of anybody, as long as numbers may change. */
export const ExchangeNumbers = ({ player }: { readonly player: Player }) => {
  const { exchange: words } = useWords('players')
  const { players, rounds, draft, finished, traits } = useTournament()
  const run = useCommand()
  const [other, setOther] = useState('')
  const [busy, setBusy] = useState(false)
  const id = useUnique()
  const tables = traits.drawnFrom === 'tables'
  const settled = finished || draft !== null || rounds.length >= (tables ? 1 : 4)
  if (settled || traits.teams || player.pairingNumber === null) return null
  const others = players
    .filter((one) => one.id !== player.id && one.pairingNumber !== null && (tables || isEqual(one, player)))
    .toSorted((a, b) => a.pairingNumber! - b.pairingNumber!)
  if (others.length === 0) return null
  const chosen = others.find(({ id }) => String(id) === other)
  const exchange = async (): Promise<void> => {
    setBusy(true)
    const { done } = await run({ kind: 'exchange-numbers', players: [player.id, chosen!.id] })
    setBusy(false)
    if (done) setOther('')
  }
  return (
    <section className="number-exchange">
      <h3>{words.title}</h3>
      <p className="hint">
        {words.now(player.pairingNumber)} {tables ? words.tables : words.equals}
      </p>
      <div>
        <div className="field">
          <label htmlFor={id}>{words.with}</label>
          <select id={id} value={chosen === undefined ? '' : other} onChange={({ target }) => setOther(target.value)}>
            <option value="">–</option>
            {others.map(({ id: other, pairingNumber, name }) => (
              <option key={other} value={other}>
                {pairingNumber} · {name}
              </option>
            ))}
          </select>
        </div>
        <Button busy={busy} disabled={chosen === undefined} onClick={exchange}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}
