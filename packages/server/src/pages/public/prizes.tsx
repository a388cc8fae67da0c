import { moneyText, prizeText } from '@zug/messages/prizes/money'
import { becauseText, workingText } from '@zug/messages/prizes/why'
import { prizeWords } from '@zug/messages/prizes/words'
import type { FC } from 'hono/jsx'
import type { PrizesAnswer } from '../../views.ts'
import { Frame } from './frame.tsx'
import { PlayerName } from './names.tsx'
import { type Scene, wordsOf } from './scene.ts'

/** Who takes which prize, where the organiser shows it. */
export const PrizesPage: FC<{ readonly scene: Scene; readonly list: PrizesAnswer | null }> = ({ scene, list }) => {
  const says = prizeWords[scene.language]
  return (
    <Frame scene={scene} tab="prizes" title={says.title}>
      <h1>{says.title}</h1>
      {list === null ? (
        <p class="lead">{scene.view.settings.prizes == null ? says.publicNone : wordsOf(scene).standingsSoon}</p>
      ) : (
        <List scene={scene} list={list} />
      )}
    </Frame>
  )
}

const List: FC<{ readonly scene: Scene; readonly list: PrizesAnswer }> = ({ scene, list }) => {
  const { language } = scene
  const says = prizeWords[language]
  const { awards, unclaimed, currency, openGames, final, round } = list
  const money = (amount: number): string => moneyText(amount, currency, language)
  return (
    <>
      <p class="lead" id="progress">
        {openGames > 0 ? says.notFinal(openGames) : final ? says.final : says.soFar(round)}
      </p>
      {[...new Set(awards.map(({ category }) => category))].map((category) => (
        <section class="prizes">
          <h2>{category}</h2>
          <ol class="plain-list">
            {awards
              .filter((award) => award.category === category)
              .map((award) => (
                <Award scene={scene} award={award} currency={currency} />
              ))}
          </ol>
        </section>
      ))}
      <section class="prizes-total">
        <p>{says.paid(money(list.paid), money(list.offered))}</p>
        {unclaimed.map((one) => (
          <p>{says.unclaimed(one.category, one.place, prizeText(one, currency, language))}</p>
        ))}
      </section>
    </>
  )
}

type AwardProps = { readonly scene: Scene; readonly award: PrizesAnswer['awards'][number]; readonly currency: string }

const Award: FC<AwardProps> = ({ scene, award, currency }) => {
  const { language } = scene
  const says = prizeWords[language]
  const how = [
    workingText(award.working, says, currency, language),
    ...award.before.slice(0, 3).map(({ name, because }) => `${name} ${becauseText(because, says, currency, language)}`),
  ].filter(Boolean)
  return (
    <li class={scene.me?.id === award.player ? 'mine' : undefined}>
      <span class="prize-place">{award.place}</span>
      <PlayerName scene={scene} entrant={scene.entrants.get(award.player)} />
      <b>{prizeText(award, currency, language)}</b>
      {how.length === 0 ? null : <small>{how.join('; ')}</small>}
    </li>
  )
}
