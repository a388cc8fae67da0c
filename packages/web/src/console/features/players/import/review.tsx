import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTournament } from '../../../api/tournament.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { IssueList } from '../../../ui/issue-list.tsx'
import { useWords } from '../../../words/language.tsx'
import { ImportLine } from './line.tsx'
import { fieldsShown, type Line, type Read, type Twin } from './lines.ts'

type Props = {
  readonly read: Read
  readonly twins: readonly Twin[]
  readonly taken: ReadonlySet<number>
  readonly onTake: (taken: ReadonlySet<number>) => void
  /** Reads a line again as it was corrected. */
  readonly onCorrect: (index: number, cells: Line['cells']) => Promise<void>
}

type Shown = 'all' | 'doubtful'

/** What was read, line by line: what has to be corrected first, then who may be there already, then the others. */
export const ImportReview = ({ read, twins, taken, onTake, onCorrect }: Props) => {
  const { import: words, fields, team } = useWords('players')
  const { traits } = useTournament()
  const [shown, setShown] = useState<Shown>('all')
  // What was read is said where the button was that read it.
  const said = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => said.current?.focus(), [])
  // The surest comes first.
  const twinOf = new Map(twins.toReversed().map((twin) => [twin.index, twin]))
  const weight = ({ player, issues }: Line, index: number): number => (player === null ? 0 : twinOf.has(index) || issues.length > 0 ? 1 : 2)
  const weights = read.lines.map(weight)
  // In the order of the first look: a line that has been corrected stays where it is.
  const [first] = useState(weights)
  const order = useMemo(() => first.map((_, index) => index).toSorted((a, b) => first[a]! - first[b]! || a - b), [first])
  const bad = weights.filter((one) => one === 0).length
  const doubtful = weights.filter((one) => one === 1).length
  const teams = traits.teams && read.lines.some(({ cells }) => cells.team !== '')
  const toggle = (index: number): void => {
    const changed = new Set(taken)
    if (!changed.delete(index)) changed.add(index)
    onTake(changed)
  }
  return (
    <>
      <div className="import-found">
        <p ref={said} role="status" tabIndex={-1}>
          {words.found(read.lines.length, words.formats[read.format])} {bad === 0 ? '' : words.bad(bad)}{' '}
          {doubtful === 0 ? '' : words.doubts(doubtful)}
        </p>
        {bad + doubtful === 0 ? null : (
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
      {read.adjustments.length === 0 ? null : (
        <details open={read.adjustments.length < 8}>
          <summary>
            {words.adjustments} ({read.adjustments.length})
          </summary>
          <IssueList issues={read.adjustments} />
        </details>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys */}
      <section className="import-review" tabIndex={0} aria-label={words.title}>
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
          {order
            .filter((index) => shown === 'all' || first[index]! < 2 || weights[index]! < 2)
            .map((index) => (
              <ImportLine
                key={index}
                line={read.lines[index]!}
                twin={twinOf.get(index) ?? null}
                earlier={read.lines[twinOf.get(index)?.line ?? -1] ?? null}
                taken={taken.has(index)}
                teams={teams}
                onToggle={() => toggle(index)}
                onCorrect={(cells) => onCorrect(index, cells)}
              />
            ))}
        </table>
      </section>
    </>
  )
}
