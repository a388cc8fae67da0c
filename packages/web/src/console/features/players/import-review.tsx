import type { DeskCommand } from '@zug/engine'
import { useState } from 'react'
import type { ProblemIssue } from '../../api/types.ts'
import { Choice } from '../../ui/choice.tsx'
import { IssueList } from '../../ui/issue-list.tsx'
import { useWords } from '../../words/language.tsx'

type Entered = Extract<DeskCommand, { kind: 'import-players' }>['players'][number]

export type Read = {
  readonly format: string
  readonly players: readonly Entered[]
  readonly adjustments: readonly ProblemIssue[]
  readonly enteredAlready: readonly { readonly index: number; readonly player: number }[]
}
export type Twin = { readonly index: number; readonly name: string; readonly reason: string }

type Props = {
  readonly read: Read
  readonly twins: readonly Twin[]
  readonly taken: ReadonlySet<number>
  readonly onTake: (taken: ReadonlySet<number>) => void
}

type Shown = 'all' | 'doubtful'

/** What was read, line by line: who is taken, who may be there already. */
export const ImportReview = ({ read, twins, taken, onTake }: Props) => {
  const { import: words, fields } = useWords('players')
  const already = new Set(read.enteredAlready.map(({ index }) => index))
  const twinOf = new Map(twins.map((twin) => [twin.index, twin]))
  const lines = read.players.map((player, index) => ({ player, index }))
  const doubtful = lines.filter(({ index }) => already.has(index) || twinOf.has(index))
  const [shown, setShown] = useState<Shown>('all')
  const toggle = (index: number): void => {
    const changed = new Set(taken)
    if (!changed.delete(index)) changed.add(index)
    onTake(changed)
  }
  return (
    <>
      <div className="import-found">
        <p role="status">
          {words.found(read.players.length, read.format)} {doubtful.length === 0 ? '' : words.doubts(doubtful.length)}
        </p>
        {doubtful.length === 0 ? null : (
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
              <th scope="col">{fields.rating}</th>
              <th scope="col">{fields.title}</th>
              <th scope="col">{fields.federation}</th>
              <th scope="col">{fields.club}</th>
            </tr>
          </thead>
          <tbody>
            {(shown === 'all' ? lines : doubtful).map(({ player, index }) => (
              <tr key={index} className={taken.has(index) ? undefined : 'left-out'}>
                <td>
                  <input type="checkbox" checked={taken.has(index)} aria-label={words.choose(player.name)} onChange={() => toggle(index)} />
                </td>
                <td>
                  {player.name}
                  {already.has(index) || twinOf.has(index) ? (
                    <small className="twin">{already.has(index) ? words.already : words.similar(twinOf.get(index)!.name)}</small>
                  ) : null}
                </td>
                <td>{player.rating}</td>
                <td>{player.title}</td>
                <td>{player.federation}</td>
                <td>{player.club}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
