import type { DeskCommand } from '@zug/engine'
import type { ProblemIssue } from '../../api/types.ts'
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

/** What was read, line by line: who is taken, who may be there already. */
export const ImportReview = ({ read, twins, taken, onTake }: Props) => {
  const { import: words, fields } = useWords('players')
  const already = new Set(read.enteredAlready.map(({ index }) => index))
  const twinOf = new Map(twins.map((twin) => [twin.index, twin]))
  const toggle = (index: number): void => {
    const changed = new Set(taken)
    if (!changed.delete(index)) changed.add(index)
    onTake(changed)
  }
  return (
    <>
      <p role="status">{words.found(read.players.length, read.format)}</p>
      {read.adjustments.length === 0 ? null : (
        <details open={read.adjustments.length < 8}>
          <summary>
            {words.adjustments} ({read.adjustments.length})
          </summary>
          <ul className="import-issues">
            {read.adjustments.map(({ message, line, code }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
              <li key={index}>
                {line === undefined ? null : <b>{words.line(line)} </b>}
                {message} <small>{code}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="import-review">
        <table>
          <thead>
            <tr>
              <th scope="col" />
              <th scope="col">{fields.name}</th>
              <th scope="col">{fields.rating}</th>
              <th scope="col">{fields.title}</th>
              <th scope="col">{fields.federation}</th>
              <th scope="col">{fields.club}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {read.players.map((player, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place
              <tr key={index} className={taken.has(index) ? undefined : 'left-out'}>
                <td>
                  <input type="checkbox" checked={taken.has(index)} aria-label={words.choose(player.name)} onChange={() => toggle(index)} />
                </td>
                <td>{player.name}</td>
                <td>{player.rating}</td>
                <td>{player.title}</td>
                <td>{player.federation}</td>
                <td>{player.club}</td>
                <td className="twin">
                  {already.has(index) ? words.already : twinOf.has(index) ? words.similar(twinOf.get(index)!.name) : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
