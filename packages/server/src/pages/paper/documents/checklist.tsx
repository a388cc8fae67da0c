import { type DeskState, roundToCome } from '@zug/engine/desk'
import { newTournament, type PlayerId, roundNumber } from '@zug/engine/model'
import { type CheckListRow, checkListOf } from '@zug/engine/pairing'
import type { FC } from 'hono/jsx'
import { stateBefore } from '../../../tournaments/moments.ts'
import { fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name, Rating } from '../parts.tsx'
import { points } from '../text.ts'

/** What a round is paired from: of the round asked for, else of the draft, else of the round to come. The desk's own paper. */
type Basis = {
  readonly state: DeskState
  readonly round: number
  readonly draft: boolean
  readonly opponents: ReadonlyMap<PlayerId, PlayerId>
}

/** The round to come; after the last one that. */
export const lastChecked = (state: DeskState): number => roundToCome(state) ?? state.rounds.length

const basisOf = ({ open, options }: Paper): Basis => {
  const { state } = open.desk
  const next = lastChecked(state)
  const round = options.round !== null && options.round >= 1 && options.round <= next ? options.round : next
  const before = stateBefore(open, round)
  const boards = before?.draft?.boards ?? state.rounds.find((entry) => entry.round === round)?.boards ?? []
  return {
    state: before?.state ?? state,
    round,
    draft: before !== null && before.draft !== null,
    opponents: new Map(boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const])),
  }
}

/** Whether the rulebook has such a sheet does not depend on who plays. */
const hasSheet = ({ settings }: DeskState): boolean => checkListOf(newTournament(), roundNumber(1), settings!.rules.rulebook) !== null

export const checklist: PaperDocument = {
  id: 'checklist',
  needs: 'desk',
  shows: 'results',
  options: ['round', 'density'],
  when: ({ state }) => fieldOf(state).all.length > 1 && hasSheet(state),
  make: (paper) => {
    const { words } = paper
    const basis = basisOf(paper)
    const field = fieldOf(basis.state)
    const rows = checkListOf(field.tournament, roundNumber(basis.round), basis.state.settings!.rules.rulebook) ?? []
    return {
      kind: 'list',
      landscape: true,
      title: words.documents.checklist,
      subtitle: words.beforeRound(basis.round),
      body: (
        <>
          {basis.draft ? (
            <p class="banner" role="note">
              {words.checklist.draft}
            </p>
          ) : null}
          <p class="how">{paper.common.marks}</p>
          <Groups rows={rows} basis={basis} paper={paper} />
          <Away basis={basis} rows={rows} paper={paper} />
        </>
      ),
    }
  },
}

/** Arbiters' sheets write W1, (W), (w); the desk has one set of signs: W absolute, Ww strong, w mild. */
const dueSign = (preference: string): string =>
  preference
    .replace(/^([WB])[WB1]*$/, '$1')
    .replace(/^\(([WB])\)$/, (_, colour: string) => colour + colour.toLowerCase())
    .replace(/^\(([wb])\)$/, '$1')

const floatSigns = { down: '↓', up: '↑' } as const

type GroupsProps = { readonly rows: readonly CheckListRow[]; readonly basis: Basis; readonly paper: Paper }

/** One table, so that the columns of all scoregroups stand under one another. */
const Groups: FC<GroupsProps> = ({ rows, basis, paper }) => {
  const { words } = paper
  const { teams } = fieldOf(basis.state)
  const scores = [...new Set(rows.map(({ score }) => score))]
  const paired = basis.opponents.size > 0
  return (
    <table class="rows checklist">
      <thead>
        <tr>
          <th class="n">{words.number}</th>
          <th class="wide">{teams ? words.team : words.name}</th>
          <th class="n">{words.rating}</th>
          <th class="due">{words.checklist.due}</th>
          <th class="colours">{words.checklist.colours}</th>
          <th class="floats">{words.checklist.floats}</th>
          <th class="met">{words.checklist.met}</th>
          {paired ? <th class="mate">{words.checklist.pairedWith}</th> : null}
        </tr>
      </thead>
      {scores.map((score) => {
        const group = rows.filter((row) => row.score === score)
        return (
          <tbody>
            <tr class="letter">
              <th colspan={paired ? 8 : 7} scope="rowgroup">
                {words.checklist.group(points(score), group.length)}
              </th>
            </tr>
            {group.map((row) => (
              <Line row={row} basis={basis} paper={paper} />
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

const Line: FC<{ readonly row: CheckListRow; readonly basis: Basis; readonly paper: Paper }> = ({ row, basis, paper: { words } }) => {
  const field = fieldOf(basis.state)
  const entrant = field.get(row.player)
  const mate = basis.opponents.get(row.player)
  return (
    <tr>
      <td class="n">{entrant.number}</td>
      <td class="name wide">
        <Name of={entrant} />
        {row.virtualPoints === 0 ? null : <small class="note">{words.checklist.virtual(points(row.virtualPoints))}</small>}
        {row.keptFromBye ? <small class="note">{words.checklist.noBye}</small> : null}
      </td>
      <td class="n">
        <Rating of={entrant} />
      </td>
      <td class={/^[WB]/.test(row.preference) ? 'due absolute' : 'due'}>{dueSign(row.preference)}</td>
      <td class="colours">{row.colours.join('')}</td>
      <td class="floats">{row.floats.map((float) => (float === null ? '-' : floatSigns[float])).join(' ')}</td>
      <td class="met">{row.opponents.map((id) => field.get(id).number).join(', ')}</td>
      {basis.opponents.size > 0 ? <td class="mate">{mate === undefined ? '' : field.get(mate).number}</td> : null}
    </tr>
  )
}

/** Byes asked for and everybody else who is not in the round. */
const Away: FC<{ readonly basis: Basis; readonly rows: readonly CheckListRow[]; readonly paper: Paper }> = ({ basis, rows, paper }) => {
  const field = fieldOf(basis.state)
  const present = new Set(rows.map(({ player }) => player))
  const away = field.all.filter(({ id }) => !present.has(id))
  if (away.length === 0) return null
  const byes = new Map(field.tournament.requestedByes.filter(({ round }) => round === basis.round).map(({ player, bye }) => [player, bye]))
  return (
    <section class="aside">
      <h2>{paper.words.checklist.away}</h2>
      <table class="rows byes">
        <tbody>
          {away.map((entrant) => (
            <tr>
              <td class="n">
                <small class="faint">{entrant.number}</small>
              </td>
              <td class="name">
                <Name of={entrant} />
              </td>
              <td class="why">{paper.common.byes[byes.get(entrant.id) ?? 'absent']}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
