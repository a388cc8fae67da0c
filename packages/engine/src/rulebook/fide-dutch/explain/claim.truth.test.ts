import { expect, test } from 'vitest'
import { type Colour, opposite } from '../../../model/colour.ts'
import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Claim } from '../../../pairing/explanation.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { fideDutch1998 } from '../../fide-dutch-1998/index.ts'
import { fideDutch2012 } from '../../fide-dutch-2012/index.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'

/** Straight from the record: the colours of the games a player has played. */
const coloursOf = ({ players }: Tournament, id: PlayerId): readonly Colour[] =>
  players.find((player) => player.id === id)!.outcomes.flatMap((outcome) => (outcome.kind === 'game' ? [outcome.colour] : []))

const moreOf = (colours: readonly Colour[], colour: Colour): number =>
  colours.filter((one) => one === colour).length - colours.filter((one) => one !== colour).length

const holds = (claim: Claim, wanted: Colour, granted: readonly Colour[], denied: readonly Colour[]): boolean => {
  const had = opposite(wanted)
  switch (claim.kind) {
    case 'running':
      return claim.colour === had && granted.slice(-2).join() === [had, had].join()
    case 'more':
      return claim.colour === had && claim.games === moreOf(granted, had) && claim.games > 0
    case 'wider':
      return (
        claim.difference === Math.abs(moreOf(granted, had)) &&
        claim.against === Math.abs(moreOf(denied, had)) &&
        claim.difference > claim.against
      )
  }
}

test.each([
  ['fide-dutch-1998 E.2', fideDutch1998],
  ['fide-dutch-2012 E.2', fideDutch2012],
  ['fide-dutch-2017 E.2', fideDutch2017],
  ['fide-dutch-2026 5.2.2', fideDutch2026],
] as const)('%s: what is said of the stronger claim is so on the record', (_, system) => {
  const said = { running: 0, more: 0, wider: 0 }
  for (let seed = 1; seed <= 250; seed++)
    for (const { tournament, round, answer } of randomTournament(seed, (t, r) => system.pairRound(t, r), { players: [6, 20] })) {
      if (answer.kind !== 'pairing' || !('boards' in answer)) continue
      const explainer = system.explainer(tournament, round)
      for (const board of answer.boards) {
        const why = explainer.why(board.white, board.black)
        const colours = why?.kind === 'pair' ? why.colours : null
        if (colours === null || colours.rule !== 1) continue
        const { white, black, claim } = colours
        const [granted, denied] = white.due === 'white' ? [white, black] : [black, white]
        const about = { seed, round, board, claim }
        expect({ about, due: [granted.due, denied.due] }).toEqual({ about, due: [white.due, white.due] })
        expect(about.claim, JSON.stringify(about)).toBeDefined()
        const found = holds(claim!, white.due!, coloursOf(tournament, granted.player), coloursOf(tournament, denied.player))
        expect({ about, holds: found }).toEqual({ about, holds: true })
        said[claim!.kind]++
      }
    }
  expect(Math.min(said.running, said.more)).toBeGreaterThan(20)
})
