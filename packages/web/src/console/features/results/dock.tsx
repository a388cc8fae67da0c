import type { DeskBoardResult as BoardResult } from '@zug/engine'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefusedResult } from '../../outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Conflicts } from './conflicts.tsx'
import { choosePreset, type Preset, presets } from './key-maps.ts'
import { Legend } from './legend.tsx'
import type { Board } from './rows.ts'
import type { Verify } from './use-verify.ts'

type Props = {
  readonly preset: Preset
  readonly teams: boolean
  readonly colourless: boolean
  readonly words: ResultsWords
  readonly said: string
  readonly queued: number
  readonly safe: boolean
  readonly refused: readonly RefusedResult[]
  readonly unrated: boolean
  readonly verify: Verify
  readonly shown: number
  readonly boards: readonly Board[]
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly numberOf: (index: number) => number
  readonly onDecide: (replace: boolean) => void
  readonly onPreset: (preset: Preset) => void
  readonly mayEnter: boolean
}

/** At the foot of the page, always in sight: what needs a decision, what was done last, the keys. Nothing that comes up here moves the table. */
export const Dock = (props: Props) => {
  const { words, said, queued, safe, refused, unrated, verify, mayEnter } = props
  return (
    <div className="results-dock">
      {refused.length === 0 ? null : <Conflicts refused={refused} show={props.show} time={props.time} numberOf={props.numberOf} />}
      {verify.stopped === null ? null : <Difference {...props} />}
      {queued === 0 ? null : (
        <p className="results-offline" role="alert">
          {words.state.offline(queued)} {safe ? null : words.state.unsafe}
        </p>
      )}
      <p className="results-said" role="status">
        {unrated ? words.keys.nextUnrated : verify.on && verify.stopped === null ? <Verified {...props} /> : said}
      </p>
      {mayEnter ? <Keys {...props} /> : null}
    </div>
  )
}

const Verified = ({ words, verify, shown }: Props) =>
  verify.checked.size === 0
    ? words.verify.intro
    : verify.checked.size >= shown
      ? words.verify.done(shown)
      : words.verify.count(verify.checked.size, shown)

/** Nothing goes on until somebody decides. The first button changes nothing. */
const Difference = ({ words, verify, boards, show, numberOf, onDecide }: Props) => {
  const { board, typed } = verify.stopped!
  const recorded = boards[board]!.result
  const buttons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => buttons.current?.querySelector('button')?.focus(), [])
  return (
    <div className="results-difference" role="alert">
      <p>
        <b>{words.verify.mismatch(numberOf(board))}</b>{' '}
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

const Keys = ({ words, preset, teams, colourless, onPreset }: Props) => {
  const [choosing, setChoosing] = useState(false)
  const { keys } = words
  const [white, black] = teams ? [keys.firstTeam, keys.secondTeam] : colourless ? [keys.first, keys.second] : [keys.white, keys.black]
  return (
    <div className="results-keys">
      <Legend preset={preset} words={words} names={{ white, draw: keys.draw, black }} />
      <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
        {words.keys.preset}
      </Button>
      {choosing ? (
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
