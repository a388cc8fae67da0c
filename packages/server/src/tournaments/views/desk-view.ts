import { type DeskState, type Draft, lateArrivals, locksOf, redoable, rulebookAt, staleCausesOf, undoable } from '@zug/engine/desk'
import { type OpenTournament, sequenceOf } from '../desk-store.ts'
import { recallsOf } from '../recalls.ts'
import { withoutGameIn, withoutGameNext } from '../rounds-as-held.ts'
import { enteredIn } from './entered.ts'
import { publicView, seatsOf } from './public-view.ts'

/** All that is so, for those who run the tournament. */
export const deskView = (open: OpenTournament, nameOf: (actor: string) => string) => {
  const { state, history } = open.desk
  return {
    ...publicView(open),
    sequence: sequenceOf(open),
    settings: state.settings!,
    players: [...state.players.values()],
    teams: [...state.teams.values()].map(({ lineUps: _, orderedFor: _since, ...team }) => ({
      ...team,
      ...seatsOf(state, state.teams.get(team.id)!),
    })),
    rounds: enteredIn(open, nameOf),
    ...recalledForDesk(open, nameOf),
    byes: state.byes,
    lateArrivals: lateArrivals(state),
    prohibitions: state.prohibitions,
    fixedBoards: state.fixedBoards ?? [],
    lots: state.lots,
    draft: state.draft === null ? null : { ...state.draft, unpaired: unpairedInDraft(state, state.draft), stale: staleCausesOf(state) },
    withoutGameNext: withoutGameNext(state),
    manual: state.manual,
    difference: state.difference,
    /** What the next player or team will be known by: so a list can be entered together with its teams. */
    nextId: state.nextId,
    locks: locksOf(state),
    record: { breaches: open.record.breaches, readable: open.record.readable },
    canUndo: undoable(history) !== null,
    canRedo: redoable(history) !== null,
  }
}

/** The bye of a draft has a place of its own. */
const unpairedInDraft = (state: DeskState, { round, boards, bye, unpaired }: Draft) =>
  rulebookAt(state).traits.drawnFrom !== 'tables'
    ? unpaired
    : withoutGameIn(state, {
        round,
        boards,
        unpaired: [...(bye === null ? [] : [{ player: bye, bye: 'pairing-allocated' as const }]), ...unpaired],
      }).filter(({ player }) => player !== bye)

/** With the pairing that was taken back, what was entered of it, and who did it. */
const recalledForDesk = (open: OpenTournament, nameOf: (actor: string) => string) => {
  const recalls = recallsOf(open)
  if (recalls.length === 0) return {}
  const { state } = open.desk
  const { recalled = [] } = state
  return {
    recalled: recalls.flatMap(({ actor, sequence: _, ...recall }) =>
      recalled
        .filter(({ receipt }) => receipt === recall.receipt)
        .map(({ round, boards, unpaired, fixed }) => ({
          ...recall,
          name: nameOf(actor),
          boards: boards.map(({ white, black, result }) => ({ white, black, result })),
          unpaired: rulebookAt(state).traits.drawnFrom === 'tables' ? withoutGameIn(state, { round, boards, unpaired }) : unpaired,
          ...(fixed === undefined ? {} : { fixed }),
        })),
    ),
  }
}

export { asOf } from './as-of.ts'
