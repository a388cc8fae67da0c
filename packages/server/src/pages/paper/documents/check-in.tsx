import { type DeskPlayer, roundToCome } from '@zug/engine/desk'
import type { Paper, PaperDocument } from '../paper.ts'

/** The door: who is expected in the round to come. Shows the desk as it stands, not only what is published. */
export const checkIn: PaperDocument = {
  id: 'check-in',
  needs: 'desk',
  shows: 'results',
  options: ['density'],
  when: ({ state }) => state.players.size > 0 && roundToCome(state) !== null,
  make: (paper) => {
    const { words, state, language } = paper
    const next = roundToCome(state)!
    const { compare } = new Intl.Collator(language, { numeric: true })
    const expected = [...state.players.values()]
      .filter(({ withdrawnFrom }) => withdrawnFrom === null || withdrawnFrom > next)
      .sort((a, b) => compare(a.name, b.name))
    const here = expected.filter(({ checkedIn }) => checkedIn).length
    return {
      kind: 'list',
      title: words.documents['check-in'],
      subtitle: words.beforeRound(next),
      body: (
        <table class="rows check-in">
          <thead>
            <tr>
              <th class="box">{words.checkIn.present}</th>
              <th class="wide">{words.name}</th>
              <th class="n">{words.rating}</th>
              <th>{words.federation}</th>
              <th class="club">{words.club}</th>
              <th class="write">{words.checkIn.paid}</th>
              <th class="write remarks">{words.checkIn.remarks}</th>
            </tr>
          </thead>
          <tbody>
            {expected.map((player) => (
              <tr>
                <td class="box">
                  <Box ticked={player.checkedIn} />
                </td>
                <td class="name wide">
                  {player.title === null ? null : <span class="title">{player.title}</span>} {player.name}
                </td>
                <td class="n">{player.rating ?? '–'}</td>
                <td>{player.federation}</td>
                <td class="club">
                  <small>{player.club}</small>
                </td>
                <td class="write" />
                <td class="write remarks">{remarkOn(player, paper, next)}</td>
              </tr>
            ))}
            <tr class="totals">
              <td class="box">{here}</td>
              <td class="wide">
                {words.checkIn.total}: {words.players(expected.length)}, {words.checkIn.here(here)}
              </td>
              <td />
              <td />
              <td />
              <td class="write" />
              <td class="write remarks" />
            </tr>
          </tbody>
        </table>
      ),
    }
  },
}

const Box = ({ ticked }: { readonly ticked: boolean }) => (
  <svg class="tick" viewBox="0 0 10 10" aria-hidden="true">
    <rect x="0.5" y="0.5" width="9" height="9" />
    {ticked ? <path d="M2 5l2.2 2.4L8 2.6" /> : null}
  </svg>
)

const remarkOn = (player: DeskPlayer, { state, words, common }: Paper, next: number): string => {
  if (player.firstRound > next) return words.checkIn.from(player.firstRound)
  const bye = state.byes.find((entry) => entry.player === player.id && entry.round === next)
  return bye === undefined ? '' : words.checkIn.bye(common.byes[bye.bye], next)
}
