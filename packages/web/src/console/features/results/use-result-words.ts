import type { ResultsWords } from '@zug/messages/console/results/en'
import { useMemo } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'

/** Inside a match there are boards, or two games (C.04.5). */
export const useResultWords = (): ResultsWords => {
  const words = useWords('results')
  const two = useTournament().traits.games === 'two'
  return useMemo(() => (two ? { ...words, match: words.twoGames } : words), [words, two])
}
