import { memo } from 'react'
import { showPoints } from '../../ui/points.ts'
import type { Entrant } from './who-plays.ts'

export type Side = {
  readonly entrant: Entrant | undefined
  readonly points: number | null
  /** `Ww-↓`; empty where there is none. */
  readonly mark: string
}

export type RowWords = {
  readonly why: string
  readonly whyBoard: (board: number, white: string, black: string) => string
  readonly floatHint: string
  readonly openMatch: string
  readonly closeMatch: string
}

export type BoardRowProps = {
  readonly at: number
  readonly number: number
  readonly white: Side
  readonly black: Side
  readonly result: string
  readonly floats: number
  readonly selected: boolean
  /** Reached by Tab; all others by the arrows. */
  readonly tabbable: boolean
  /** Names are buttons with a menu. */
  readonly names: 'text' | 'menu'
  /** Not as the engine paired it. */
  readonly changed: boolean
  /** Why the board has this number, where it is fixed; else empty. */
  readonly fixed: string
  readonly expanded: boolean | null
  readonly words: RowWords
}

const Name = ({
  side,
  seat,
  names,
  tabbable,
}: Pick<BoardRowProps, 'names' | 'tabbable'> & { readonly side: Side; readonly seat: string }) => (
  <div className="round-who">
    {names === 'menu' ? (
      <button
        type="button"
        className="round-name"
        data-player={side.entrant?.id}
        data-seat={seat}
        tabIndex={tabbable ? 0 : -1}
        aria-haspopup="menu"
        title={side.entrant?.name}
      >
        {side.entrant?.name}
      </button>
    ) : (
      <b className="round-name" title={side.entrant?.name}>
        {side.entrant?.name}
      </b>
    )}
    <span className="round-about">
      <span className="round-facts" data-points={side.points === null ? '' : showPoints(side.points)}>
        {side.entrant?.facts}
      </span>
      <span className="round-mark">{side.mark}</span>
    </span>
  </div>
)

const same = (a: Side, b: Side): boolean => a.entrant === b.entrant && a.points === b.points && a.mark === b.mark

/** One board. Nothing here listens: the table does for all of them. */
export const BoardRow = memo(
  ({ at, number, white, black, result, floats, selected, tabbable, names, changed, fixed, expanded, words }: BoardRowProps) => (
    <tr
      data-board={at}
      className={[selected ? 'selected' : '', changed ? 'changed' : ''].filter(Boolean).join(' ') || undefined}
      aria-current={selected || undefined}
    >
      <th scope="row" className={fixed === '' ? 'round-number' : 'round-number fixed'} title={fixed === '' ? undefined : fixed}>
        {fixed === '' ? null : <span className="unseen">{fixed} </span>}
        {expanded === null ? (
          <span>{number}</span>
        ) : (
          <button
            type="button"
            data-seat="match"
            aria-expanded={expanded}
            aria-label={`${number}: ${expanded ? words.closeMatch : words.openMatch}`}
            tabIndex={tabbable ? 0 : -1}
          >
            {number} {expanded ? '▾' : '▸'}
          </button>
        )}
      </th>
      <td className="round-points">{white.points === null ? '' : showPoints(white.points)}</td>
      <td className="round-side">
        <Name side={white} seat="white" names={names} tabbable={tabbable} />
      </td>
      <td className="round-result">{result}</td>
      <td className="round-side">
        <Name side={black} seat="black" names={names} tabbable={tabbable} />
      </td>
      <td className="round-points">{black.points === null ? '' : showPoints(black.points)}</td>
      <td className="round-why-cell">
        <button
          type="button"
          className={floats === 0 ? 'round-why' : 'round-why floats'}
          data-seat="why"
          tabIndex={tabbable ? 0 : -1}
          aria-label={words.whyBoard(number, white.entrant?.name ?? '', black.entrant?.name ?? '')}
          title={floats === 0 ? undefined : words.floatHint}
        >
          {words.why}
          {floats === 0 ? '' : ` ${'↓'.repeat(Math.min(floats, 3))}`}
        </button>
      </td>
    </tr>
  ),
  (a, b) =>
    same(a.white, b.white) &&
    same(a.black, b.black) &&
    (['at', 'number', 'result', 'floats', 'selected', 'tabbable', 'names', 'changed', 'fixed', 'expanded', 'words'] as const).every(
      (key) => a[key] === b[key],
    ),
)
