import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefusedResult } from '../../outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Conflicts, type Settle } from './conflicts.tsx'
import type { OverWords } from './entry/said.ts'
import type { State } from './entry/state.ts'
import { choosePreset, type KeyMap, type Preset, presets } from './key-maps.ts'
import { Legend } from './legend.tsx'
import { type Board, resultNow } from './rows.ts'
import { useDockHeight } from './use-dock-height.ts'

type Props = {
  readonly preset: Preset
  readonly map: KeyMap
  readonly timeLimit: boolean
  readonly teams: boolean
  readonly twoGames: boolean
  readonly colourless: boolean
  readonly words: ResultsWords
  readonly said: string
  readonly queued: number
  readonly safe: boolean
  readonly refused: readonly RefusedResult[]
  readonly unrated: boolean
  readonly verify: State['verify']
  readonly shown: number
  readonly verified: number
  readonly over: OverWords | null
  readonly onOver: (replace: boolean) => void
  readonly placeOf: (index: number) => string
  readonly boards: readonly Board[]
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly numberOf: (round: number, index: number) => number
  readonly onDecide: (replace: boolean) => void
  readonly onSettle: Settle
  readonly onPreset: (preset: Preset) => void
  readonly mayEnter: boolean
}

/** At the foot of the page, always in sight: what needs a decision, what was done last, the keys. Nothing that comes up here moves the table. */
export const Dock = (props: Props) => {
  const { words, said, queued, safe, refused, unrated, verify, mayEnter } = props
  const dock = useDockHeight()
  return (
    <div className="results-dock" ref={dock}>
      {refused.length === 0 ? null : <Conflicts {...props} />}
      {verify.stopped === null ? null : <Difference {...props} />}
      {props.over === null ? null : <Standing {...props} over={props.over} />}
      {queued === 0 ? null : (
        <p className="results-offline" role="alert">
          {words.state.offline(queued)} {safe ? null : words.state.unsafe}
        </p>
      )}
      <p className="results-said" role="status">
        {unrated ? words.keys.nextUnrated : verify.on && verify.stopped === null ? <Verified {...props} /> : said}
      </p>
      {mayEnter ? refused.length === 0 ? <Keys {...props} /> : <Folded {...props} /> : null}
    </div>
  )
}

const Verified = ({ words, verified, shown }: Props) =>
  verified === 0 ? words.verify.intro : verified >= shown ? words.verify.done(shown) : words.verify.count(verified, shown)

/** A key over a result that stands: Enter replaces it, Escape or going on keeps it. */
const Standing = ({ words, over, onOver }: Props & { readonly over: OverWords }) => (
  <div className="results-difference" role="alert">
    <p>
      <b>{words.over.title(over.place)}</b> {words.over.text(over.before, over.after)}
    </p>
    <div>
      <Button look="plain" onClick={() => onOver(false)}>
        {words.over.keep(over.before)} <Kbd>Esc</Kbd>
      </Button>
      <Button look="main" onClick={() => onOver(true)}>
        {words.over.replace(over.after)} <Kbd>↵</Kbd>
      </Button>
    </div>
  </div>
)

/** Nothing goes on until somebody decides. The first button changes nothing. */
const Difference = ({ words, verify, boards, show, placeOf, onDecide }: Props) => {
  const { board, typed, inner } = verify.stopped!
  const recorded = resultNow(boards[board]!)
  const place = inner === undefined ? placeOf(board) : `${placeOf(board)}, ${words.match.board(inner.board + 1)}`
  const buttons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => buttons.current?.querySelector('button')?.focus(), [])
  return (
    <div className="results-difference" role="alert">
      <p>
        <b>{words.verify.mismatch(place)}</b>{' '}
        {recorded === null ? words.verify.missing(show(typed)) : words.verify.typed(show(typed), show(recorded))}
      </p>
      <div ref={buttons}>
        <Button look="plain" onClick={() => onDecide(false)}>
          {recorded === null ? words.verify.leaveOpen : words.verify.keep(show(recorded))}
        </Button>
        <Button look="main" onClick={() => onDecide(true)}>
          {words.verify.replace(show(typed))}
        </Button>
      </div>
    </div>
  )
}

/** While results wait for a decision the boards have the room of the keys. */
const Folded = (props: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="results-unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {props.words.keys.label}
      </Button>
      {open ? <Keys {...props} /> : null}
    </>
  )
}

const Keys = ({ words, preset, map, timeLimit, teams, twoGames, colourless, onPreset }: Props) => {
  const [choosing, setChoosing] = useState(false)
  const { keys } = words
  const [white, black] =
    teams || twoGames
      ? [keys.firstTeam, keys.secondTeam]
      : map === 'scores'
        ? [words.outcome.first, words.outcome.second]
        : colourless
          ? [keys.first, keys.second]
          : [keys.white, keys.black]
  return (
    <div className="results-keys">
      <Legend {...{ map, teams, timeLimit, words }} names={{ white, draw: keys.draw, black }} />
      {map === 'scores' ? null : (
        <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {words.keys.preset}
        </Button>
      )}
      {choosing && map !== 'scores' ? (
        <Choice<Preset>
          label={words.keys.preset}
          labelUnseen
          value={preset}
          options={presets.map((value) => ({ value, label: words.keys.presets[value] }))}
          onChange={(value) => {
            choosePreset(value)
            onPreset(value)
          }}
        />
      ) : null}
    </div>
  )
}
