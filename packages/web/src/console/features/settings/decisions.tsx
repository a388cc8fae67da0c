import { roundNumber } from '@zug/engine/model'
import { useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { useWords } from '../../words/language.tsx'
import { defaultsIn, isExcused } from '../round/defaults.ts'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import type { RuleFieldProps } from './rule-field.tsx'
import { Check } from './section.tsx'

/** CFC 616: which defaults the director excuses; each wants an excuse of its own. */
export const Excuses = ({ value, onChange, disabled }: RuleFieldProps<'excuses'>) => {
  const { decisions: words } = useWords('settings')
  const tournament = useTournament()
  const entrants = whoPlays(tournament)
  return [...defaultsIn(tournament)].map(([id, round]) => (
    <Check
      key={id}
      label={words.excused(nameIn(entrants, id), round)}
      hint={words.excusedHint}
      checked={isExcused(value, tournament, id, round)}
      disabled={disabled}
      onChange={(on) => {
        const others = value.filter((one) => !isExcused([one], tournament, id, round))
        onChange(on ? [...others, { player: id, round: roundNumber(round) }] : others)
      }}
    />
  ))
}

/** CFC 617: how games that are not finished count for pairing. */
export const Adjudications = ({ value, onChange, disabled }: RuleFieldProps<'adjudications'>) => {
  const { decisions: words } = useWords('settings')
  const tournament = useTournament()
  const entrants = whoPlays(tournament)
  const unfinished = tournament.rounds.flatMap(({ round, boards }) =>
    boards.flatMap(({ white, black, result }) => (result?.white === 'adjourned' ? [{ round, white, black }] : [])),
  )
  return unfinished.map(({ round, white, black }) => {
    const others = value.filter((one) => one.round !== round || (one.player !== white && one.player !== black))
    const own = value.find((one) => one.round === round && one.player === white)
    return (
      <div className="wide" key={`${round} ${white}`}>
        <Choice<'draw' | 'win' | 'loss'>
          label={words.unfinished(nameIn(entrants, white), nameIn(entrants, black), round)}
          value={own?.result ?? 'draw'}
          disabled={disabled}
          onChange={(result) => onChange(result === 'draw' ? others : [...others, { round, player: white, result }])}
          options={(['draw', 'win', 'loss'] as const).map((value) => ({ value, label: words.countsAs[value] }))}
        />
      </div>
    )
  })
}
