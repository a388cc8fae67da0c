import { boardNumber, type DeskState, type IntegrityEntry, integrityOf, rulebookAt } from '@zug/engine/desk'
import { momentText } from '@zug/messages/dates'
import { zoneOf } from '../../../tournaments/zone.ts'
import type { Paper, PaperDocument } from '../paper.ts'

/** What was done beside the rules, for whoever answers for the event. The desk's own paper. */
export const integrity: PaperDocument = {
  id: 'integrity',
  needs: 'desk',
  shows: 'results',
  options: [],
  when: () => true,
  make: (paper) => {
    const { open, state, words } = paper
    const entries = integrityOf(open.desk.history)
    const at = new Map(open.desk.history.map(({ sequence }, index) => [sequence, open.said[index]]))
    const { mode, none, when, who, what } = words.integrity
    return {
      kind: 'list',
      title: words.documents.integrity,
      ...(rulebookAt(state).traits.ofFide ? { subtitle: mode[modeOf(state)] } : {}),
      body:
        entries.length === 0 ? (
          <p>{none}</p>
        ) : (
          <table class="integrity">
            <thead>
              <tr>
                <th scope="col">{when}</th>
                <th scope="col">{what}</th>
                <th scope="col">{who}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => {
                const said = at.get(entry.sequence)
                return (
                  <tr>
                    <td>{said === undefined ? '' : momentText(new Date(said.at), paper.language, zoneOf(state.settings!))}</td>
                    <td>
                      {textOf(paper, entry)}
                      {entry.recalled === true ? ` ${words.integrity.sinceRecalled}` : ''}
                    </td>
                    <td>{said === undefined ? '' : paper.nameOf(said.actor)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        ),
    }
  },
}

const modeOf = ({ settings, leftFideMode }: DeskState): 'on' | 'left' | 'off' =>
  settings!.fideMode === true ? 'on' : leftFideMode === undefined ? 'off' : 'left'

const textOf = ({ state, words }: Paper, entry: IntegrityEntry): string => {
  const { entries } = words.integrity
  switch (entry.kind) {
    case 'by-hand':
      return entries['by-hand'](entry.round, entry.boards, entry.byeChanged, entry.breaks.join(', '), entry.reason)
    case 'imported':
      return entries.imported(entry.differing.join(', '))
    case 'amended':
      return entries.amended(entry.round)
    case 'recalled':
      return entries.recalled(entry.round, entry.reason)
    case 'full-point-bye':
      return entries['full-point-bye'](entry.round, (state.teams.get(entry.player) ?? state.players.get(entry.player))?.name ?? '')
    case 'adjourned':
      return entries.adjourned(entry.round, boardNumber(state, entry.round, entry.board), entry.over)
    case 'corrected':
      return entries.corrected(entry.round, boardNumber(state, entry.round, entry.board), entry.reason)
    case 'setting':
      return entries.setting(entry.rounds, entry.setting, entry.before, entry.now)
    case 'rating-changed':
      return entries['rating-changed'](entry.rounds, state.players.get(entry.player)?.name ?? String(entry.player), entry.before, entry.now)
    case 'numbers-again':
      return entries['numbers-again'](entry.rounds)
    case 'kept-apart-late':
      return entries['kept-apart-late'](entry.rounds, entry.allowed)
    case 'reopened':
    case 'record-accepted':
      return entries[entry.kind](entry.reason)
    case 'fide-mode-left':
      return entries['fide-mode-left'](entry.rounds, entry.reason)
  }
}
