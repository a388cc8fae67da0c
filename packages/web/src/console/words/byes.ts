import { useTournament } from '../api/tournament.tsx'
import { useWords } from './language.tsx'

/** Why somebody has no game; where a bye is not scored, whoever is left over rests. */
export const useByeWords = () => {
  const { unpaired } = useTournament().traits
  const { byes, rests } = useWords('common')
  return unpaired === 'rests' ? { ...byes, 'pairing-allocated': rests } : byes
}
