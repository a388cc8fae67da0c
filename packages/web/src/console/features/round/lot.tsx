import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import { hasInitialColour } from '../tournaments/rulebooks.ts'

/** Beside the draft of round 1: the lot that gave its colours, with the seed. */
export const Lot = () => {
  const { lot } = useWords('round')
  const common = useWords('common')
  const { lots, traits } = useTournament()
  return lots === null || !hasInitialColour(traits) ? null : <p className="round-note">{lot(common[lots.initialColour], lots.seed)}</p>
}
