import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../../api/client.ts'
import { listsQuery } from '../../../api/lists.ts'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import type { ListVerdict } from '../../../api/types.ts'
import { upload } from '../../../api/upload.ts'
import { useReading } from '../../../api/use-reading.ts'
import { useWords } from '../../../words/language.tsx'
import { useListed } from '../ratings/official-ratings.tsx'
import { type Data, type Decision, dataOf, fideIdOf, firstDecision, isTaken, numbersTaken } from './decisions.ts'
import { isLikely, type Line, type Read, registrationOf, type Twin, tableOf } from './lines.ts'

/** So many are looked up at once, so that one sees how far it is. */
const portion = 25

/** A file that was read: its lines, whom the lists have for them, who may be there already, and what becomes of each. */
export const useImport = () => {
  const { import: words } = useWords('players')
  const { id } = usePlace()
  const { players, traits } = useTournament()
  const ratingOf = useListed()
  const lists = useQuery(listsQuery).data?.lists ?? []
  const [read, setRead] = useState<Read | null>(null)
  const [verdicts, setVerdicts] = useState<readonly (ListVerdict | null)[]>([])
  const [twins, setTwins] = useState<readonly Twin[]>([])
  const [decisions, setDecisions] = useState<readonly (Decision | null)[]>([])
  const [looked, setLooked] = useState<{ readonly done: number; readonly all: number } | null>(null)
  const { busy, step, stop, problem, issues, reading } = useReading(words.unreadable)
  const turn = useRef(0)

  const verdictsOf = async (lines: readonly Line[], told: (done: number) => void = () => {}): Promise<readonly (ListVerdict | null)[]> => {
    // The lists are those of chess.
    if (lists.length === 0 || traits.games === 'scores') return lines.map(() => null)
    const found: (ListVerdict | null)[] = []
    for (let from = 0; from < lines.length; from += portion) {
      told(from)
      const registrations = lines.slice(from, from + portion).map(registrationOf)
      found.push(...(await send('POST', '/tournaments/{tournament}/matches', { tournament: id }, { registrations })).matches)
    }
    return found
  }
  /** Who of these lines may be somebody else; lines are named by their place in the list, bad ones included. */
  const findTwins = async (lines: readonly Line[], known: readonly (ListVerdict | null)[]): Promise<readonly Twin[]> => {
    const good = lines.flatMap(({ player }, index) => (player === null ? [] : [{ player: asFound(player, known[index] ?? null), index }]))
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
  const isThere = (lines: readonly Line[], found: readonly Twin[], index: number): boolean =>
    found.some((twin) => twin.index === index && likely(lines, twin))

  const [file, setFile] = useState<Blob | null>(null)
  const look = (file: Blob, sheet?: string): Promise<void> =>
    reading(async (sending) => {
      turn.current += 1
      const mine = turn.current
      setRead(null)
      setFile(file)
      const answer = await upload('/tournaments/{tournament}/imports', { tournament: id, sheet }, file, sending)
      const all = answer.lines.length
      try {
        const known = await verdictsOf(answer.lines, (done) => setLooked({ done, all }))
        const found = await findTwins(answer.lines, known)
        // Whoever went back meanwhile reads something else.
        if (mine !== turn.current) return
        setVerdicts(known)
        setTwins(found)
        setDecisions(answer.lines.map((line, index) => firstDecision(line, known[index]!, isThere(answer.lines, found, index))))
        setRead(answer)
      } finally {
        setLooked(null)
      }
    })
  const correct = (index: number, cells: Line['cells']): Promise<void> =>
    reading(async () => {
      const answer = await send('POST', '/tournaments/{tournament}/imports', { tournament: id }, new Blob([tableOf(cells, traits.teams)]))
      // A line with nothing in it is no line any more.
      const again = { ...(answer.lines[0] ?? { ...read!.lines[index]!, cells }), line: read!.lines[index]!.line }
      const lines = read!.lines.with(index, again)
      const [verdict = null] = await verdictsOf([again])
      const known = verdicts.with(index, verdict)
      const found = await findTwins(lines, known)
      setVerdicts(known)
      setTwins(found)
      setDecisions((before) => before.with(index, firstDecision(again, verdict, isThere(lines, found, index))))
      setRead({ ...read!, lines })
    })

  const lines = read?.lines ?? []
  const data = lines.map((line, index) => dataOf(line, verdicts[index] ?? null, decisions[index] ?? null, ratingOf))
  /** Nobody is entered twice: somebody whose number is taken leaves the line out. */
  const decide = (index: number, decision: Decision | null): void => {
    const candidate = decision?.kind === 'person' ? verdicts[index]?.candidates[decision.at] : undefined
    const taken = candidate !== undefined && numbersTaken(players, data, index).has(fideIdOf(candidate))
    setDecisions(decisions.with(index, taken ? { kind: 'skip' } : decision))
    if (!taken || candidate === undefined || twins.some((twin) => twin.index === index && twin.reason === 'fide-id')) return
    const number = fideIdOf(candidate)
    const player = players.find(({ fideId }) => fideId === number) ?? null
    const line = player === null ? data.findIndex((one, at) => at !== index && one?.fideId === number) : null
    setTwins([...twins, { index, player: player?.id ?? null, line, name: player?.name ?? data[line!]!.name, reason: 'fide-id' }])
  }
  const decideAll = (chosen: ReadonlyMap<number, Decision>): void =>
    setDecisions(decisions.map((decision, index) => chosen.get(index) ?? decision))
  const taken = new Set(decisions.flatMap((decision, index) => (isTaken(decision) ? [index] : [])))
  const open = decisions.flatMap((decision, index) => (decision === null ? [index] : []))
  return {
    lists,
    read,
    verdicts,
    twins,
    decisions,
    data,
    taken,
    open,
    looked,
    step,
    stop,
    busy,
    problem,
    issues,
    look,
    /** Reads another sheet of the same workbook. */
    lookAtSheet: (sheet: string) => (file === null ? Promise.resolve() : look(file, sheet)),
    correct,
    decide,
    decideAll,
    back: () => setRead(null),
  }
}

/** Under the number of whom the lists have for it, so that one person written in two ways is found. */
const asFound = (player: Data, verdict: ListVerdict | null): Data =>
  verdict === null || verdict.kind !== 'certain' ? player : { ...player, fideId: fideIdOf(verdict.candidates[0]!) || player.fideId }

export type Import = ReturnType<typeof useImport>
