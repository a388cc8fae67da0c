import type { DeskCommand } from '@zug/engine/desk'
import { squadsOf } from '@zug/engine/files'
import type { PlayerId } from '@zug/engine/model'
import { useState } from 'react'
import { send } from '../../../api/client.ts'
import { useCommand } from '../../../api/commands.tsx'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import type { Tournament } from '../../../api/types.ts'
import { useReading } from '../../../api/use-reading.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IssueList } from '../../../ui/issue-list.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useWords } from '../../../words/language.tsx'
import { isLikely, type Line, type Read, type Twin, tableOf } from './lines.ts'
import { ImportReview } from './review.tsx'
import { ImportSquads, type TeamSource } from './squads.tsx'
import { likelyBoards, teamCommands } from './teams.ts'
import { nextRoundOf } from '../player.ts'

/** A list from a spreadsheet or a file. Everything read and every adjustment is shown before anything is written. */
const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { import: words, add } = useWords('players')
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const tournament = useTournament()
  const { players, teams, traits, rounds, draft } = tournament
  const next = nextRoundOf(tournament)
  const run = useCommand()
  const { tell } = useToasts()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read | null>(null)
  const [twins, setTwins] = useState<readonly Twin[]>([])
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [source, setSource] = useState<TeamSource>('none')
  const [boards, setBoards] = useState<number | null>(null)
  const [entering, setEntering] = useState(false)
  const { busy: looking, problem, issues, reading } = useReading(words.unreadable)
  const busy = looking || entering

  /** Who of these lines may be somebody else; lines are named by their place in the list, bad ones included. */
  const findTwins = async (lines: readonly Line[]): Promise<readonly Twin[]> => {
    const good = lines.flatMap(({ player }, index) => (player === null ? [] : [{ player, index }]))
    if (good.length === 0) return []
    const found = await send('POST', '/tournaments/{tournament}/twins', { tournament: id }, { players: good.map(({ player }) => player) })
    return found.twins.map((twin) => ({
      ...twin,
      index: good[twin.index]!.index,
      line: twin.line === null ? null : good[twin.line]!.index,
    }))
  }
  const likely = (lines: readonly Line[], twin: Twin): boolean => {
    const other = players.find((player) => player.id === twin.player) ?? lines[twin.line ?? -1]?.player
    return isLikely(twin, lines[twin.index]?.player?.rating ?? null, other?.rating ?? null)
  }
  const look = (file: Blob): Promise<void> =>
    reading(async () => {
      setRead(null)
      const answer = await send('POST', '/tournaments/{tournament}/imports', { tournament: id }, file)
      const found = await findTwins(answer.lines)
      const doubtful = new Set(found.filter((twin) => likely(answer.lines, twin)).map(({ index }) => index))
      setTwins(found)
      setTaken(new Set(answer.lines.flatMap(({ player }, index) => (player === null || doubtful.has(index) ? [] : [index]))))
      setSource(traits.teams && answer.lines.some(({ cells }) => cells.team !== '') ? 'team' : 'none')
      setRead(answer)
    })
  const correct = (index: number, cells: Line['cells']): Promise<void> =>
    reading(async () => {
      const answer = await send('POST', '/tournaments/{tournament}/imports', { tournament: id }, new Blob([tableOf(cells, traits.teams)]))
      // A line with nothing in it is no line any more.
      const again = answer.lines[0] ?? { ...read!.lines[index]!, cells }
      const lines = read!.lines.with(index, { ...again, line: read!.lines[index]!.line })
      const found = await findTwins(lines)
      const wanted = new Set(taken)
      wanted.delete(index)
      if (again.player !== null && !found.some((twin) => twin.index === index && likely(lines, twin))) wanted.add(index)
      setTwins(found)
      setTaken(wanted)
      setRead({ ...read!, lines })
    })

  const lines = read?.lines ?? []
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
  const perMatch = boards ?? likelyBoards(squads, teams)
  const sources = (['team', 'club'] as const).filter((field) => lines.some(({ cells }) => cells[field] !== ''))

  const enter = async (): Promise<void> => {
    setEntering(true)
    const chosen = lines.flatMap(({ player }, index) => (player !== null && taken.has(index) ? [{ player, index }] : []))
    // The ids they will have: players and teams are entered together, so that one undo takes back both.
    const { nextId, sequence } = tournament
    const numbers = new Map<number, PlayerId>([...standsFor, ...chosen.map(({ index }, at) => [index, (nextId + at) as PlayerId] as const)])
    const made = teamCommands(squads, perMatch, teams, (index) => numbers.get(index))
    const all: readonly DeskCommand[] = [
      ...(chosen.length === 0 ? [] : [{ kind: 'import-players' as const, players: chosen.map(({ player }) => player) }]),
      ...made,
    ]
    const stillSame = (now: Tournament): boolean => now.nextId === nextId && JSON.stringify(now.teams) === JSON.stringify(teams)
    const done = all.length === 0 || (await run(all, made.length === 0 ? {} : { expectedSequence: sequence, stillSame })).done
    setEntering(false)
    if (!done) return
    tell({ kind: 'done', text: words.entered(chosen.length, made.length) })
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
              <Button onClick={() => setRead(null)}>{words.back}</Button>
              <Button look="main" disabled={taken.size + squads.length === 0} busy={busy} onClick={enter}>
                {squads.length === 0 ? words.take(taken.size) : words.takeTeams(taken.size, squads.length)}
              </Button>
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
              accept=".csv,.tsv,.txt,.xlsx,.trf,.trfx,.json"
              onChange={({ target }) => target.files?.[0] !== undefined && void look(target.files[0])}
            />
          </label>
        </>
      ) : (
        <>
          {rounds.length > 0 || draft !== null ? <p className="hint">{next === null ? add.over : add.late(next)}</p> : null}
          <ImportReview read={read} twins={twins} taken={taken} onTake={setTaken} onCorrect={correct} />
          {traits.teams && sources.length > 0 ? (
            <ImportSquads
              sources={[...sources, 'none']}
              source={source}
              onSource={setSource}
              boards={perMatch}
              onBoards={setBoards}
              squads={squads}
              nameOf={(index) => lines[index]?.cells.name ?? ''}
            />
          ) : null}
        </>
      )}
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
