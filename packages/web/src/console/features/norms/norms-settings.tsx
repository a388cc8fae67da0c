import { type DeskNorms, usualNorms } from '@zug/engine/desk'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { useWords } from '../../words/language.tsx'

/** What title norms need to know of an event, and nothing else says; it counts as soon as it is chosen. */
export const NormsSettings = () => {
  const { desk: words } = useWords('norms')
  const { settings } = useTournament()
  const readOnly = !useMayAct('chief')
  const run = useCommand()
  const norms = settings.norms ?? usualNorms
  const set = (more: Partial<DeskNorms>): void => void run({ kind: 'change-settings', changes: { norms: { ...norms, ...more } } })
  return (
    <div className="standings-choices">
      <Choice
        label={words.leastLabel}
        value={`${norms.leastGames}`}
        disabled={readOnly}
        onChange={(value) => set({ leastGames: Number(value) as DeskNorms['leastGames'] })}
        options={(['9', '8', '7'] as const).map((value) => ({ value, label: words.leastOptions[value] }))}
      />
      <Choice
        label={words.exemptLabel}
        value={norms.exempt ?? 'none'}
        disabled={readOnly}
        onChange={(value) => set({ exempt: value === 'none' ? null : value })}
        options={(['none', 'a', 'b', 'c'] as const).map((value) => ({ value, label: words.exemptOptions[value] }))}
      />
    </div>
  )
}
