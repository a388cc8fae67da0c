import { alongTheHall } from '@zug/engine/desk'
import { fullNameOf } from '../../../sections/full-name.ts'
import { entrantCount } from '../../../tournaments/pairer.ts'
import { fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { QrCode } from '../qr.tsx'
import { stackCut } from '../stack-cut.ts'

const amounts = [4, 2, 1, 8] as const

/** `side`: for one player only, where a result has to be confirmed by the other. */
type BoardCard = { readonly board: number; readonly at: number; readonly side: 'white' | 'black' | null }

/**
 * A number for every table. With links the codes open this round's game; without, the event. Where results are confirmed each player has a card, as
 * nobody could confirm anything who has both codes.
 */
export const boardCards: PaperDocument = {
  id: 'board-cards',
  needs: 'public',
  shows: 'results',
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
const cardsOf = ({ state, round, links, options: { first, last } }: Paper): readonly BoardCard[] => {
  const { firstBoard, confirmResults } = state.settings!
  const places = round === null ? [] : alongTheHall(round, firstBoard)
  const count = Math.min(round?.boards.length ?? Math.floor(entrantCount(state) / 2), 5000)
  const from = first ?? firstBoard
  const to = last === null ? firstBoard + count - 1 : Math.min(last, from + 4999)
  const range = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  // A fixed board may be far from the others; whoever asks for some boards gets these.
  const afar = first === null && last === null ? places.map(({ number }) => number).filter((number) => number < from || number > to) : []
  const sides = links !== null && confirmResults ? (['white', 'black'] as const) : ([null] as const)
  const at = new Map(places.map((place) => [place.number, place.at]))
  return [...range, ...afar].sort((a, b) => a - b).flatMap((board) => sides.map((side) => ({ board, at: at.get(board) ?? -1, side })))
}

const BoardCardOf = ({ card, paper }: { readonly card: BoardCard; readonly paper: Paper }) => {
  const { words, state, links, address, round } = paper
  const link = links?.get(card.at)
  const board = round?.boards[card.at]
  const nameOf = (side: 'white' | 'black'): string =>
    [words.slip[side], board === undefined ? '' : fieldOf(state).get(board[side]).name].filter((part) => part !== '').join(' · ')
  const digits = String(card.board).length
  return (
    <article class="cell board-card">
      <span class="event">{fullNameOf(state.settings!)}</span>
      <b class={`huge digits-${Math.min(digits, 4)}`}>{card.board}</b>
      {link !== undefined && board !== undefined ? (
        <div class="codes">
          {(card.side === null ? (['white', 'black'] as const) : [card.side]).map((side) => (
            <figure>
              <QrCode text={link[side]} label={`${words.boardCard.report}: ${nameOf(side)}`} />
              {card.side === null ? <figcaption>{words.slip[side] || nameOf(side)}</figcaption> : null}
            </figure>
          ))}
          <small>
            {card.side === null ? null : <b class="whose">{nameOf(card.side)}</b>}
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
