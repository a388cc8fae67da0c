import { boardNumber, boardNumbers, type DeskBoardResult, type Seating } from '@zug/engine/desk'
import { useMemo } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { showResult } from '../results/result-text.ts'
import { describe } from './describe.ts'
import { type Entry, pastOf } from './past.ts'

export type { Entry }

/** So many of the events of one command are told; the rest is counted. */
const told = 3

const none: readonly Entry[] = []

/**
 * Says in a sentence what the events of one command did; `all` is what else happened. Names are those of today, so that a corrected name reads as everybody
 * knows it.
 */
export const useDescribe = (all: readonly Entry[] = none): ((entries: readonly Entry[]) => string) => {
  const tournament = useTournament()
  const history = useWords('history')
  const common = useCommon()
  const results = useWords('results')
  const { fields } = useWords('players')
  const settings = useWords('settings')
  const { hand } = useWords('round')
  return useMemo(() => {
    const gone = all.flatMap(({ event }): readonly { readonly id: number; readonly name: string }[] =>
      event.kind === 'player-entered' ? [event.player] : event.kind === 'team-entered' ? [event.team] : [],
    )
    const names = new Map<number, string>([...gone, ...tournament.players, ...tournament.teams].map(({ id, name }) => [id, name]))
    const book = {
      history,
      common,
      fields,
      settings,
      hand,
      nameOf: (id: number) => names.get(id) ?? `#${id}`,
      board: (round: number | null, index: number, seating: Seating | undefined) =>
        (seating === undefined ? undefined : boardNumbers(seating, tournament.settings.firstBoard)[index]) ??
        boardNumber(tournament, round ?? 0, index),
      result: (result: DeskBoardResult) => showResult(result, results, tournament, common),
      seats: (round: number, at: number) => tournament.rounds.find((each) => each.round === round)?.boards[at],
    }
    const past = pastOf(all)
    const tell = ({ event, sequence }: Entry): string => {
      if (event.kind !== 'undone' && event.kind !== 'redone') return describe(event, book, past.get(sequence))
      const turned = all.filter(({ batch }) => batch === event.batch)
      return turned.length === 0 ? history.events[event.kind] : history.turn[event.kind](say(turned))
    }
    const say = (entries: readonly Entry[]): string => {
      const texts = [...new Set(entries.map(tell))]
      const more = texts.length - told
      return more > 1 ? `${texts.slice(0, told).join(', ')} ${history.andMore(more)}` : texts.join(', ')
    }
    return say
  }, [tournament, all, history, common, results, fields, settings, hand])
}
