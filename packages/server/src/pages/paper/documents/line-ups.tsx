import { alongTheHall, type DeskTeam } from '@zug/engine/desk'
import { boardColour, boardColoursOf } from '@zug/engine/model'
import type { FC } from 'hono/jsx'
import { fullNameOf } from '../../../sections/full-name.ts'
import type { BoardLinks } from '../board-links.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { ColourMark } from '../parts.tsx'
import { QrCode } from '../qr.tsx'

/** Slips on which captains hand in who plays: a match a page, cut across, with a code for those who would rather use a phone. */
export const lineUps: PaperDocument = {
  id: 'line-ups',
  needs: 'public',
  shows: 'results',
  options: ['round', 'boards', 'links'],
  when: ({ round, traits }) => round !== null && traits.teams,
  make: (paper) => {
    const { words, state, options, links } = paper
    const round = paper.round!
    const matches = alongTheHall(round, state.settings!.firstBoard).filter(
      ({ number }) => number >= (options.first ?? 0) && number <= (options.last ?? Number.POSITIVE_INFINITY),
    )
    return {
      kind: 'cards',
      title: `${links === null ? words.documents['line-ups'] : words.lineUpsWithCodes}, ${words.round(round.round)}`,
      body: matches.map(({ board, number, at }) => (
        <section class="page line-ups">
          {(['white', 'black'] as const).map((side) => (
            <LineUpSlip
              paper={paper}
              number={number}
              side={side}
              team={state.teams.get(board[side])}
              other={state.teams.get(board[side === 'white' ? 'black' : 'white'])}
              address={addressOf(links, at, side)}
            />
          ))}
        </section>
      )),
    }
  },
}

const addressOf = (links: BoardLinks | null, at: number, side: 'white' | 'black'): string | undefined => links?.get(at)?.[side]

type SlipProps = {
  readonly paper: Paper
  readonly number: number
  readonly side: 'white' | 'black'
  readonly team: DeskTeam | undefined
  readonly other: DeskTeam | undefined
  readonly address: string | undefined
}

/** Members with their usual places; the first column is written by the captain. */
const LineUpSlip: FC<SlipProps> = ({ paper: { words, state, round }, number, side, team, other, address }) => {
  const pattern = boardColoursOf(state.settings!)
  const nameOf = (id: number): string => state.players.get(id as never)?.name ?? ''
  const [regular, reserves] = [(team?.boards ?? []).map(nameOf), (team?.alternates ?? []).map(nameOf)]
  const boards = state.settings!.boardsPerMatch ?? regular.length
  const numbered = (names: readonly string[], from: number): string => names.map((name, at) => `${from + at} ${name}`).join(' · ')
  return (
    <article class="line-up-slip">
      <header>
        <div>
          <small>
            {fullNameOf(state.settings!)} · {words.round(round!.round)} · {words.match.match} {number}
          </small>
          <h2>{team?.name ?? ''}</h2>
          <small>
            {words.opponent}: {other?.name ?? ''}
          </small>
        </div>
        {address === undefined ? null : (
          <div class="code">
            <QrCode text={address} label={`${words.match.scan}: ${team?.name ?? ''}`} />
            <small>{words.match.scan}</small>
          </div>
        )}
      </header>
      <table class="rows">
        <tbody>
          {Array.from({ length: boards }, (_, at) => (
            <tr>
              <td class="board">{at + 1}</td>
              <td>
                <ColourMark colour={boardColour(side, at, pattern)} />
              </td>
              <td class="write-box wide" />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="members">
        {numbered(regular, 1)}
        {reserves.length === 0 ? '' : ` · ${words.match.alternates}: ${numbered(reserves, regular.length + 1)}`}
      </p>
      <footer>
        <span>
          {words.match.captain}: {team?.name ?? ''}
        </span>
      </footer>
    </article>
  )
}
