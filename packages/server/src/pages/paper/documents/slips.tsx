import { alongTheHall } from '@zug/engine/desk'
import type { FC } from 'hono/jsx'
import type { BoardLinks } from '../board-links.ts'
import { type Entrant, fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument, Sheet } from '../paper.ts'
import { stackCut } from '../stack-cut.ts'
import { HalfSlip, SlipChoices, SlipHead, SlipSide } from './slip-parts.tsx'

type Slip = { readonly board: number; readonly at: number; readonly white: Entrant; readonly black: Entrant }

const amounts = [8, 3] as const
/** Of slips in two halves. */
const boardsPerPage = 4

export const slips: PaperDocument = {
  id: 'slips',
  needs: 'public',
  shows: 'results',
  options: ['round', 'perPage', 'boards', 'links'],
  perPage: amounts,
  when: ({ round, traits }) => round !== null && !traits.teams,
  make: (paper) => {
    if (paper.links !== null) return halves(paper, paper.links)
    const perPage = amounts.find((amount) => amount === paper.options.perPage) ?? 8
    const sheets = stackCut(slipsOf(paper), perPage)
    return {
      kind: 'cards',
      title: `${paper.words.documents.slips}, ${paper.words.round(paper.round!.round)}`,
      body: sheets.map((places) => (
        <div class={`page slips slips-${perPage}`}>
          {places.map((slip) => (slip === null ? <div class="cell empty" /> : <SlipCard slip={slip} paper={paper} />))}
        </div>
      )),
    }
  },
}

const slipsOf = ({ state, round, options: { first, last } }: Paper): readonly Slip[] => {
  const field = fieldOf(state)
  return alongTheHall(round!, state.settings!.firstBoard)
    .map(({ at, number, board: { white, black } }) => ({ at, board: number, white: field.get(white), black: field.get(black) }))
    .filter(({ board }) => board >= (first ?? 0) && board <= (last ?? Number.POSITIVE_INFINITY))
}

/** A board a row, a player a half: whoever holds a half can speak for one side only. */
const halves = (paper: Paper, links: BoardLinks): Sheet => ({
  kind: 'cards',
  title: `${paper.words.slipsWithCodes}, ${paper.words.round(paper.round!.round)}`,
  body: stackCut(slipsOf(paper), boardsPerPage).map((places) => (
    <div class="page slips slips-8">
      {places.flatMap((slip) =>
        slip === null
          ? [<div class="cell empty" />, <div class="cell empty" />]
          : (['white', 'black'] as const).map((side) => (
              <HalfSlip paper={paper} board={slip.board} side={side} players={slip} address={links.get(slip.at)?.[side]} />
            )),
      )}
    </div>
  )),
})

const SlipCard: FC<{ readonly slip: Slip; readonly paper: Paper }> = ({ slip, paper }) => {
  const { words } = paper
  return (
    <article class="cell slip">
      <SlipHead paper={paper} board={slip.board} />
      <div class="players">
        <SlipSide label={words.slip.white} entrant={slip.white} />
        <SlipSide label={words.slip.black} entrant={slip.black} />
      </div>
      <SlipChoices paper={paper} players={[slip.white, slip.black]} />
      <footer>
        <span>
          {words.slip.signature} {words.slip.white || slip.white.name}
        </span>
        <span>
          {words.slip.signature} {words.slip.black || slip.black.name}
        </span>
      </footer>
    </article>
  )
}
