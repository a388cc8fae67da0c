import type { CfcSettings } from '@zug/engine'
import { useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { useWords } from '../../words/language.tsx'
import { defaultsIn } from '../round/defaults.ts'
import { entrantsOf, nameIn } from '../round/entrants.ts'
import { Check } from './section.tsx'

type CfcDecisionsProps = {
  readonly cfc: CfcSettings
  readonly set: (more: Partial<CfcSettings>) => void
  readonly readOnly: boolean
}

/** What the director decides while the tournament runs: whose default is excused (CFC 616), and how an unfinished game counts for pairing (617). */
export const CfcDecisions = ({ cfc, set, readOnly }: CfcDecisionsProps) => {
  const { cfc: words } = useWords('settings')
  const tournament = useTournament()
  const entrants = entrantsOf(tournament)
  const unfinished = tournament.rounds.flatMap(({ round, boards }) =>
    boards.flatMap(({ white, black, result }) => (result?.white === 'adjourned' ? [{ round, white, black }] : [])),
  )
  return (
    <>
      {[...defaultsIn(tournament)].map(([id, round]) => (
        <Check
          key={id}
          label={words.excused(nameIn(entrants, id), round)}
          hint={words.excusedHint}
          checked={cfc.excused.includes(id)}
          disabled={readOnly}
          onChange={(on) => set({ excused: on ? [...cfc.excused, id] : cfc.excused.filter((other) => other !== id) })}
        />
      ))}
      {unfinished.map(({ round, white, black }) => {
        const others = cfc.adjudications.filter((one) => one.round !== round || (one.player !== white && one.player !== black))
        const own = cfc.adjudications.find((one) => one.round === round && one.player === white)
        return (
          <div className="wide" key={`${round} ${white}`}>
            <Choice<'draw' | 'win' | 'loss'>
              label={words.unfinished(nameIn(entrants, white), nameIn(entrants, black), round)}
              value={own?.result ?? 'draw'}
              disabled={readOnly}
              onChange={(result) => set({ adjudications: result === 'draw' ? others : [...others, { round, player: white, result }] })}
              options={(['draw', 'win', 'loss'] as const).map((value) => ({ value, label: words.countsAs[value] }))}
            />
          </div>
        )
      })}
    </>
  )
}
