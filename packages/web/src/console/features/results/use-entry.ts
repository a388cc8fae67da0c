import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { usePlace } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { amend, dismiss, enqueue, type NewResult, outboxNow, watchOutbox } from '../../outbox/outbox.ts'
import type { Effect } from './entry/effect.ts'
import type { EntryEvent } from './entry/event.ts'
import { keepMarks, readMarks } from './entry/marks.ts'
import type { Post } from './entry/post.ts'
import { type Speech, textOf } from './entry/said.ts'
import { sheetOf } from './entry/sheet.ts'
import { begin, type State } from './entry/state.ts'
import { step } from './entry/step.ts'
import type { Round } from './rows.ts'
import { useResultWords } from './use-result-words.ts'

export type Entry = {
  /** As it is drawn. */
  readonly state: State
  /** As it is, perhaps not drawn yet: keys come faster than pages. */
  readonly now: () => State
  readonly happens: (event: EntryEvent) => void
  /** What was said last. */
  readonly said: string
  readonly say: (text: string) => void
  readonly speech: Speech
}

const postOf = (tournament: string): Post => {
  const { waiting, landed, refused } = outboxNow()
  const own = (entry: { readonly tournament: string }): boolean => entry.tournament === tournament
  return { waiting: waiting.filter(own), landed: landed.filter(own), refused: refused.filter(own), given: [] }
}

/** Enters the results of a round: holds the state, has every event stepped from the newest one, and does what a step asks for (`entry/step.ts`). */
/** Whose result it is, as the page shows it when it is typed. */
const playersOf = ({ round, boards }: Round, entry: NewResult): Pick<NewResult, 'players'> => {
  const board = round === entry.round ? boards[entry.board] : undefined
  return board === undefined ? {} : { players: [board.white, board.black] }
}

export const useEntry = (tournament: Tournament, round: Round, show: (result: BoardResult | null) => string): Entry => {
  const words = useResultWords()
  const { id, at } = usePlace()
  const place = `${id}.${round.round}`
  const { teams } = tournament.traits
  const [said, say] = useState('')
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const sheet = useMemo(() => sheetOf(tournament, round, id, at), [tournament, round, id, at])
  const { numbers } = sheet
  const speech = useMemo<Speech>(
    () => ({ words, show, placeOf: (board) => words.place(numbers[board] ?? board + 1, teams) }),
    [words, show, numbers, teams],
  )
  const held = useRef<State | null>(null)
  held.current ??= begin(sheet, postOf(id), readMarks(place))
  // What was loaded is there before it is drawn, not after.
  if (held.current.sheet !== sheet) held.current = step(held.current, { kind: 'loaded', sheet }).state

  const run = (effect: Effect): void => {
    switch (effect.kind) {
      case 'send':
        enqueue({ ...effect.entry, ...playersOf(round, effect.entry) })
        break
      case 'amend':
        amend(effect.key, effect.change)
        break
      case 'dismiss':
        dismiss(effect.key)
        break
      case 'say':
        say(textOf(effect.saying, speech))
        break
      case 'focus':
        // A match that is only about to open takes the focus itself.
        document.getElementById(`${effect.on === 'board' ? 'board' : 'match'}-${effect.index}`)?.focus()
        break
      case 'keep-marks':
        keepMarks(place, effect.marks)
    }
  }
  const runNow = useRef(run)
  runNow.current = run
  const [fixed] = useState(() => ({
    now: (): State => held.current!,
    // What an effect brings about comes in between, and is stepped from here on, too.
    happens: (event: EntryEvent): void => {
      const { state, effects } = step(held.current!, event)
      if (state !== held.current) {
        held.current = state
        draw()
      }
      for (const effect of effects) runNow.current(effect)
    },
  }))
  useLayoutEffect(() => {
    const tell = (): void => fixed.happens({ kind: 'post', post: postOf(id) })
    tell()
    return watchOutbox(tell)
  }, [id, fixed])
  return { state: held.current, ...fixed, said, say, speech }
}
