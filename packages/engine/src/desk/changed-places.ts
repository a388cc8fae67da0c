import type { PlayerId } from '../model/ids.ts'
import type { Board } from '../pairing/round-pairing.ts'
import type { WithoutGame } from './without-game.ts'

/** A pairing with everybody who has a place in it, or says why there is none. */
export type Seated = { readonly boards: readonly Board[]; readonly unpaired: readonly WithoutGame[] }

/** Where somebody is in a round; boards count from 0. */
export type Place =
  | { readonly kind: 'board'; readonly at: number; readonly colour: 'white' | 'black'; readonly opponent: PlayerId }
  | { readonly kind: 'unpaired'; readonly bye: WithoutGame['bye'] }
  | { readonly kind: 'nowhere' }

/** Somebody who has another opponent or colour, or lost or got a game; `moved` when only the board is another. */
export type ChangedPlace = { readonly player: PlayerId; readonly was: Place; readonly is: Place; readonly moved: boolean }

const placesOf = ({ boards, unpaired }: Seated): ReadonlyMap<PlayerId, Place> =>
  new Map<PlayerId, Place>([
    ...unpaired.map(({ player, bye }) => [player, { kind: 'unpaired', bye }] as const),
    ...boards.flatMap(({ white, black }, at) => [
      [white, { kind: 'board', at, colour: 'white', opponent: black }] as const,
      [black, { kind: 'board', at, colour: 'black', opponent: white }] as const,
    ]),
  ])

const nowhere: Place = { kind: 'nowhere' }

/** What is otherwise in a pairing than in the one it stands for: everybody concerned, in the order of the new boards. `sameBoard`: where boards are fixed, by the numbers that stand on them. */
export const changedPlaces = (
  old: Seated,
  now: Seated,
  sameBoard: (was: number, is: number) => boolean = (was, is) => was === is,
): readonly ChangedPlace[] => {
  const [before, after] = [placesOf(old), placesOf(now)]
  const order = [...now.boards.flatMap(({ white, black }) => [white, black]), ...now.unpaired.map(({ player }) => player)]
  const everybody = [...new Set([...order, ...before.keys()])]
  return everybody.flatMap((player): readonly ChangedPlace[] => {
    const [was, is] = [before.get(player) ?? nowhere, after.get(player) ?? nowhere]
    const game = sameGame(was, is)
    const moved = game && was.kind === 'board' && is.kind === 'board' && !sameBoard(was.at, is.at)
    return game && !moved ? [] : [{ player, was, is, moved }]
  })
}

const sameGame = (a: Place, b: Place): boolean => {
  if (a.kind === 'board') return b.kind === 'board' && a.opponent === b.opponent && a.colour === b.colour
  return a.kind === 'unpaired' ? b.kind === 'unpaired' && a.bye === b.bye : b.kind === 'nowhere'
}
