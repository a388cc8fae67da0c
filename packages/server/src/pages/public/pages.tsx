import { asDeclared, newTournament, winValue } from '@zug/engine'
import { linesOfCard, linesOfTeam } from './card.tsx'
import { CrosstablePage } from './crosstable.tsx'
import { EventPage } from './event.tsx'
import { MemberPage } from './member.tsx'
import { PlayerPage } from './player.tsx'
import { PlayersPage } from './players.tsx'
import { RoundPage } from './round.tsx'
import { completeRound, type Entrant, isFound, latestRound, type Scene, showsResults } from './scene.ts'
import { seatOf } from './seat.ts'
import type {
  BoardsAnswer,
  CardAnswer,
  CrosstableAnswer,
  SectionsAnswer,
  StandingsAnswer,
  WallChartAnswer,
  WhyAnswer,
  WorkingAnswer,
} from './shapes.ts'
import { StandingsPage } from './standings.tsx'
import { type Picked, WhyPage } from './why.tsx'

type Html = Awaited<ReturnType<typeof EventPage>>

/** A page of a tournament; null when there is none of the kind. */
export type MakePage = (scene: Scene, params: Readonly<Record<string, string>>) => Promise<Html | null>

const apiOf = ({ id }: Scene): string => `/tournaments/${id}`

const number = (text: string | null | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** Standings after the round that is asked for, else after the last that is over; null as long as there are none, or none are shown. */
const standingsOf = async (scene: Scene, asked: number | null = null): Promise<StandingsAnswer | null> => {
  const round = asked ?? completeRound(scene)
  if (round === 0) return null
  const table = await scene.ask.get<StandingsAnswer>(`${apiOf(scene)}/standings?round=${round}`)
  return table === null || table.round === 0 ? null : table
}

const eventPage: MakePage = async (scene) => (
  <EventPage
    scene={scene}
    standings={await standingsOf(scene)}
    sections={await scene.ask.get<SectionsAnswer>(`${apiOf(scene)}/sections`)}
  />
)

const roundPage: MakePage = async (scene, params) => {
  const round = scene.view.rounds.find((entry) => entry.round === number(params.round))
  if (round === undefined) return null
  return <RoundPage scene={scene} round={round} points={await pointsBefore(scene, round.round)} />
}

/** What everybody has before a round; null where earlier results are not shown, or in the first round. */
const pointsBefore = async (scene: Scene, round: number): Promise<ReadonlyMap<number, number> | null> => {
  if (round === 1) return null
  for (let earlier = 1; earlier < round; earlier++) if (!showsResults(scene, earlier)) return null
  const chart = await scene.ask.get<WallChartAnswer>(`${apiOf(scene)}/wall-chart?round=${round - 1}`)
  return chart === null ? null : new Map(chart.rows.map(({ player, cells }) => [player, cells[round - 2]?.points ?? 0]))
}

const standingsPage: MakePage = async (scene) => {
  const table = await standingsOf(scene, number(scene.url.searchParams.get('round')))
  const asked = number(scene.url.searchParams.get('working'))
  const working =
    table === null || asked === null ? null : await scene.ask.get<WorkingAnswer>(`${apiOf(scene)}/standings/${asked}?round=${table.round}`)
  const boards =
    table !== null && scene.view.traits.teams
      ? await scene.ask.get<BoardsAnswer>(`${apiOf(scene)}/standings/boards?round=${table.round}`)
      : null
  return <StandingsPage scene={scene} table={table} working={working} boards={boards} />
}

const crosstablePage: MakePage = async (scene) => {
  const standings = await standingsOf(scene)
  const table = standings === null ? null : await scene.ask.get<CrosstableAnswer>(`${apiOf(scene)}/crosstable?round=${standings.round}`)
  return <CrosstablePage scene={scene} table={table} standings={standings} />
}

const playersPage: MakePage = async (scene) => <PlayersPage scene={scene} />

/** What a win is worth, whoever says so: the event, or its rulebook. */
const winOf = ({ view: { settings } }: Scene): number => {
  const { rules, scoring } = settings
  return winValue(asDeclared(newTournament({ rules, scoring })).scoring) / 10
}

const playerPage: MakePage = async (scene, params) => {
  const asked = number(params.player)
  const entrant = asked === null ? undefined : scene.entrants.get(asked)
  if (entrant === undefined) return memberPage(scene, asked)
  const round = latestRound(scene)
  const seat = round === null ? null : seatOf(scene, round, entrant.id)
  const [card, chart, standings, why] = await Promise.all([
    scene.view.traits.teams ? null : scene.ask.get<CardAnswer>(`${apiOf(scene)}/players/${entrant.id}/card`),
    scene.view.traits.teams ? scene.ask.get<WallChartAnswer>(`${apiOf(scene)}/wall-chart`) : null,
    standingsOf(scene),
    round === null || seat === null || !explains(seat)
      ? null
      : scene.ask.answer<WhyAnswer>(
          `${apiOf(scene)}/rounds/${round.round}/why?player=${entrant.id}&voice=${scene.view.traits.teams ? 'arbiter' : 'player'}&language=${scene.language}${seat.kind === 'board' ? `&opponent=${seat.opponent.id}` : ''}`,
        ),
  ])
  const progress = chart?.rows.find(({ player }) => player === entrant.id)?.cells.map(({ points }) => points) ?? []
  const lines = card === null ? linesOfTeam(scene, entrant.id, progress) : linesOfCard(scene, card, entrant.id)
  return (
    <PlayerPage
      scene={scene}
      entrant={entrant}
      lines={lines}
      rating={card?.rating ?? null}
      standing={standings?.rows.find(({ player }) => player === entrant.id) ?? null}
      why={why}
      win={winOf(scene)}
    />
  )
}

const memberPage = async (scene: Scene, id: number | null): Promise<Html | null> => {
  const player = id === null ? undefined : scene.players.get(id)
  if (player === undefined) return null
  const card = await scene.ask.get<CardAnswer>(`${apiOf(scene)}/players/${player.id}/card`)
  return (
    <MemberPage
      scene={scene}
      player={player}
      lines={card === null ? [] : linesOfCard(scene, card, player.id)}
      rating={card?.rating ?? null}
    />
  )
}

/** A bye that somebody asked for needs no reason from the rules. */
const explains = (seat: ReturnType<typeof seatOf>): boolean =>
  seat.kind === 'board' || (seat.kind === 'bye' && seat.bye === 'pairing-allocated')

const whyPage: MakePage = async (scene) => {
  const search = scene.url.searchParams
  const asked = number(search.get('round'))
  const round = scene.view.rounds.find((entry) => entry.round === asked) ?? latestRound(scene)
  const player = pick(scene, search.get('player'))
  const opponent = pick(scene, search.get('opponent'))
  const ready = round !== null && player.kind === 'one' && opponent.kind === 'one' && player.entrant.id !== opponent.entrant.id
  const answer = ready ? await question(scene, round.round, player.entrant, opponent.entrant) : null
  return <WhyPage scene={scene} round={round?.round ?? null} player={player} opponent={opponent} answer={answer} />
}

const question = (scene: Scene, round: number, player: Entrant, opponent: Entrant) => {
  const seat = seatOf(scene, scene.view.rounds.find((entry) => entry.round === round)!, player.id)
  const kind = seat.kind === 'board' && seat.opponent.id === opponent.id ? 'why' : 'why-not'
  return scene.ask.answer<WhyAnswer>(
    `${apiOf(scene)}/rounds/${round}/${kind}?player=${player.id}&opponent=${opponent.id}&language=${scene.language}`,
  )
}

const pick = ({ entrants }: Scene, text: string | null): Picked => {
  const asked = (text ?? '').trim().slice(0, 100)
  if (asked === '') return { kind: 'none' }
  const id = number(asked)
  const numbered = id === null ? undefined : entrants.get(id)
  if (numbered !== undefined) return { kind: 'one', entrant: numbered }
  const exact = [...entrants.values()].filter(({ name }) => name.toLowerCase() === asked.toLowerCase())
  const found = exact.length > 0 ? exact : [...entrants.values()].filter(({ name }) => isFound([name], asked))
  const [first] = found
  if (first === undefined) return { kind: 'unknown', asked }
  return found.length === 1 ? { kind: 'one', entrant: first } : { kind: 'several', asked, entrants: found }
}

/** By path under /t/:tournament. */
export const pages: Readonly<Record<string, MakePage>> = {
  '': eventPage,
  '/round/:round': roundPage,
  '/standings': standingsPage,
  '/crosstable': crosstablePage,
  '/players': playersPage,
  '/player/:player': playerPage,
  '/why': whyPage,
}
