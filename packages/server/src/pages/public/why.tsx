import type { FC } from 'hono/jsx'
import { Explanation } from './explanation.tsx'
import { Frame } from './frame.tsx'
import { addressOf, type Entrant, type Scene, wordsOf } from './scene.ts'
import type { WhyAnswer } from './shapes.ts'

/** More people than anybody would scroll through: then a name is typed. */
const mostToPick = 400

/** Whom a reader meant: by number, or by name. */
export type Picked =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly entrant: Entrant }
  | { readonly kind: 'several'; readonly asked: string; readonly entrants: readonly Entrant[] }
  | { readonly kind: 'unknown'; readonly asked: string }

export type WhyProps = {
  readonly scene: Scene
  readonly round: number | null
  readonly player: Picked
  readonly opponent: Picked
  readonly answer: { readonly value: WhyAnswer } | { readonly refused: string } | null
}

export const WhyPage: FC<WhyProps> = ({ scene, round, player, opponent, answer }) => {
  const words = wordsOf(scene)
  const both = player.kind === 'one' && opponent.kind === 'one'
  return (
    <Frame scene={scene} tab="pairings" title={words.whyNotTitle}>
      <h1>{words.whyNotTitle}</h1>
      <p class="lead">{words.whyIntro}</p>
      {round === null ? (
        <p class="lead">{words.noRounds}</p>
      ) : (
        <form class="ask" method="get" action={addressOf(scene, '/why')} id="ask">
          <Picker scene={scene} name="player" label={words.whyFirst} picked={player} />
          <Picker scene={scene} name="opponent" label={words.whySecond} picked={opponent} />
          <label>
            {words.roundLabel}
            <select name="round">
              {scene.view.rounds.map((entry) => (
                <option value={String(entry.round)} selected={entry.round === round}>
                  {words.round(entry.round)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{words.whyAsk}</button>
        </form>
      )}
      {[player, opponent].map((picked) => (
        <Unclear scene={scene} picked={picked} which={picked === player ? 'player' : 'opponent'} />
      ))}
      {both && player.entrant.id === opponent.entrant.id ? <p class="note">{words.whySame}</p> : null}
      {answer === null ? null : (
        <section class="why" id="answer" aria-live="polite">
          {'refused' in answer ? <p class="note">{refusal(scene, answer.refused)}</p> : <Explanation scene={scene} why={answer.value} />}
        </section>
      )}
    </Frame>
  )
}

const refusal = (scene: Scene, code: string): string => {
  const words = wordsOf(scene)
  return code === 'too-many-requests' ? words.whyLater : code === 'not-so' ? words.whyNotSo : words.whyNone
}

const Picker: FC<{ readonly scene: Scene; readonly name: string; readonly label: string; readonly picked: Picked }> = ({
  scene,
  name,
  label,
  picked,
}) => {
  const words = wordsOf(scene)
  const chosen = picked.kind === 'one' ? picked.entrant : null
  const order = new Intl.Collator(scene.language, { sensitivity: 'base' })
  if (scene.entrants.size > mostToPick)
    return (
      <label>
        {label}
        <input
          name={name}
          type="text"
          value={chosen?.name ?? ('asked' in picked ? picked.asked : '')}
          placeholder={words.find}
          autocomplete="off"
        />
      </label>
    )
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{words.whyPick}</option>
        {[...scene.entrants.values()]
          .sort((a, b) => order.compare(a.name, b.name))
          .map((entrant) => (
            <option value={String(entrant.id)} selected={entrant.id === chosen?.id}>
              {entrant.name}
            </option>
          ))}
      </select>
    </label>
  )
}

const Unclear: FC<{ readonly scene: Scene; readonly picked: Picked; readonly which: string }> = ({ scene, picked, which }) => {
  const words = wordsOf(scene)
  if (picked.kind === 'unknown') return <p class="note">{words.whyUnknown(picked.asked)}</p>
  if (picked.kind !== 'several') return null
  const choose = (id: number): string => {
    const search = new URLSearchParams(scene.url.searchParams)
    search.set(which, String(id))
    return addressOf(scene, `/why?${search}`)
  }
  return (
    <div class="note">
      <p>{words.whySeveral(picked.asked)}</p>
      <ul>
        {picked.entrants.slice(0, 20).map((entrant) => (
          <li>
            <a href={choose(entrant.id)}>
              {entrant.name} {entrant.rating === null ? '' : String(entrant.rating)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
