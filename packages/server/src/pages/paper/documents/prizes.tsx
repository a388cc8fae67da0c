import { playerId } from '@zug/engine/model'
import { moneyText, prizeText } from '@zug/messages/prizes/money'
import { becauseText, workingText } from '@zug/messages/prizes/why'
import { prizeWords } from '@zug/messages/prizes/words'
import type { FC } from 'hono/jsx'
import { type PrizesNow, prizesOf } from '../../../prizes/list.ts'
import { fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name } from '../parts.tsx'

/** The list of the round that is printed; null where there is none, or none for everybody. */
export const prizesOn = ({ state, desk, round }: Paper): PrizesNow | null =>
  round === null || (!desk && state.settings!.prizes?.public !== true) ? null : prizesOf(state, round.round)

type Award = PrizesNow['awards'][number]

export const prizes: PaperDocument = {
  id: 'prizes',
  needs: 'public',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round', 'density'],
  when: (paper) => prizesOn(paper) !== null,
  make: (paper) => {
    const now = prizesOn(paper)!
    const { words, language } = paper
    const says = prizeWords[language]
    const { currency, categories } = now.fund
    const money = (amount: number): string => moneyText(amount, currency, language)
    const offered = categories.flatMap(({ prizes: all }) => all).reduce((sum, prize) => sum + prize.money, 0)
    return {
      kind: 'list',
      title: says.title,
      subtitle: words.afterRound(now.round),
      body: (
        <>
          {now.openGames === 0 ? null : (
            <p class="banner" role="note">
              {says.notFinal(now.openGames)}
            </p>
          )}
          {categories
            .map(({ id }) => [id, now.awards.filter(({ category }) => category === id)] as const)
            .filter(([, awards]) => awards.length > 0)
            .map(([category, awards]) => (
              <section class="group">
                <h2>{category}</h2>
                <Awards awards={awards} now={now} paper={paper} />
              </section>
            ))}
          <section class="aside keep">
            <p>{says.paid(money(now.awards.reduce((sum, award) => sum + award.money, 0)), money(offered))}</p>
            {now.unclaimed.map((one) => (
              <p>{says.unclaimed(one.category, one.place, prizeText(one, currency, language))}</p>
            ))}
          </section>
        </>
      ),
    }
  },
}

const Awards: FC<{ readonly awards: readonly Award[]; readonly now: PrizesNow; readonly paper: Paper }> = ({ awards, now, paper }) => {
  const { state, language, words } = paper
  const says = prizeWords[language]
  const field = fieldOf(state)
  const { currency } = now.fund
  return (
    <table class="rows prizes">
      <thead>
        <tr>
          <th class="rank">{says.place}</th>
          <th class="wide">{words.name}</th>
          <th class="n">{says.prize}</th>
          <th class="wide">{says.how}</th>
        </tr>
      </thead>
      <tbody>
        {awards.map((award) => (
          <tr>
            <td class="rank">{award.place}</td>
            <td class="name wide">
              <Name of={field.get(playerId(award.player))} />
            </td>
            <td class="n">{prizeText(award, currency, language)}</td>
            <td class="wide">
              <small>
                {[
                  workingText(award.working, says, currency, language),
                  ...award.before
                    .filter(({ because }) => because.kind === 'holds')
                    .slice(0, 3)
                    .map(({ player, because }) => `${field.get(playerId(player)).name} ${becauseText(because, says, currency, language)}`),
                ]
                  .filter(Boolean)
                  .join('; ')}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
