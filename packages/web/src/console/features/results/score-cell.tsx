import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { EventCommon } from '@zug/messages/common/under'
import type { ResultsWords } from '@zug/messages/console/results/en'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { keyNames } from '../../ui/key-names.ts'
import { useCommon } from '../../words/event.ts'
import type { Scored } from './board-row.tsx'
import { endedOnTimeLimit, resultOfScores, tenths, typedScore } from './game-scores.ts'
import { showSides } from './outcomes.ts'
import './score-cell.css'

type Props = {
  readonly index: number
  readonly place: string
  readonly names: readonly [string, string]
  readonly scored: Scored
  readonly result: BoardResult | null
  /** What waits to be put over the result. */
  readonly over: BoardResult | null
  /** Verifying: what the desk has is not shown where the paper is typed. */
  readonly blank: boolean
  readonly mayEnter: boolean
  readonly current: boolean
  readonly words: ResultsWords
}

type Draft = { readonly first: string; readonly second: string; readonly limit: boolean }

const sides = { win: 'first', draw: 'draw', loss: 'second' } as const

const said = ({ white, black }: BoardResult, { outcome }: ResultsWords, common: EventCommon): string =>
  white === 'win' || white === 'draw' || white === 'loss' ? outcome[sides[white]] : showSides(white, black, common.sides)

const clean = (text: string): string => text.replace(/[^\d.,]/g, '').slice(0, 7)

/** The two scores of a game, typed where they stand; win, draw or loss follow (SSM A1). Enter goes on, leaving the row keeps what is complete. */
const ScoreCell = ({ index, place, names, scored, result, over, blank, mayEnter, current, words }: Props) => {
  const { rules, timeLimit, onEnter, onEmpty, onKept } = scored
  const common = useCommon()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [asked, setAsked] = useState(false)
  // What is sent is not sent again when the focus leaves for the next board.
  const sent = useRef(false)
  const fields = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const

  // The page wanted the focus here before there were fields; whoever comes from another page has it at the content.
  useLayoutEffect(() => {
    const here = document.activeElement
    if (current && (here === document.body || here?.id === 'content')) fields[0].current?.focus()
  }, [])

  // What is typed next takes the place of what stands again.
  const untouched = draft === null
  useLayoutEffect(() => {
    if (untouched) fields.find(({ current: field }) => field === document.activeElement)?.current?.select()
  }, [untouched])

  // Another result, or an answer to what was asked: what was typed is over.
  const now = JSON.stringify([result, blank])
  const [seen, setSeen] = useState({ now, over })
  if (seen.now !== now || seen.over !== over) {
    setSeen({ now, over })
    if (seen.now !== now || over === null) {
      setDraft(null)
      setAsked(false)
    }
  }

  const known = blank ? undefined : result?.scores
  const shown = draft ?? {
    first: known === undefined ? '' : typedScore(known[0]),
    second: known === undefined ? '' : typedScore(known[1]),
    limit: !blank && endedOnTimeLimit(result),
  }
  const typed = resultOfScores(shown.first, shown.second, shown.limit && timeLimit, rules)
  const change = (next: Partial<Draft>): void => {
    sent.current = false
    setAsked(false)
    setDraft({ ...shown, ...next })
  }
  const enter = (leaving: boolean): void => {
    sent.current = true
    onEnter(index, typed!, leaving)
    // Over a result that stands it is asked; until it is answered the fields show what stands.
    if (result !== null && !blank) setDraft(null)
  }

  const next = (): void => {
    if (typed !== null) enter(false)
    else if (shown.first === '' && shown.second === '' && result !== null && draft !== null && !blank) onEmpty()
    else {
      setAsked(shown.second !== '' || tenths(shown.first) === null)
      fields[tenths(shown.first) === null ? 0 : 1].current?.focus()
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const inSecond = event.target === fields[1].current
    if (event.key === 'Enter') {
      if (over !== null && draft === null) return
      event.preventDefault()
      if (!inSecond && tenths(shown.first) !== null && (shown.second === '' || draft === null)) fields[1].current?.focus()
      else if (!event.repeat) next()
    } else if (event.key === 'Tab' && !event.shiftKey && inSecond && draft !== null && typed !== null) {
      event.preventDefault()
      next()
    } else if (event.key === 'Escape' && draft !== null) {
      event.preventDefault()
      setDraft(null)
    } else if (timeLimit && keyNames(event).includes('KeyT')) {
      event.preventDefault()
      change({ limit: !shown.limit })
    } else if (keyNames(event).some((name) => /^Key[WDL]$/.test(name))) {
      // A letter is the result itself, without scores.
      sent.current = true
      setDraft(null)
    }
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.contains(relatedTarget) || draft === null || sent.current || blank || over !== null) return
    if (typed !== null && (result === null || result.white === 'adjourned')) enter(true)
    else if (result !== null) {
      // Leaving is no way to change what stands.
      setDraft(null)
      onKept(index)
    } else setAsked(true)
  }

  const field = (at: 0 | 1) => (
    <input
      ref={fields[at]}
      id={at === 0 ? `board-${index}` : undefined}
      data-score={at}
      data-draft={draft === null ? undefined : ''}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      disabled={!mayEnter}
      aria-label={words.scores.field(place, names[at])}
      aria-invalid={asked && tenths(at === 0 ? shown.first : shown.second) === null ? true : undefined}
      value={at === 0 ? shown.first : shown.second}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => change(at === 0 ? { first: clean(target.value) } : { second: clean(target.value) })}
    />
  )

  const outcome = typed ?? (draft === null && !blank ? result : null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its fields
    <div className="score-cell" onKeyDown={onKeyDown} onBlur={onBlur}>
      <span className="score-fields">
        {field(0)} – {field(1)}
      </span>
      {timeLimit ? (
        <label className="score-limit" title={words.scores.timeLimit}>
          <input
            type="checkbox"
            tabIndex={-1}
            disabled={!mayEnter}
            checked={shown.limit}
            aria-label={`${place}: ${words.scores.timeLimit}`}
            onChange={({ target }) => {
              change({ limit: target.checked })
              fields[1].current?.focus()
            }}
          />{' '}
          {words.scores.shortLimit}
        </label>
      ) : null}
      <span className={asked && typed === null ? 'score-outcome problem' : 'score-outcome'} role={draft === null ? undefined : 'status'}>
        {asked && typed === null ? words.scores.missing : outcome === null ? '' : said(outcome, words, common)}
      </span>
      <button type="button" className="score-menu" data-menu="" tabIndex={-1} disabled={!mayEnter} aria-label={words.scores.menu(place)}>
        ⋯
      </button>
    </div>
  )
}

export default ScoreCell
