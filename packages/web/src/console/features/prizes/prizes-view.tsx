import { moneyText, prizeText } from '@zug/messages/prizes/money'
import { becauseText, undecidedText, workingText } from '@zug/messages/prizes/why'
import type { PrizesAnswer } from '@zug/server/views'
import { Link } from 'wouter'
import { useNeeded } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { remembered } from '../../device.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import type { After } from '../standings/answers.ts'
import { WhatIf } from './what-if.tsx'
import './prizes.css'

type Award = PrizesAnswer['awards'][number]

type Props = { readonly after: After; readonly onCard: (player: number) => void }

/** Who takes which prize, and why. */
const PrizesView = (props: Props) => {
  const words = useWords('prizes')
  const { id } = usePlace()
  const { settings, rounds } = useTournament()
  if (settings.prizes == null)
    return (
      <Empty title={words.none}>
        <Link href={`/desk/${id}/settings#prizes`}>{words.declare}</Link>
      </Empty>
    )
  return rounds.length === 0 ? <Empty title={words.noRound} /> : <PrizeList {...props} />
}

export default PrizesView

const PrizeList = ({ after, onCard }: Props) => {
  const words = useWords('prizes')
  const { loading } = useWords('shell')
  const { language } = useLanguage()
  const { id, at } = usePlace()
  const { settings } = useTournament()
  const mayAct = useMayAct()
  const { data } = useNeeded(id, 'prizes', after)
  if (data === undefined) return <Loading label={loading} />
  if (data.list === null) return <Empty title={words.noRound} />
  const { awards, unclaimed, regrets, undecided = [], currency, openGames, final, round, paid, offered } = data.list
  const money = (amount: number): string => moneyText(amount, currency, language)
  const paper = (document: string): string =>
    `/t/${id}/paper/${document}?lang=${language}&format=${remembered('paper') === 'letter' ? 'letter' : 'a4'}&round=${round}`
  const categories = [...new Set(awards.map(({ category }) => category))]
  return (
    <div className="prizes">
      <p className={openGames > 0 ? 'prizes-open' : 'prizes-state'} role="status">
        {openGames > 0 ? words.notFinal(openGames) : final ? words.final : words.soFar(round)} {words.paid(money(paid), money(offered))}{' '}
        {settings.prizes?.public === true ? words.isPublic : words.notPublic}
      </p>
      {at === null && mayAct ? (
        <p className="prizes-links">
          <a href={paper('prizes')} target="_blank" rel="noreferrer">
            {words.print} ↗
          </a>
          <a href={paper('prize-receipts')} target="_blank" rel="noreferrer">
            {words.receipts} ↗
          </a>
          <Link href={`/desk/${id}/settings#prizes`}>{words.edit}</Link>
        </p>
      ) : null}
      {awards.length === 0 ? <p>{words.nobodyTakes}</p> : null}
      {categories.map((category) => (
        <section key={category} className="prizes-category">
          <h2>{category}</h2>
          <ol>
            {awards
              .filter((award) => award.category === category)
              .map((award) => (
                <OneAward key={`${award.place} ${award.player}`} award={award} currency={currency} onCard={onCard} />
              ))}
          </ol>
        </section>
      ))}
      {unclaimed.map((one) => (
        <p key={`${one.category} ${one.place}`}>{words.unclaimed(one.category, one.place, prizeText(one, currency, language))}</p>
      ))}
      {undecided.map((one) => (
        <p key={`${one.category} ${one.part}`} className="prizes-open" role="note">
          {undecidedText(one, one.names, words)}
        </p>
      ))}
      {regrets.map(({ player, name, category, value, share }) => (
        <p key={player} className="prizes-open">
          {words.regret(name, category, money(value), money(share))}
        </p>
      ))}
      {at === null && mayAct ? <WhatIf round={after.round} currency={currency} /> : null}
    </div>
  )
}

/** More of those who came before nobody reads. */
const shownBefore = 30

type AwardProps = { readonly award: Award; readonly currency: string; readonly onCard: (player: number) => void }

const OneAward = ({ award, currency, onCard }: AwardProps) => {
  const words = useWords('prizes')
  const { language } = useLanguage()
  const { place, player, name, category, working, before } = award
  const how = workingText(working, words, currency, language)
  return (
    <li>
      <span className="prizes-place">{place}</span>
      <button type="button" className="standings-name" onClick={() => onCard(player)}>
        {name}
      </button>
      <b className="prizes-amount">{prizeText(award, currency, language)}</b>
      {how === '' ? null : <small className="prizes-how">{how}</small>}
      <details>
        <summary aria-label={words.whyOf(name, category)}>{words.why}</summary>
        {before.length === 0 ? (
          <p>{words.nobodyBefore}</p>
        ) : (
          <>
            <p>{words.before}</p>
            <ul>
              {before.slice(0, shownBefore).map((passed) => (
                <li key={passed.player}>
                  <b>{passed.name}</b> {becauseText(passed.because, words, currency, language)}
                </li>
              ))}
              {before.length > shownBefore ? <li>{words.more(before.length - shownBefore)}</li> : null}
            </ul>
          </>
        )}
      </details>
    </li>
  )
}
