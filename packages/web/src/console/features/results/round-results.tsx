import { type DeskBoardResult as BoardResult, boardNumber } from '@zug/engine/desk'
import { type KeyboardEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useMe } from '../../api/queries.ts'
import { useMayAct, usePlace } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { delivered } from '../../outbox/outbox.ts'
import { type Turn, useTurn } from '../../shell/turn.tsx'
import { keyNames } from '../../ui/key-names.ts'
import { type KeyTable, useKeys } from '../../ui/keys.ts'
import { useDates } from '../../words/dates.ts'
import { useCommon } from '../../words/event.ts'
import { useWhy } from '../explain/why-context.tsx'
import { Corrected } from '../round/corrected.tsx'
import { usePoints } from '../round/use-field.ts'
import { Asked } from './asked.tsx'
import { Byes } from './byes.tsx'
import { Dock } from './dock.tsx'
import { leaves } from './entry/keys.ts'
import { overWords, undoFirst } from './entry/said.ts'
import { currentOf, isChecked, ownBoards, type State, shownOf } from './entry/state.ts'
import { hasGameScores, timeLimitMatters } from './game-scores.ts'
import { chosenPreset, type KeyMap, whyKey } from './key-maps.ts'
import { type Deeds, tableOf } from './key-table.ts'
import { fetchAhead } from './lazily.tsx'
import { hasMatches } from './match.ts'
import { showResult } from './result-text.ts'
import { ResultsTable } from './results-table.tsx'
import { type Round, type Side, sidesOf } from './rows.ts'
import { Toolbar } from './toolbar.tsx'
import { useEntry } from './use-entry.ts'
import { useNews } from './use-news.ts'
import { useResultWords } from './use-result-words.ts'
import { useSending } from './use-sending.ts'

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
  !/^(radio|checkbox)$/.test((target as HTMLInputElement).type)

/** Keys that move within the table while the focus is on one of its boards. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 }

/** A round: its boards, how far it is, and the keys. */
export const RoundResults = ({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) => {
  const words = useResultWords()
  const common = useCommon()
  const { id } = usePlace()
  const { ask: askWhy } = useWhy()
  const { principal } = useMe()
  const me = 'account' in principal ? `account:${principal.account}` : ''
  const { settings, traits, players, teams } = tournament
  const { boards } = round
  const { colourless } = traits
  const scored = hasGameScores(traits)
  const [preset, setPreset] = useState(chosenPreset)
  const map: KeyMap = scored ? 'scores' : preset
  const [search, setSearch] = useSearchParams()
  const asked = search.get('board')
  const goTo = useRef<HTMLInputElement>(null)

  const show = useCallback((result: BoardResult | null) => showResult(result, words, { settings }, common), [words, settings, common])
  const { moment: time } = useDates()
  const sides = useMemo(() => sidesOf({ players, teams }), [players, teams])
  const { points } = usePoints(round.round)
  const numberOf = (of: number, index: number): number => boardNumber(tournament, of, index)
  const sideOf = (player: number): Side => sides.get(player) ?? { id: player, name: String(player), about: '' }

  const { sending, refused, queued, safe } = useSending(id, round.round)
  const entry = useEntry(tournament, round, show)
  const { state, happens, speech } = entry
  const { placeOf } = speech
  const { asking, unrated, over, verify, filter } = state
  const { mayEnter } = state.sheet
  const shown = shownOf(state)
  const mayTurn = useMayAct()
  const turnBack = useTurn()
  const verified = shown.filter((index) => isChecked(state, index)).length
  const since = useNews(boards, me, tournament.sequence, ({ name }, index, result) =>
    entry.say(words.state.enteredBy(name, placeOf(index), show(result))),
  )

  const why = (): void => {
    const index = currentOf(entry.now())
    const board = boards[index]
    happens({ kind: 'put-away', back: false })
    if (board !== undefined)
      askWhy({ kind: 'why', round: round.round, player: board.white, opponent: board.black, board: state.sheet.numbers[index]! })
  }
  /** What this device has typed is there before anything is taken back. */
  const turn = async (kind: Turn): Promise<void> => {
    if (!mayTurn) return
    // What is being asked comes first; another board must not change meanwhile.
    const now = entry.now()
    const first = undoFirst(now, speech)
    if (first !== null) entry.say(first)
    else if (now.over !== null) happens({ kind: 'escape' })
    else if (await delivered(id)) turnBack(kind)
    else entry.say(words.undoWaits)
  }
  const toggleVerify = (): void => happens({ kind: 'verify' })
  // Who only looks can still find a board and ask why.
  const looking = ['KeyG', whyKey(map)]
  const keysIn = (now: State): KeyTable => {
    const deeds: Deeds = {
      press: (outcome) => happens({ kind: 'outcome', outcome }),
      clear: () => happens({ kind: 'clear' }),
      why,
      unrated: () => happens({ kind: 'unrated' }),
      more: () => happens({ kind: 'pick' }),
      goTo: () => goTo.current?.focus(),
      verify: toggleVerify,
      turn: (kind) => void turn(kind),
      cancel: leaves(now) ? () => happens({ kind: 'escape' }) : null,
      decide: now.verify.stopped === null ? null : (replace) => happens({ kind: 'decide', replace }),
    }
    const table = tableOf(map, words, deeds, traits.teams)
    return now.sheet.mayEnter ? table : Object.fromEntries(looking.map((code) => [code, table[code]!]))
  }
  useKeys(keysIn(state))

  const onKeyDown = (event: KeyboardEvent): void => {
    const element = event.target as HTMLElement
    // In the field of a score letters are keys as everywhere; only what edits a number is the field's own.
    const score = element.dataset.score !== undefined
    if (event.defaultPrevented || event.altKey || (isTyping(element) && !score)) return
    if (score && (/^(Home|End)$/.test(event.code) || (event.ctrlKey && element.dataset.draft !== undefined))) return
    const now = entry.now()
    if (/^(Numpad)?Enter$/.test(event.code) && now.over !== null && element.closest('.results-table') !== null) {
      event.preventDefault()
      if (!event.repeat) happens({ kind: 'enter' })
      return
    }
    const names = keyNames(event)
    const keys = keysIn(now)
    const moves = element.closest('tr[data-board]') === null ? undefined : steps[names[0] ?? '']
    const run =
      moves === undefined
        ? names.map((name) => keys[name]).find((found) => found !== undefined)?.run
        : () => happens({ kind: 'move', steps: moves })
    // Escape closes what is open over the table by itself.
    if (run === undefined || document.querySelector('dialog[open]') !== null || (names[0] === 'Escape' && now.asking !== null)) return
    event.preventDefault()
    run(event.nativeEvent)
  }

  useEffect(() => fetchAhead(hasMatches(traits)), [])
  useEffect(() => {
    const board = state.sheet.numbers.indexOf(Number(asked))
    happens({ kind: 'go', board: asked !== null && ownBoards(entry.now()).includes(board) ? board : currentOf(entry.now()) })
    // It is said once: the same way leads there again.
    if (asked !== null)
      setSearch(
        (search) => {
          search.delete('board')
          return search
        },
        { replace: true },
      )
  }, [asked])

  return (
    // Everything in it that can be reached is a button of its own; here their keys come together.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is in it
    <div className="results" onKeyDown={onKeyDown}>
      <Toolbar
        words={words}
        boards={ownBoards(state).map((index) => boards[index]!)}
        shown={shown}
        filter={filter}
        onFilter={(chosen) => happens({ kind: 'filter', filter: chosen })}
        numbers={state.sheet.numbers}
        teams={traits.teams}
        verified={verified}
        onVerify={toggleVerify}
        goTo={goTo}
        onGoTo={(board) => happens({ kind: 'go', board })}
        verifying={verify.on}
        mayEnter={mayEnter}
        onUndo={mayTurn ? () => void turn('undo') : null}
        drafted={tournament.draft !== null}
        next={round.round === tournament.rounds.length && round.round < settings.numberOfRounds ? round.round + 1 : null}
      />
      <Corrected round={round.round} />
      {shown.length === 0 && filter !== 'all' ? <p className="results-nothing">{words.nothingHere[filter]}</p> : null}
      <ResultsTable {...{ tournament, round, shown, entry, sideOf, points, sending, show, time, me, since }} />
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
        }}
        over={over === null ? null : overWords(over, speech)}
        timeLimit={scored && timeLimitMatters(settings.rules)}
        onOver={(replace) => happens({ kind: 'replace', replace })}
        said={entry.said}
        shown={shown.length}
        teams={traits.teams}
        twoGames={traits.games === 'two'}
        onDecide={(replace) => happens({ kind: 'decide', replace })}
        onSettle={(key, over, take) => happens({ kind: 'settle', key, over, take })}
        onPreset={setPreset}
      />
      {asking === null ? null : (
        <Suspense>
          <Asked
            {...{ asking, tournament, round, show, entry, sideOf }}
            onWhy={why}
            onScores={colourless && !scored ? (board) => happens({ kind: 'form', board }) : null}
          />
        </Suspense>
      )}
    </div>
  )
}
