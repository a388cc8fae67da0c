import type { DeskCommand } from '@zug/engine/desk'
import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { useWhy } from '../explain/why-context.tsx'
import type { PickKind } from './hand/pick-dialog.tsx'
import type { Editing } from './hand/use-editing.tsx'
import { numbersOf, opponentIn, type RoundAtHand } from './round-at-hand.ts'
import type { MenuItem } from './seat-menu.tsx'
import { nameIn, whoPlays } from './who-plays.ts'

type Options = {
  readonly player: PlayerId
  readonly board: number | null
  readonly round: RoundAtHand
  readonly editing: Editing
  readonly pick: (kind: PickKind) => void
}

/** What can be done with a name, here and now. */
export const useMenuItems = (options: Options): readonly MenuItem[] => {
  const away = useAwayItems(options)
  const hand = useHandItems(options)
  const asking = useAskItems(options)
  return options.editing.mode === null ? [...away, ...asking] : [...hand, ...asking]
}

const useAskItems = ({ player, board, round, pick }: Options): readonly MenuItem[] => {
  const tournament = useTournament()
  const { hand, away } = useWords('round')
  const { ask } = useWhy()
  const opponent = opponentIn(round, board, player)
  if (round.boards.length === 0) return []
  return [
    ...(opponent === null
      ? []
      : [
          {
            key: 'why',
            label: hand.items.why,
            run: () => ask({ kind: 'why', round: round.round, player, opponent, board: numbersOf(tournament, round)[board!]! }),
          },
        ]),
    ...(round.bye === player
      ? [{ key: 'why', label: away.why, run: () => ask({ kind: 'why', round: round.round, player, opponent: null, board: null }) }]
      : []),
    ...(opponent !== null || round.bye === player ? [{ key: 'pick-why-not', label: hand.items.whyNot, run: () => pick('why-not') }] : []),
  ]
}

/** A bye or an absence for this round in two clicks; a draft that is in the way is discarded and made again. */
const useAwayItems = ({ player, round }: Options): readonly MenuItem[] => {
  const tournament = useTournament()
  const { away } = useWords('round')
  const run = useCommand()
  const { tell } = useToasts()
  if (round.published !== null) return []
  const name = nameIn(whoPlays(tournament), player)
  const draft = round.phase === 'draft'
  const asked = tournament.byes.find((bye) => bye.player === player && bye.round === round.round)
  const entrant = whoPlays(tournament).get(player)
  const out = entrant !== undefined && (round.round < entrant.firstRound || entrant.withdrawnFrom !== null)

  const act = async (text: string, command: DeskCommand): Promise<void> => {
    if (draft && !(await run({ kind: 'discard-draft' })).done) return
    const { done } = await run(command)
    if (draft) await run({ kind: 'pair-round' })
    if (done) tell({ kind: 'done', text })
  }
  const again = draft ? { hint: away.again } : {}
  const give = (bye: 'half-point' | 'zero-point'): MenuItem => ({
    key: bye,
    label: away[bye],
    ...again,
    run: () =>
      void act(away.given(name, away[bye], round.round), { kind: 'request-bye', bye: { player, round: round.round as RoundNumber, bye } }),
  })
  if (out)
    return entrant.withdrawnFrom === null || round.phase === 'later'
      ? []
      : [{ key: 're-enter', label: away.reEnter, ...again, run: () => void act(away.reEntered(name), { kind: 're-enter', player }) }]
  return [
    ...(asked === undefined
      ? []
      : [
          {
            key: 'cancel',
            label: away.cancel,
            ...again,
            run: () => void act(away.cancelled(name, round.round), { kind: 'cancel-bye', player, round: round.round as RoundNumber }),
          },
        ]),
    ...(['half-point', 'zero-point'] as const).filter((bye) => bye !== asked?.bye).map(give),
    ...(round.phase === 'later'
      ? []
      : [{ key: 'withdraw', label: away.withdraw, ...again, run: () => void act(away.withdrew(name), { kind: 'withdraw', player }) }]),
  ]
}

const useHandItems = ({ player, board, round, editing, pick }: Options): readonly MenuItem[] => {
  const { traits } = useTournament()
  const { items } = useWords('round').hand
  const manual = editing.mode === 'manual'
  const bye = round.bye === player
  const seated = board !== null
  const giveBye = async (): Promise<void> => {
    if (round.bye !== null && board !== null) return void (await editing.change({ kind: 'swap', a: player, b: round.bye }))
    await editing.change(...(board === null ? [] : [{ kind: 'unpair', board } as const]), { kind: 'give-bye', player })
  }
  const standing = !seated && !bye
  return [
    ...(seated || bye ? [{ key: 'pick-swap', label: items.swap, run: () => pick('swap') }] : []),
    ...(seated && !traits.colourless ? [{ key: 'flip', label: items.flip, run: () => void editing.change({ kind: 'flip', board }) }] : []),
    ...(seated && manual ? [{ key: 'unpair', label: items.unpair, run: () => void editing.change({ kind: 'unpair', board }) }] : []),
    ...(standing && manual
      ? [
          { key: 'pick-pair', label: items.pair, run: () => pick('pair') },
          { key: 'pick-place', label: items.place, run: () => pick('place') },
        ]
      : []),
    ...(manual && !bye ? [{ key: 'bye', label: items.bye, run: () => void giveBye() }] : []),
  ]
}
