import type { DeskPlayer } from '@zug/engine/desk'
import { roundToCome } from '@zug/engine/desk'
import type { Paper, PaperDocument } from '../paper.ts'
import { QrCode } from '../qr.tsx'

/** As labels are sold: three beside each other, eight below. */
const onPage = 24

/** A code for every player who is expected, by name: scanned with a phone at the door it checks the player in. */
export const checkInCodes: PaperDocument = {
  id: 'check-in-codes',
  needs: 'desk',
  shows: 'results',
  options: ['numbersRange'],
  when: ({ state }) => state.players.size > 0 && roundToCome(state) !== null,
  make: (paper) => {
    const { words, state, language, options } = paper
    const next = roundToCome(state)!
    const { compare } = new Intl.Collator(language, { numeric: true })
    const { first, last } = options
    const isChosen = ({ pairingNumber }: DeskPlayer): boolean =>
      (first === null || (pairingNumber ?? 0) >= first) && (last === null || (pairingNumber ?? Number.POSITIVE_INFINITY) <= last)
    const expected = [...state.players.values()]
      .filter((player) => (player.withdrawnFrom === null || player.withdrawnFrom > next) && isChosen(player))
      .sort((a, b) => compare(a.name, b.name))
    const pages = Array.from({ length: Math.ceil(expected.length / onPage) }, (_, at) => expected.slice(at * onPage, (at + 1) * onPage))
    return {
      kind: 'cards',
      title: words.documents['check-in-codes'],
      body: pages.map((players) => (
        <div class="page check-in-codes">
          {players.map((player) => (
            <Label player={player} paper={paper} />
          ))}
        </div>
      )),
    }
  },
}

const Label = ({ player, paper: { id, base, words } }: { readonly player: DeskPlayer; readonly paper: Paper }) => (
  <article class="cell code-label">
    <QrCode text={`${base}/h/scan?t=${id}&p=${player.id}`} label={`${words.documents['check-in-codes']}: ${player.name}`} />
    <div>
      <strong>{player.name}</strong>
      <small>{[player.title, player.federation, player.club].filter(Boolean).join(' · ')}</small>
    </div>
  </article>
)
