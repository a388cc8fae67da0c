import type { Note } from '@zug/engine/standings'
import { noteIn } from '@zug/messages/console/standings/notes'
import { tieBreakHeading, tieBreakTitle } from '@zug/messages/paper/tie-breaks'
import type { FC } from 'hono/jsx'
import { roles } from './names.tsx'
import { valueText } from './results.ts'
import { addressOf, type Scene, wordsOf } from './scene.ts'
import type { WorkingAnswer } from './shapes.ts'

type Criterion = WorkingAnswer['criteria'][number]

/** Every tie-break of one player term by term, under the row of the standings. */
export const WorkingRow: FC<{ readonly scene: Scene; readonly working: WorkingAnswer; readonly name: string }> = ({
  scene,
  working,
  name,
}) => {
  const words = wordsOf(scene)
  return (
    <tr {...roles.row} class="working" id={`working-${working.player}`}>
      <td {...roles.cell}>
        <h2>{words.workingOf(name)}</h2>
        <div class="workings">
          {working.criteria.map((criterion) => (
            <CriterionTerms scene={scene} criterion={criterion} />
          ))}
        </div>
        <a data-swap href={addressOf(scene, `/standings?round=${working.round}#rank-${working.player}`)}>
          {words.close}
        </a>
      </td>
    </tr>
  )
}

const CriterionTerms: FC<{ readonly scene: Scene; readonly criterion: Criterion }> = ({ scene, criterion }) => {
  const words = wordsOf(scene)
  const text = (value: number | null): string => valueText(value, scene.language, scene.view.traits.games !== 'scores')
  const nameOf = (id: number): string => scene.entrants.get(id)?.name ?? `#${id}`
  const noteText = (note: Note): string => {
    const rests = scene.view.traits.unpaired === 'rests' && note.code === 'unplayed' && note.kind === 'pairing-allocated-bye'
    return rests ? words.common.rests : noteIn(note, scene.language, nameOf)
  }
  return (
    <section>
      <h3>
        {tieBreakHeading(criterion.criterion, scene.language)} <span>{tieBreakTitle(criterion.criterion, scene.language)}</span>
      </h3>
      <ol class="terms">
        {criterion.terms.map((term) => {
          const product =
            term.times !== null && term.score !== null
              ? `${text(term.score)} × ${text(term.times)} = ${text(term.value)}`
              : text(term.value)
          const who = term.opponent === null ? null : (scene.entrants.get(term.opponent)?.name ?? null)
          return (
            <li class={term.cut === null ? undefined : 'cut'}>
              <span class="n">{term.round === null ? '' : String(term.round)}</span>
              <span class="who">
                {who ?? ''}
                {term.note === null ? null : <small>{noteText(term.note)}</small>}
                {term.cut === null ? null : <small>{noteText(term.cut)}</small>}
              </span>
              <span class="sum">{product}</span>
            </li>
          )
        })}
        <li class="total">
          <span class="n"></span>
          <span class="who">
            {words.total}
            {criterion.note === null ? null : <small>{noteText(criterion.note)}</small>}
          </span>
          <span class="sum">{text(criterion.value) || '–'}</span>
        </li>
      </ol>
    </section>
  )
}
