import { useState } from 'react'
import { newKey } from '../../api/client.ts'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'

/** The initial colour, drawn from a seed that everybody can see. */
export const LotsSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { lots: words, sections } = useWords('settings')
  const common = useWords('common')
  const { lots, rounds, draft, settings } = useTournament()
  const run = useCommand()
  const [seed, setSeed] = useState(() => newKey().slice(0, 12))
  const started = rounds.length > 0 || draft !== null
  // CFC 628 draws its one lot from the seed of the rules.
  const seeded = 'seed' in settings.rules && settings.rules.seed !== ''
  return (
    <Section title={sections.lots}>
      {lots === null ? (
        <p className="wide">{seeded ? words.declared : started ? words.never : words.none}</p>
      ) : (
        <p className="wide">
          <b>{words.colour(common[lots.initialColour])}</b> {words.seed(lots.seed)}
        </p>
      )}
      {started || readOnly ? null : (
        <>
          <Field label={words.seedLabel} value={seed} onChange={({ target }) => setSeed(target.value)} />
          <div className="wide">
            <Button look="plain" onClick={() => run({ kind: 'draw-lots', seed })}>
              {words.draw}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
