import { playerId } from '@zug/engine/model'
import { takingsOf } from '@zug/engine/prizes'
import { datesText } from '@zug/messages/dates'
import { moneyText, prizeText } from '@zug/messages/prizes/money'
import { prizeWords } from '@zug/messages/prizes/words'
import type { FC } from 'hono/jsx'
import { fullNameOf } from '../../../sections/full-name.ts'
import { fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { prizesOn } from './prizes.tsx'

const onPage = 2

/** A receipt for everybody who takes something, in the order of the list: signed when the prize is handed over. */
export const prizeReceipts: PaperDocument = {
  id: 'prize-receipts',
  needs: 'desk',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round'],
  when: (paper) => (prizesOn(paper)?.awards.length ?? 0) > 0,
  make: (paper) => {
    const winners = [...takingsOf(prizesOn(paper)!).keys()]
    const pages = Array.from({ length: Math.ceil(winners.length / onPage) }, (_, at) => winners.slice(at * onPage, (at + 1) * onPage))
    return {
      kind: 'cards',
      title: paper.words.documents['prize-receipts'],
      body: pages.map((players) => (
        <div class="page prize-receipts">
          {players.map((player) => (
            <Receipt player={player} paper={paper} />
          ))}
        </div>
      )),
    }
  },
}

const Receipt: FC<{ readonly player: number; readonly paper: Paper }> = ({ player, paper }) => {
  const { state, language, words } = paper
  const now = prizesOn(paper)!
  const says = prizeWords[language]
  const { info } = state.settings!
  const { currency } = now.fund
  const awards = now.awards.filter((award) => award.player === player)
  const total = awards.reduce((sum, { money }) => sum + money, 0)
  const { name, title, federation, club } = fieldOf(state).get(playerId(player))
  return (
    <article class="cell prize-receipt">
      <header>
        <h2>{says.receipt.title}</h2>
        <p>
          <strong>{fullNameOf(state.settings!)}</strong>
          <br />
          <small>
            {[info.city, datesText(info.startDate, info.endDate, language), words.afterRound(now.round)].filter(Boolean).join(' · ')}
          </small>
        </p>
      </header>
      <p class="prize-receipt-name">
        <strong>{says.receipt.received([title, name].filter(Boolean).join(' '))}</strong>
        <br />
        <small>{[federation, club].filter(Boolean).join(' · ')}</small>
      </p>
      <table class="rows">
        <tbody>
          {awards.map((award) => (
            <tr>
              <td class="wide">{`${award.category}, ${says.place} ${award.place}`}</td>
              <td class="n">{prizeText(award, currency, language)}</td>
            </tr>
          ))}
          {total === 0 ? null : (
            <tr class="total">
              <td class="wide">{says.receipt.total}</td>
              <td class="n">
                <strong>{moneyText(total, currency, language)}</strong>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <footer>
        <p>{says.receipt.place}</p>
        <p>
          {says.receipt.signature}
          <br />
          <small>{says.receipt.guardian}</small>
        </p>
        <p>{says.receipt.organiser}</p>
      </footer>
    </article>
  )
}
