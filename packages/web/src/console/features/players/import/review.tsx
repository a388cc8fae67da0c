import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { IssueList } from '../../../ui/issue-list.tsx'
import { useWords } from '../../../words/language.tsx'
import { type Decision, proposal } from './decisions.ts'
import { ImportLine } from './line.tsx'
import { fieldsShown, type Read } from './lines.ts'
import type { Import } from './use-import.ts'

type Props = Pick<Import, 'verdicts' | 'twins' | 'decisions' | 'open' | 'correct' | 'decide' | 'decideAll'> & {
  readonly read: Read
  /** Nothing is left to decide. */
  readonly onDecided: () => void
}

type Shown = 'all' | 'doubtful'

/** What was read, line by line: what has to be corrected first, then what has to be decided, then the others. */
export const ImportReview = ({ read, verdicts, twins, decisions, open, correct, decide, decideAll, onDecided }: Props) => {
  const { import: words, match, fields, team } = useWords('players')
  const { traits } = useTournament()
  const [shown, setShown] = useState<Shown>('all')
  const said = useRef<HTMLParagraphElement>(null)
  const table = useRef<HTMLElement>(null)
  // The surest comes first.
  const twinOf = new Map(twins.toReversed().map((twin) => [twin.index, twin]))
  const asks = (index: number): boolean => verdicts[index] != null && verdicts[index].kind !== 'certain'
  const isOdd = (index: number): boolean =>
    twinOf.has(index) || (verdicts[index]?.kind !== 'certain' && read.lines[index]!.issues.length > 0)
  const weights = read.lines.map(({ player }, index) => (player === null ? 0 : asks(index) || isOdd(index) ? 1 : 2))
  // In the order of the first look: a line that has been corrected stays where it is.
  const [first] = useState(weights)
  const order = useMemo(() => first.map((_, index) => index).toSorted((a, b) => first[a]! - first[b]! || a - b), [first])
  const seen = order.filter((index) => shown === 'all' || first[index]! < 2 || weights[index]! < 2)
  const [reached, setReached] = useState(open[0] ?? order[0] ?? 0)
  const bad = weights.filter((one) => one === 0).length
  const doubtful = weights.filter((one, index) => one === 1 && !asks(index)).length
  const matched = verdicts.some((verdict) => verdict != null)
  const teams = traits.teams && read.lines.some(({ cells }) => cells.team !== '')
  const kinds = (kind: string): number => verdicts.filter((verdict) => verdict?.kind === kind).length
  const inNoList = open.filter((index) => verdicts[index]?.kind === 'unknown')

  const focusLine = (index: number): void => {
    setReached(index)
    const line = table.current?.querySelector<HTMLElement>(`tbody[data-line="${index}"]`)
    line?.querySelector<HTMLElement>('input')?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }
  // What was read is said where the button was that read it; where there is something to decide, the keys are for that.
  useLayoutEffect(() => {
    const [toDecide] = order.filter((index) => open.includes(index))
    if (toDecide === undefined) said.current?.focus()
    else focusLine(toDecide)
  }, [])
  /** Onward to what is still open, below first. */
  const onward = (from: number): void => {
    const rest = open.filter((index) => index !== from)
    const place = seen.indexOf(from)
    const next = [...seen.slice(place + 1), ...seen.slice(0, place)].find((index) => rest.includes(index))
    if (next === undefined) onDecided()
    else focusLine(next)
  }
  const settle = (index: number, decision: Decision): void => {
    decide(index, decision)
    onward(index)
  }
  const settleAll = (indices: readonly number[], decision: Decision): void => {
    decideAll(new Map(indices.map((index) => [index, decision])))
    const [next] = order.filter((index) => open.includes(index) && !indices.includes(index))
    if (next === undefined) onDecided()
    else focusLine(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    const line = target.closest<HTMLElement>('tbody[data-line]')
    const isField = target instanceof HTMLInputElement && target.type !== 'checkbox'
    if (line === null || isField || event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(line.dataset.line)
    const verdict = verdicts[index] ?? null
    const place = seen.indexOf(index)
    const step = (by: number): void => focusLine(seen[Math.max(0, Math.min(seen.length - 1, place + by))]!)
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (verdict === null || read.lines[index]!.player === null) return
    else if (event.key === 'Enter' && target instanceof HTMLInputElement)
      if (decisions[index] !== null) onward(index)
      else {
        const proposed = proposal(verdict)
        if (proposed !== null) settle(index, proposed)
      }
    else if (/^[1-9]$/.test(event.key) && Number(event.key) <= verdict.candidates.length)
      settle(index, { kind: 'person', at: Number(event.key) - 1 })
    else if (event.key.toLowerCase() === 'n') settle(index, { kind: 'new' })
    else if (event.key.toLowerCase() === 's') settle(index, { kind: 'skip' })
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="import-found">
        <p ref={said} role="status" tabIndex={-1}>
          {words.found(read.lines.length, words.formats[read.format])} {bad === 0 ? '' : words.bad(bad)}{' '}
          {matched ? match.found(kinds('certain'), kinds('confirm'), kinds('unknown')) : ''} {doubtful === 0 ? '' : words.doubts(doubtful)}
        </p>
        {weights.every((one) => one === 2) ? null : (
          <Choice<Shown>
            labelUnseen
            label={words.show}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: words.allLines },
              { value: 'doubtful', label: words.doubtful },
            ]}
          />
        )}
      </div>
      {matched ? (
        <div className="import-deciding">
          <p className="hint">{match.keys}</p>
          <div>
            {inNoList.length < 2 ? null : (
              <Button onClick={() => settleAll(inNoList, { kind: 'new' })}>{match.allNew(inNoList.length)}</Button>
            )}
            {open.length < 2 ? null : <Button onClick={() => settleAll(open, { kind: 'skip' })}>{match.skipRest(open.length)}</Button>}
          </div>
        </div>
      ) : null}
      {read.adjustments.length === 0 ? null : (
        <details open={read.adjustments.length < (matched ? 3 : 8) || read.adjustments.some(({ code }) => code === 'row-set-aside')}>
          <summary>
            {words.adjustments} ({read.adjustments.length})
          </summary>
          <IssueList issues={read.adjustments} />
        </details>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys */}
      <section ref={table} className="import-review" tabIndex={0} aria-label={words.title} onKeyDown={onKeyDown}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{fields.name}</th>
              <th scope="col" className="number">
                {fields.rating}
              </th>
              {fieldsShown(traits)
                .slice(2)
                .map((field) => (
                  <th key={field} scope="col">
                    {fields[field]}
                  </th>
                ))}
              {teams ? <th scope="col">{team.one}</th> : null}
              <td />
            </tr>
          </thead>
          {seen.map((index) => (
            <ImportLine
              key={index}
              index={index}
              line={read.lines[index]!}
              verdict={verdicts[index] ?? null}
              decision={decisions[index] ?? null}
              twin={twinOf.get(index) ?? null}
              earlier={read.lines[twinOf.get(index)?.line ?? -1] ?? null}
              teams={teams}
              reached={reached === index}
              onDecide={(decision) => decide(index, decision)}
              onCorrect={(cells) => correct(index, cells)}
            />
          ))}
        </table>
      </section>
    </>
  )
}
