import type { DeskBoardResult } from '@zug/engine'
import { useMemo } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import type { HistoryView } from '../../api/types.ts'
import { useWords } from '../../words/language.tsx'
import { showResult } from '../results/result-text.ts'
import { describe } from './describe.ts'

export type Entry = HistoryView['events'][number]

/** So many of the events of one command are told; the rest is counted. */
const told = 3

/** Says in a sentence what one command did. Names are those of today, so that a corrected name reads as everybody knows it. */
export const useDescribe = (): ((entries: readonly Entry[], all?: readonly Entry[]) => string) => {
  const tournament = useTournament()
  const history = useWords('history')
  const common = useWords('common')
  const results = useWords('results')
  const { fields } = useWords('players')
  return useMemo(() => {
    const names = new Map<number, string>([...tournament.players, ...tournament.teams].map(({ id, name }) => [id, name]))
    const book = {
      history,
      common,
      fields,
      nameOf: (id: number) => names.get(id) ?? `#${id}`,
      board: (index: number) => index + tournament.settings.firstBoard,
      result: (result: DeskBoardResult) => showResult(result, results, tournament.settings),
    }
    const say = (entries: readonly Entry[], all: readonly Entry[]): string => {
      const texts = [...new Set(entries.map(({ event }) => {
        if (event.kind !== 'undone' && event.kind !== 'redone') return describe(event, book)
        const turned = all.filter(({ batch }) => batch === event.batch)
        return turned.length === 0 ? history.events[event.kind] : history.turn[event.kind](say(turned, []))
      }))]
      const more = texts.length - told
      return more > 1 ? `${texts.slice(0, told).join(', ')} ${history.andMore(more)}` : texts.join(', ')
    }
    return (entries, all = []) => say(entries, all)
  }, [tournament, history, common, results, fields])
}
