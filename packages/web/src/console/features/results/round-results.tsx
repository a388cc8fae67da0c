import type { DeskBoardResult as BoardResult } from '@zug/engine'
import { type KeyboardEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMe } from '../../api/queries.ts'
import { useMayAct, usePlace } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { delivered } from '../../outbox/outbox.ts'
import { type Turn, useTurn } from '../../shell/turn.tsx'
import { keyNames } from '../../ui/key-names.ts'
import { type KeyTable, useKeys } from '../../ui/keys.ts'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import { useWhy } from '../explain/why-context.tsx'
import { Asked } from './asked.tsx'
import { Byes } from './byes.tsx'
import { Dock } from './dock.tsx'
import { hasGameScores, timeLimitMatters } from './game-scores.ts'
import { chosenPreset, type KeyMap, whyKey } from './key-maps.ts'
import { type Deeds, tableOf } from './key-table.ts'
import { fetchAhead } from './lazily.tsx'
import { showResult } from './result-text.ts'
import { ResultsTable } from './results-table.tsx'
import { type Round, resultNow, type Side, sidesOf } from './rows.ts'
import { scoresBefore } from './scores.ts'
import { Toolbar } from './toolbar.tsx'
import { useEntry } from './use-entry.ts'
import { useNews } from './use-news.ts'
import { useSending } from './use-sending.ts'
import { useShown } from './use-shown.ts'

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
  !/^(radio|checkbox)$/.test((target as HTMLInputElement).type)

/** Keys that move within the table while the focus is on one of its boards. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 }

/** A round: its boards, how far it is, and the keys. */
export const RoundResults = ({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) => {
  const words = useWords('results')
  const { id } = usePlace()
  const { ask: askWhy } = useWhy()
  const { principal } = useMe()
  const me = 'account' in principal ? `account:${principal.account}` : ''
  const { settings, traits, rounds, players, teams } = tournament
  const { boards } = round
  const { colourless } = traits
  const scored = hasGameScores(traits)
  const [preset, setPreset] = useState(chosenPreset)
  const map: KeyMap = scored ? 'scores' : preset
  const goTo = useRef<HTMLInputElement>(null)

  const show = useCallback((result: BoardResult | null) => showResult(result, words, settings), [words, settings])
  const { moment: time } = useDates()
  const sides = useMemo(() => sidesOf({ players, teams }), [players, teams])
  const scores = useMemo(() => scoresBefore({ rounds, settings, traits }, round.round), [rounds, settings, traits, round.round])
  const numberOf = (index: number): number => index + settings.firstBoard
  const sideOf = (player: number): Side => sides.get(player) ?? { id: player, name: String(player), about: '' }

  const { filter, mine, shown, choose } = useShown(boards, tournament)
  const { sending, refused, queued, safe } = useSending(id, round.round)
  const entry = useEntry(tournament, round, shown, show)
  const mayTurn = useMayAct()
  const turnBack = useTurn()
  const { current, asking, unrated, verify, over, mayEnter, ask, placeOf } = entry
  const verified = shown.filter((index) => verify.isChecked(index, resultNow(boards[index]!))).length
  const since = useNews(boards, me, tournament.sequence, ({ name }, index, result) =>
    entry.say(words.state.enteredBy(name, placeOf(index), show(result))),
  )

  const why = (): void => {
    const board = boards[current]
    ask(null)
    if (board !== undefined)
      askWhy({ kind: 'why', round: round.round, player: board.white, opponent: board.black, board: numberOf(current) })
  }
  /** What this device has typed is there before anything is taken back. */
  const turn = async (kind: Turn): Promise<void> => {
    if (!mayTurn) return
    // What is being asked comes first; another board must not change meanwhile.
    if (verify.stopped !== null) {
      entry.say(words.verify.undoFirst(placeOf(verify.stopped.board)))
      return
    }
    if (over !== null) {
      entry.keep()
      return
    }
    if (await delivered(id)) turnBack(kind)
    else entry.say(words.undoWaits)
  }
  const toggleVerify = !verify.on ? entry.startVerify : verify.stopped === null ? entry.leaveVerify : verify.toggle
  const cancel =
    over !== null
      ? entry.keep
      : unrated
        ? entry.toggleUnrated
        : verify.stopped !== null
          ? entry.leaveVerify
          : entry.expanded !== null
            ? () => {
                entry.expand(null)
                entry.focusBoard(current)
              }
            : verify.on
              ? entry.leaveVerify
              : null
  const deeds: Deeds = {
    press: entry.press,
    clear: entry.askClear,
    why,
    unrated: entry.toggleUnrated,
    more: () => ask({ kind: 'pick', board: current }),
    goTo: () => goTo.current?.focus(),
    verify: toggleVerify,
    turn: (kind) => void turn(kind),
    cancel,
    decide: verify.stopped === null ? null : entry.decide,
  }
  const table = tableOf(map, words, deeds, traits.teams)
  // Who only looks can still find a board and ask why.
  const looking = ['KeyG', whyKey(map)]
  const keys: KeyTable = mayEnter ? table : Object.fromEntries(looking.map((code) => [code, table[code]!]))
  useKeys(keys)

  const onKeyDown = (event: KeyboardEvent): void => {
    const element = event.target as HTMLElement
    // In the field of a score letters are keys as everywhere; only what edits a number is the field's own.
    const score = element.dataset.score !== undefined
    if (event.defaultPrevented || event.altKey || (isTyping(element) && !score)) return
    if (score && (/^(Home|End)$/.test(event.code) || (event.ctrlKey && element.dataset.draft !== undefined))) return
    if (/^(Numpad)?Enter$/.test(event.code) && over !== null && element.closest('.results-table') !== null) {
      event.preventDefault()
      if (!event.repeat) entry.replace()
      return
    }
    const names = keyNames(event)
    const moves = element.closest('tr[data-board]') === null ? undefined : steps[names[0] ?? '']
    const run = moves === undefined ? names.map((name) => keys[name]).find((found) => found !== undefined)?.run : () => entry.move(moves)
    // Escape closes what is open over the table by itself.
    if (run === undefined || document.querySelector('dialog[open]') !== null || (names[0] === 'Escape' && asking !== null)) return
    event.preventDefault()
    run(event.nativeEvent)
  }

  useEffect(() => {
    fetchAhead(traits.teams)
    entry.focusBoard(current)
  }, [])

  return (
    // Everything in it that can be reached is a button of its own; here their keys come together.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is in it
    <div className="results" onKeyDown={onKeyDown}>
      <Toolbar
        words={words}
        boards={mine}
        shown={shown}
        filter={filter}
        onFilter={choose}
        firstBoard={settings.firstBoard}
        teams={traits.teams}
        placeOf={placeOf}
        verified={verified}
        onVerify={toggleVerify}
        goTo={goTo}
        onGoTo={entry.focusBoard}
        verify={verify}
        mayEnter={mayEnter}
        onUndo={mayTurn ? () => void turn('undo') : null}
        drafted={tournament.draft !== null}
        next={round.round === rounds.length && round.round < settings.numberOfRounds ? round.round + 1 : null}
      />
      {shown.length === 0 && filter !== 'all' ? <p className="results-nothing">{words.nothingHere[filter]}</p> : null}
      <ResultsTable {...{ tournament, round, shown, entry, sideOf, scores, sending, show, time, me, since }} />
      <Byes round={round} sideOf={sideOf} />
      <Dock
        {...{
          words,
          queued,
          safe,
          refused,
          unrated,
          verify,
          verified,
          boards,
          show,
          time,
          numberOf,
          placeOf,
          preset,
          map,
          mayEnter,
          colourless,
          over,
        }}
        timeLimit={scored && timeLimitMatters(settings.rules)}
        onOver={(replace) => {
          if (replace) entry.replace()
          else {
            entry.keep()
            entry.focusBoard(current)
          }
        }}
        said={entry.said}
        shown={shown.length}
        teams={traits.teams}
        onDecide={entry.decide}
        onPreset={setPreset}
      />
      {asking === null ? null : (
        <Suspense>
          <Asked
            {...{ asking, tournament, round, show, entry, sideOf }}
            onWhy={why}
            onScores={
              colourless && !scored
                ? (board) => {
                    ask(null)
                    entry.expand(board)
                  }
                : null
            }
          />
        </Suspense>
      )}
    </div>
  )
}
