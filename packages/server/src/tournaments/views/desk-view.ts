import { locksOf, redoable, undoable } from '@zug/engine/desk'
import { type OpenTournament, sequenceOf } from '../desk-store.ts'
import { enteredIn } from './entered.ts'
import { publicView } from './public-view.ts'

/** All that is so, for those who run the tournament. */
export const deskView = (open: OpenTournament, nameOf: (actor: string) => string) => {
  const { state, history } = open.desk
  return {
    ...publicView(open),
    sequence: sequenceOf(open),
    settings: state.settings!,
    players: [...state.players.values()],
    teams: [...state.teams.values()],
    rounds: enteredIn(open, nameOf),
    byes: state.byes,
    prohibitions: state.prohibitions,
    lots: state.lots,
    draft: state.draft,
    manual: state.manual,
    difference: state.difference,
    /** What the next player or team will be known by: so a list can be entered together with its teams. */
    nextId: state.nextId,
    locks: locksOf(state),
    canUndo: undoable(history) !== null,
    canRedo: redoable(history) !== null,
  }
}

export { asOf } from './as-of.ts'
