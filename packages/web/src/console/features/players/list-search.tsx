import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { kindsOfPlay } from '@zug/engine/model'
import { type KeyboardEvent, useEffect, useState } from 'react'
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

/** What the rating lists have for what is typed, and the keys with which one of them is taken. */
export const useListSearch = (typed: string, take: (match: ListMatch) => void) => {
  const lists = useQuery(listsQuery).data?.lists ?? []
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(-1)
  const id = useUnique()
  useEffect(() => {
    const wait = setTimeout(() => setAsked(typed.trim()), typed === '' ? 0 : pause)
    return () => clearTimeout(wait)
  }, [typed])
  const enabled = lists.length > 0 && asked.length >= fewest
  const { data } = useQuery({
    queryKey: ['lists', 'find', asked],
    queryFn: () => get('/lists/find', { typed: asked }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = enabled && typed.trim() !== '' ? (data?.found ?? []) : []
  useEffect(() => setActive(-1), [data])
  const choose = (match: ListMatch): void => {
    setAsked('')
    setActive(-1)
    take(match)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const match = found[active]
    if (found.length === 0 || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? found.length - 1 : active - 1)
    else if (event.key === 'Escape') setAsked('')
    else if (event.key === 'Enter' && match !== undefined) choose(match)
    else return
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
