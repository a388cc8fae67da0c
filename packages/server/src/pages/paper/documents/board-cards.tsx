import type { Paper, PaperDocument } from '../paper.ts'
import { QrCode } from '../qr.tsx'
import { stackCut } from '../stack-cut.ts'

const amounts = [4, 2, 1, 8] as const

type BoardCard = { readonly board: number; readonly at: number }

/** A number for every table. With links the codes open this round's game; without, the event. */
export const boardCards: PaperDocument = {
  id: 'board-cards',
  needs: 'public',
  rung: 'results',
  options: ['perPage', 'boards', 'round', 'links'],
  perPage: amounts,
  when: ({ state }) => state.players.size > 1,
  make: (paper) => {
    const { words, options } = paper
    const perPage = amounts.find((amount) => amount === options.perPage) ?? 4
    return {
      kind: 'cards',
      title: words.documents['board-cards'],
      body: stackCut(cardsOf(paper), perPage).map((places) => (
        <div class={`page board-cards board-cards-${perPage}`}>
          {places.map((card) => (card === null ? <div class="cell empty" /> : <BoardCardOf card={card} paper={paper} />))}
        </div>
      )),
    }
  },
}

/** Before the first round as many as the players make. */
const cardsOf = ({ state, round, options: { first, last } }: Paper): readonly BoardCard[] => {
  const { firstBoard, teamEvent } = state.settings!
  const entrants = teamEvent ? state.teams.size : state.players.size
  const count = Math.min(round?.boards.length ?? Math.floor(entrants / 2), 5000)
  const from = first ?? firstBoard
  const to = last === null ? firstBoard + count - 1 : Math.min(last, from + 4999)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ board: from + at, at: from + at - firstBoard }))
}

const BoardCardOf = ({ card, paper }: { readonly card: BoardCard; readonly paper: Paper }) => {
  const { words, state, links, address, round } = paper
  const link = links?.get(card.at)
  const digits = String(card.board).length
  return (
    <article class="cell board-card">
      <span class="event">{state.settings!.info.name}</span>
      <b class={`huge digits-${Math.min(digits, 4)}`}>{card.board}</b>
      {link !== undefined ? (
        <div class="codes">
          <figure>
            <QrCode text={link.white} label={`${words.boardCard.report}: ${words.slip.white}`} />
            <figcaption>{words.slip.white}</figcaption>
          </figure>
          <figure>
            <QrCode text={link.black} label={`${words.boardCard.report}: ${words.slip.black}`} />
            <figcaption>{words.slip.black}</figcaption>
          </figure>
          <small>
            {words.boardCard.report}, {words.round(round!.round)}
          </small>
        </div>
      ) : address === null ? null : (
        <div class="codes">
          <figure>
            <QrCode text={address} label={words.boardCard.open} />
          </figure>
          <small>{words.boardCard.open}</small>
        </div>
      )}
    </article>
  )
}
