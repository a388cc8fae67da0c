import type { FC } from 'hono/jsx'
import { type Entrant, fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name } from '../parts.tsx'
import { QrCode } from '../qr.tsx'
import { stackCut } from '../stack-cut.ts'

type Slip = { readonly board: number; readonly at: number; readonly white: Entrant; readonly black: Entrant }

const amounts = [8, 3] as const

export const slips: PaperDocument = {
  id: 'slips',
  needs: 'public',
  rung: 'results',
  options: ['round', 'perPage', 'boards', 'links'],
  perPage: amounts,
  when: ({ round, state }) => round !== null && !state.settings!.teamEvent,
  make: (paper) => {
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
  const { firstBoard } = state.settings!
  return round!.boards
    .map(({ white, black }, at) => ({ at, board: firstBoard + at, white: field.get(white), black: field.get(black) }))
    .filter(({ board }) => board >= (first ?? 0) && board <= (last ?? Number.POSITIVE_INFINITY))
}

const SlipCard: FC<{ readonly slip: Slip; readonly paper: Paper }> = ({ slip, paper }) => {
  const { words, round, state, links } = paper
  const link = links?.get(slip.at)
  return (
    <article class="cell slip">
      <header>
        <div class="where">
          <span>{state.settings!.info.name}</span>
          <span>{words.round(round!.round)}</span>
        </div>
        <div class="number">
          <small>{words.board}</small>
          <b>{slip.board}</b>
        </div>
      </header>
      <div class={link === undefined ? 'players' : 'players with-codes'}>
        <SlipSide label={words.slip.white} entrant={slip.white} address={link?.white} scan={words.slip.scan} />
        <SlipSide label={words.slip.black} entrant={slip.black} address={link?.black} scan={words.slip.scan} />
      </div>
      <div class="outcome">
        <small>{words.slip.circle}</small>
        <div class="choices">
          <span>1 – 0</span>
          <span>½ – ½</span>
          <span>0 – 1</span>
          <span class="other">
            <small>{words.slip.other}</small>
          </span>
        </div>
      </div>
      <footer>
        <span>
          {words.slip.signature} {words.slip.white}
        </span>
        <span>
          {words.slip.signature} {words.slip.black}
        </span>
      </footer>
    </article>
  )
}

type SideProps = { readonly label: string; readonly entrant: Entrant; readonly address: string | undefined; readonly scan: string }

const SlipSide: FC<SideProps> = ({ label, entrant, address, scan }) => (
  <div class="player">
    <div>
      <small>{label}</small>
      <strong class={entrant.name.length > 26 ? 'long' : undefined}>
        <Name of={entrant} />
      </strong>
      <small class="about">{[`${entrant.number}`, entrant.rating === null ? '' : `${entrant.rating}`].filter(Boolean).join(' · ')}</small>
    </div>
    {address === undefined ? null : <QrCode text={address} label={`${scan}: ${entrant.name}`} />}
  </div>
)
