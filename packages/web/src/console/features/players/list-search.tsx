import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { kindsOfPlay } from '@zug/engine/model'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { get } from '../../api/client.ts'
import { listsQuery } from '../../api/lists.ts'
import type { ListMatch } from '../../api/types.ts'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'
import { usePlay } from './ratings/official-ratings.tsx'
import './list-search.css'

/** Is there a list to look people up in? */
export const useHasLists = (): boolean => (useQuery(listsQuery).data?.lists ?? []).length > 0

/** Milliseconds without a key before the lists are asked. */
const pause = 70
const fewest = 2

/** The next one or the one before, in a circle. */
const stepped = (active: number, key: string, count: number): number => {
  if (count === 0) return -1
  if (key === 'ArrowDown') return (active + 1) % count
  return active <= 0 ? count - 1 : active - 1
}
const isArrow = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp'

/**
 * What the rating lists have for what is typed, and the keys with which one of them is taken. Keys that come before the answer wait for it: whoever types quickly
 * takes nobody out of the answer to half a name.
 */
export const useListSearch = (typed: string, take: (match: ListMatch) => void) => {
  const lists = useQuery(listsQuery).data?.lists ?? []
  const text = typed.trim()
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(-1)
  /** Keys that wait for the answer to a text; at once, while the page may still show what was typed before. */
  const held = useRef<{ readonly text: string; readonly keys: readonly string[] }>({ text: '', keys: [] })
  const [heldKeys, setHeldKeys] = useState(0)
  /** What was typed when the list was closed. */
  const [closed, setClosed] = useState('')
  const id = useUnique()
  useEffect(() => {
    const wait = setTimeout(() => setAsked(text), text === '' ? 0 : pause)
    return () => clearTimeout(wait)
  }, [text])
  const enabled = lists.length > 0 && asked.length >= fewest && text !== closed
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['lists', 'find', asked],
    queryFn: () => get('/lists/find', { typed: asked }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = enabled && text !== '' ? (data?.found ?? []) : []
  const late = asked !== text || (isFetching && (isPlaceholderData || data === undefined))
  const waits = lists.length > 0 && text.length >= fewest && text !== closed && late
  useEffect(() => {
    setActive(-1)
    if (text === '') setClosed('')
  }, [text])
  useEffect(() => setActive(-1), [data])
  const choose = (match: ListMatch): void => {
    setAsked('')
    setActive(-1)
    take(match)
  }
  useEffect(() => {
    const { keys } = held.current
    if (waits || keys.length === 0) return
    const isOfThis = held.current.text === text
    held.current = { text: '', keys: [] }
    if (!isOfThis) return
    const enter = keys.indexOf('Enter')
    const at = keys.slice(0, enter < 0 ? keys.length : enter).reduce((last, key) => stepped(last, key, found.length), -1)
    const match = found[at]
    if (enter >= 0 && match !== undefined) choose(match)
    else setActive(at)
  }, [waits, text, heldKeys])
  /** Does this key wait for the answer to what stands in the field by now? */
  const hold = (key: string, now: string): boolean => {
    if (lists.length === 0 || now.length < fewest || now === closed || !(waits || now !== text)) return false
    const before = held.current.text === now ? held.current.keys : []
    if (!isArrow(key) && !(key === 'Enter' && before.length > 0)) return false
    held.current = { text: now, keys: [...before, key] }
    setHeldKeys((count) => count + 1)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const match = found[active]
    if (!hold(key, event.currentTarget.value.trim())) {
      if (found.length === 0) return
      if (isArrow(key)) setActive(stepped(active, key, found.length))
      else if (key === 'Escape') setClosed(text)
      else if (key === 'Enter' && match !== undefined && !waits) choose(match)
      else return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': found.length > 0,
    'aria-controls': id,
    'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
    onKeyDown,
  } as const
  return { found, active, id, several: lists.length > 1, choose, combobox: lists.length === 0 ? {} : combobox }
}

type Props = Pick<ReturnType<typeof useListSearch>, 'found' | 'active' | 'id' | 'several' | 'choose'> & {
  readonly players: readonly Player[]
}

/** Whoever fits, under the line in which the name is typed. */
export const ListMatches = ({ found, active, id, several, choose, players }: Props) => {
  const words = useWords('players')
  const play = usePlay()
  const entered = new Set(players.map(({ fideId }) => fideId))
  if (found.length === 0) return null
  return (
    <div className="list-matches">
      <div id={id} role="listbox" aria-label={words.lists.title}>
        {found.map((match, at) => {
          const { list, entry, ratings } = match
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, as the pattern of a combobox has it
            <div
              key={`${list} ${entry.id}`}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(match)}
            >
              <span className="list-name">
                {entry.title || entry.womenTitle ? <b>{entry.title || entry.womenTitle} </b> : null}
                {entry.name}
              </span>
              <span>{entry.federation}</span>
              <span>{entry.birth.slice(0, 4)}</span>
              <span className="list-rating">{ratings[play] ?? ratings.standard ?? '–'}</span>
              <span className="list-more">
                {[
                  ...kindsOfPlay
                    .filter((kind) => kind !== play && ratings[kind] !== null && ratings[kind] !== undefined)
                    .map((kind) => `${words.ratings.play[kind]} ${ratings[kind]}`),
                  entry[play].k === null ? '' : `K ${entry[play].k}`,
                  entry.fideId !== '' && entered.has(entry.fideId) ? words.lists.entered : '',
                  entry.inactive ? words.lists.inactive : '',
                  several ? list : '',
                ]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </span>
            </div>
          )
        })}
      </div>
      <p className="hint">{words.lists.keys}</p>
    </div>
  )
}
