import type { PlayerId } from '@zug/engine/model'
import { useWords } from '../../words/language.tsx'
import { FixedForm, type Unsent } from './fixed-form.tsx'

/** In the dialog of a player or a team. */
const FixedSection = ({ player, unsent }: { readonly player: PlayerId; readonly unsent: Unsent }) => {
  const { boards: words } = useWords('round')
  return (
    <section className="fixed-section">
      <h3>{words.title}</h3>
      <p className="hint">{words.hint}</p>
      <FixedForm key={player} player={player} unsent={unsent} />
    </section>
  )
}

export default FixedSection
