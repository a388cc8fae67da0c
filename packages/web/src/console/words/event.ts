import { type Notation, notationUnder } from '@zug/engine/standings'
import { commonUnder, type EventCommon } from '@zug/messages/common/under'
import { useMemo } from 'react'
import { useTournament } from '../api/tournament.tsx'
import { useWords } from './language.tsx'

/** The common words as the tournament at hand uses them: what its byes are called, how its results are written. */
export const useCommon = (): EventCommon => {
  const { traits } = useTournament()
  const common = useWords('common')
  return useMemo(() => commonUnder(traits, common), [traits, common])
}

/** How rounds are written in its tables. */
export const useNotation = (): Notation => {
  const { traits, settings } = useTournament()
  return notationUnder(traits, settings.scoring, useCommon().rounds)
}
