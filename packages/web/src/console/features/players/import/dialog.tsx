import type { DeskCommand } from '@zug/engine/desk'
import { sameTeam, squadsOf } from '@zug/engine/files'
import type { PlayerId } from '@zug/engine/model'
import { useRef, useState } from 'react'
import { useCommand } from '../../../api/commands.tsx'
import { useMayAct, useTournament } from '../../../api/tournament.tsx'
import type { Tournament } from '../../../api/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IssueList } from '../../../ui/issue-list.tsx'
import { SheetChoice } from '../../../ui/sheet-choice.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import { useWords } from '../../../words/language.tsx'
import { OlderLists } from '../older-lists.tsx'
import { nextRoundOf } from '../player.ts'
import { ImportReview } from './review.tsx'
import { ImportSquads, type TeamSource } from './squads.tsx'
import { likelyBoards, teamCommands } from './teams.ts'
import { useImport } from './use-import.ts'

/** A list or a form from a spreadsheet or a file. Everything read, and whom the rating lists have for it, is shown before anything is written. */
const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { import: words, match, add } = useWords('players')
  const { actions } = useWords('shell')
  const tournament = useTournament()
  const { teams, traits, rounds, draft } = tournament
  const next = nextRoundOf(tournament)
  const run = useCommand()
  const mayDeclare = useMayAct('chief')
  const { tell } = useToasts()
  const [text, setText] = useState('')
  const [chosenSource, setSource] = useState<TeamSource | null>(null)
  const [boards, setBoards] = useState<number | null>(null)
  const [entering, setEntering] = useState(false)
  const main = useRef<HTMLSpanElement>(null)
  const work = useImport()
  const { read, twins, data, taken, open, looked, step, stop, problem, issues, look } = work
  const busy = work.busy || entering

  const lines = read?.lines ?? []
  const source = chosenSource ?? (traits.teams && lines.some(({ cells }) => cells.team !== '') ? 'team' : 'none')
  // Somebody who is entered already stands for the line that was left out for it, unless another team has got the player.
  const engaged = new Set<number>(teams.flatMap((team) => [...team.boards, ...team.alternates]))
  const standsFor = new Map(
    twins.flatMap(({ index, player, reason }) =>
      player === null || reason === 'similar-name' || taken.has(index) || engaged.has(player) ? [] : [[index, player] as const],
    ),
  )
  const squads =
    source === 'none'
      ? []
      : squadsOf(
          lines.flatMap(({ cells }, index) =>
            taken.has(index) || standsFor.has(index) ? [{ index, team: cells[source], board: cells.board }] : [],
          ),
        )
  const declared = tournament.settings.boardsPerMatch
  const perMatch = boards ?? declared ?? likelyBoards(squads, teams)
  const begun = rounds.length > 0 || draft !== null
  const isNew = ({ name }: (typeof squads)[number]): boolean => !teams.some((team) => sameTeam(team.name) === sameTeam(name))
  const newTeams = squads.filter(isNew).length
  const sources = (['team', 'club'] as const).filter((field) => lines.some(({ cells }) => cells[field] !== ''))

  const enter = async (): Promise<void> => {
    setEntering(true)
    const chosen = data.flatMap((player, index) => (player === null ? [] : [{ player, index }]))
    // The ids they will have: players and teams are entered together, so that one undo takes back both.
    const { nextId, sequence } = tournament
    const numbers = new Map<number, PlayerId>([...standsFor, ...chosen.map(({ index }, at) => [index, (nextId + at) as PlayerId] as const)])
    if (squads.length > 0 && perMatch !== declared && !begun && mayDeclare) {
      const changed = await run({ kind: 'change-settings', changes: { boardsPerMatch: perMatch } })
      if (!changed.done) return setEntering(false)
    }
    const now = begun || !mayDeclare ? declared : perMatch
    const made = teamCommands(squads, now ?? perMatch, now !== undefined, teams, (index) => numbers.get(index))
    const all: readonly DeskCommand[] = [
      ...(chosen.length === 0 ? [] : [{ kind: 'import-players' as const, players: chosen.map(({ player }) => player) }]),
      ...made,
    ]
    const members = (all: Tournament['teams']): string =>
      JSON.stringify(all.map(({ id, boards, alternates }) => [id, ...boards, ...alternates]))
    const stillSame = (now: Tournament): boolean => now.nextId === nextId && members(now.teams) === members(teams)
    const done = all.length === 0 || (await run(all, made.length === 0 ? {} : { expectedSequence: sequence, stillSame })).done
    setEntering(false)
    if (!done) return
    tell({ kind: 'done', text: words.entered(chosen.length, newTeams, made.length - newTeams) })
    onClose()
  }

  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          {read === null ? (
            <Button look="main" disabled={text.trim() === ''} busy={busy} onClick={() => look(new Blob([text]))}>
              {words.read}
            </Button>
          ) : (
            <>
              <Button onClick={work.back}>{words.back}</Button>
              {open.length === 0 ? null : <b className="import-open">{match.open(open.length)}</b>}
              <span ref={main}>
                <Button look="main" disabled={taken.size + squads.length === 0 || open.length > 0} busy={busy} onClick={enter}>
                  {squads.length === 0 ? words.take(taken.size) : words.takeTeams(taken.size, newTeams, squads.length - newTeams)}
                </Button>
              </span>
            </>
          )}
        </>
      }
    >
      {read === null ? (
        <>
          <label className="field">
            <span>{words.paste}</span>
            <textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          <label className="field">
            <span>{words.file}</span>
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.ods,.trf,.trfx,.json"
              onChange={({ target }) => target.files?.[0] !== undefined && void look(target.files[0])}
            />
          </label>
          {looked === null ? null : <p role="status">{match.looking(looked.done, looked.all)}</p>}
        </>
      ) : (
        <>
          {rounds.length > 0 || draft !== null ? <p className="hint">{next === null ? add.over : add.late(next)}</p> : null}
          <OlderLists />
          <SheetChoice sheets={read.sheets} onChange={(sheet) => void work.lookAtSheet(sheet)} />
          <ImportReview
            {...work}
            read={read}
            // The button can be reached only when it has heard that everything is decided.
            onDecided={() => setTimeout(() => main.current?.querySelector('button')?.focus())}
          />
          {traits.teams && sources.length > 0 ? (
            <ImportSquads
              sources={[...sources, 'none']}
              source={source}
              onSource={setSource}
              boards={perMatch}
              onBoards={setBoards}
              locked={begun ? 'begun' : mayDeclare ? null : 'chief'}
              squads={squads}
              nameOf={(index) => lines[index]?.cells.name ?? ''}
            />
          ) : null}
        </>
      )}
      {looked === null ? <UploadProgress step={step} onStop={stop} /> : null}
      {problem === null ? null : (
        <div role="alert">
          <p className="field-problem">{problem}</p>
          <IssueList issues={issues} />
        </div>
      )}
    </Dialog>
  )
}

export default ImportDialog
