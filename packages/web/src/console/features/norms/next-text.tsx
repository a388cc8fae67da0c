import type { NormsAnswer } from '@zug/server/views'
import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'

/** What each result of the next game would mean. */
export const NextText = ({ next }: { readonly next: NormsAnswer['rows'][number]['next'] }) => {
  const { desk: words } = useWords('norms')
  const { players } = useTournament()
  if (next === null) return null
  const { win, draw, loss } = next
  const opponent = players.find(({ id }) => id === next.opponent)?.name ?? ''
  return <>{words.against(opponent, words.state[win], words.state[draw], words.state[loss])}</>
}
