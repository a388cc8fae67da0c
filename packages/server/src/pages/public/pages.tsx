import { completeRound } from '@zug/engine/desk'
import { newTournament, winValue } from '@zug/engine/model'
import { asDeclared } from '@zug/engine/pairing'
import type { Shows } from '../../hall/shown.ts'
import type { Ask } from './ask.ts'
import { CrosstablePage } from './crosstable.tsx'
import { EventPage } from './event.tsx'
import { linesOfCard, linesOfTeam } from './player/card.tsx'
import { MemberPage } from './player/member.tsx'
import { PlayerPage } from './player/player.tsx'
import { isUniform, StakePage } from './player/stake.tsx'
import { PlayersPage } from './players.tsx'
import { PrizesPage } from './prizes.tsx'
import { RecalledPage } from './recalled-page.tsx'
import { RoundPage } from './round.tsx'
import { type Entrant, isFound, latestRound, makeScene, type Scene, showsResults } from './scene.ts'
import { seatOf } from './seat.ts'
import type { Round, StandingsAnswer } from './shapes.ts'
import { StandingsPage } from './standings.tsx'
import { type SectionScene, WholeEventPage } from './whole-event.tsx'
import { type Picked, WhyPage } from './why.tsx'

type Html = Awaited<ReturnType<typeof EventPage>>

type Params = Readonly<Record<string, string>>

/** A page of a tournament, which says what it shows; null when there is none of the kind. */
type Page<S extends Shows> = {
  /** It is of all sections of the event. */
  readonly ofEvent?: true
  readonly shows: readonly S[]
  readonly make: (scene: Scene, ask: Ask<S>, params: Params) => Promise<Html | null>
}

/** Beyond what it says that it shows a page cannot ask. */
export const page = <const S extends Shows>(row: Page<S>): Page<Shows> => ({
  shows: row.shows,
  make: row.make,
  ...(row.ofEvent === true ? { ofEvent: true } : {}),
})

const number = (text: string | null | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** Standings after the round that is asked for, else after the last that is over; null as long as there are none, or none are shown. */
export const standingsOf = async (scene: Scene, ask: Ask<'standings'>, asked: number | null = null): Promise<StandingsAnswer | null> => {
  const round = asked ?? completeRound(scene.view.rounds)
  if (round === 0) return null
  const table = await ask.get('/tournaments/{tournament}/standings', { tournament: scene.id, round })
  return table === null || table.round === 0 ? null : table
}

const eventPage = page({
  shows: ['results', 'standings'],
  make: async (scene, ask) => (
    <EventPage
      scene={scene}
      standings={await standingsOf(scene, ask)}
      sections={await ask.get('/tournaments/{tournament}/sections', { tournament: scene.id })}
    />
  ),
})

const roundPage = page({
  shows: ['results'],
  make: async (scene, ask, params) => {
    const asked = number(params.round)
    const round = scene.view.rounds.find((entry) => entry.round === asked)
    if (round === undefined)
      return asked !== null && scene.view.recalled?.some((entry) => entry.round === asked) ? (
        <RecalledPage scene={scene} round={asked} />
      ) : null
    return <RoundPage scene={scene} round={round} points={await pointsBefore(scene, ask, round.round)} />
  },
})

/** What everybody has before a round; null where earlier results are not shown, or in the first round. */
const pointsBefore = async (scene: Scene, ask: Ask<'results'>, round: number): Promise<ReadonlyMap<number, number> | null> => {
  if (round === 1) return null
  for (let earlier = 1; earlier < round; earlier++) if (!showsResults(scene, earlier)) return null
  const chart = await ask.get('/tournaments/{tournament}/wall-chart', { tournament: scene.id, round: round - 1 })
  if (chart === null) return null
  // As the reasons have them: what was corrected since did not pair this round.
  const then = scene.view.rounds.find((entry) => entry.round === round)?.corrected?.asPaired ?? []
  const now = chart.rows.map(({ player, cells }) => [player, cells[round - 2]?.points ?? 0] as const)
  return new Map<number, number>([...now, ...then.map(({ player, points }) => [player, points] as const)])
}

const standingsPage = page({
  shows: ['standings'],
  make: async (scene, ask) => {
    const table = await standingsOf(scene, ask, number(scene.url.searchParams.get('round')))
    if (table === null) return <StandingsPage scene={scene} table={null} working={null} boards={null} />
    const after = { tournament: scene.id, round: table.round }
    const player = number(scene.url.searchParams.get('working'))
    const working = player === null ? null : await ask.get('/tournaments/{tournament}/standings/{player}', { ...after, player })
    const boards = scene.view.traits.teams ? await ask.get('/tournaments/{tournament}/standings/boards', after) : null
    return <StandingsPage scene={scene} table={table} working={working} boards={boards} />
  },
})

const crosstablePage = page({
  shows: ['standings'],
  make: async (scene, ask) => {
    const standings = await standingsOf(scene, ask)
    const after = { tournament: scene.id, round: standings?.round }
    const table = standings === null ? null : await ask.get('/tournaments/{tournament}/crosstable', after)
    return <CrosstablePage scene={scene} table={table} standings={standings} />
  },
})

/** It is led to where the organiser shows the list. */
const prizesPage = page({
  shows: ['standings'],
  make: async (scene, ask) => {
    const standings = await standingsOf(scene, ask)
    const after = { tournament: scene.id, round: standings?.round }
    const found = standings === null ? null : await ask.get('/tournaments/{tournament}/prizes', after)
    return <PrizesPage scene={scene} list={found?.list ?? null} />
  },
})

const playersPage = page({ shows: ['results'], make: async (scene) => <PlayersPage scene={scene} /> })

/** What a win is worth, whoever says so: the event, or its rulebook. */
const winOf = ({ view: { settings } }: Scene): number => {
  const { rules, scoring } = settings
  return winValue(asDeclared(newTournament({ rules, scoring })).scoring) / 10
}

const playerPage = page({
  shows: ['results', 'standings'],
  make: async (scene, ask, params) => {
    const asked = number(params.player)
    const entrant = asked === null ? undefined : scene.entrants.get(asked)
    if (entrant === undefined) return memberPage(scene, ask, asked)
    const tournament = { tournament: scene.id }
    const round = latestRound(scene)
    const seat = round === null ? null : seatOf(scene, round, entrant.id)
    const { teams } = scene.view.traits
    const standings = await standingsOf(scene, ask)
    const [card, chart, changes, why] = await Promise.all([
      teams ? null : ask.get('/tournaments/{tournament}/players/{player}/card', { ...tournament, player: entrant.id }),
      teams ? ask.get('/tournaments/{tournament}/wall-chart', tournament) : null,
      teams || standings === null ? null : ratingOf(scene, ask, entrant.id, standings.round),
      round === null || seat === null || !explains(seat)
        ? null
        : ask.answer('/tournaments/{tournament}/rounds/{round}/why', {
            ...tournament,
            round: round.round,
            player: entrant.id,
            opponent: seat.kind === 'board' ? seat.opponent.id : null,
            // Whoever has not said “this is me” is somebody else, who reads about the player.
            voice: scene.me?.id === entrant.id && !teams ? 'player' : 'arbiter',
            language: scene.language,
          }),
    ])
    const progress = chart?.rows.find(({ player }) => player === entrant.id)?.cells.map(({ points }) => points) ?? []
    const lines = card === null ? linesOfTeam(scene, entrant.id, progress) : linesOfCard(scene, card, entrant.id)
    return (
      <PlayerPage
        scene={scene}
        entrant={entrant}
        lines={lines}
        rating={card?.rating ?? null}
        changes={changes}
        standing={standings?.rows.find(({ player }) => player === entrant.id) ?? null}
        why={why}
        win={winOf(scene)}
      />
    )
  },
})

/** After the round of the standings that are shown. */
const ratingOf = async (scene: Scene, ask: Ask<'standings'>, player: number, round: number) =>
  (await ask.get('/tournaments/{tournament}/players/{player}/rating', { tournament: scene.id, player, round }))?.rating ?? null

const memberPage = async (scene: Scene, ask: Ask<'results' | 'standings'>, id: number | null): Promise<Html | null> => {
  const player = id === null ? undefined : scene.players.get(id)
  if (player === undefined) return null
  const card = await ask.get('/tournaments/{tournament}/players/{player}/card', { tournament: scene.id, player: player.id })
  const standings = await standingsOf(scene, ask)
  return (
    <MemberPage
      scene={scene}
      player={player}
      lines={card === null ? [] : linesOfCard(scene, card, player.id)}
      rating={card?.rating ?? null}
      changes={standings === null ? null : await ratingOf(scene, ask, player.id, standings.round)}
    />
  )
}

/** There is none where the organiser has not opened it. */
const stakePage = page({
  shows: ['results'],
  make: async (scene, ask, params) => {
    const entrant = scene.entrants.get(number(params.player) ?? -1)
    if (entrant === undefined || scene.view.traits.teams) return null
    const projection = await ask.get('/tournaments/{tournament}/players/{player}/projection', {
      tournament: scene.id,
      player: entrant.id,
      place: number(scene.url.searchParams.get('place')) || null,
      ...(isUniform(scene) ? { model: 'uniform' as const } : {}),
    })
    return projection === null ? null : <StakePage scene={scene} entrant={entrant} projection={projection} />
  },
})

/** A bye that somebody asked for needs no reason from the rules. */
const explains = (seat: ReturnType<typeof seatOf>): boolean =>
  seat.kind === 'board' || (seat.kind === 'bye' && seat.bye === 'pairing-allocated')

const whyPage = page({
  shows: ['results'],
  make: async (scene, ask) => {
    const search = scene.url.searchParams
    const asked = number(search.get('round'))
    const round = scene.view.rounds.find((entry) => entry.round === asked) ?? latestRound(scene)
    const player = pick(scene, search.get('player'))
    const opponent = pick(scene, search.get('opponent'))
    const ready = round !== null && player.kind === 'one' && opponent.kind === 'one' && player.entrant.id !== opponent.entrant.id
    const answer = ready ? await question(scene, ask, round, player.entrant, opponent.entrant) : null
    return <WhyPage scene={scene} round={round?.round ?? null} player={player} opponent={opponent} answer={answer} />
  },
})

const question = (scene: Scene, ask: Ask<'results'>, round: Round, player: Entrant, opponent: Entrant) => {
  const seat = seatOf(scene, round, player.id)
  const asked = { tournament: scene.id, round: round.round, player: player.id, opponent: opponent.id, language: scene.language }
  return seat.kind === 'board' && seat.opponent.id === opponent.id
    ? ask.answer('/tournaments/{tournament}/rounds/{round}/why', asked)
    : ask.answer('/tournaments/{tournament}/rounds/{round}/why-not', asked)
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

/** Of a tournament that stands alone there is none. What members alone may see of the event is not on a page of everybody. */
const wholeEventPage = page({
  shows: ['results', 'own-boards'],
  ofEvent: true,
  make: async (scene, ask) => {
    const found = await ask.get('/tournaments/{tournament}/sections', { tournament: scene.id })
    if (found === null || found.event === null) return null
    const sections: SectionScene[] = []
    for (const { id, section, name, visible } of found.sections) {
      if (!visible && id !== scene.id) continue
      const asked = { tournament: id }
      const [view, hall] = [await ask.get('/tournaments/{tournament}', asked), await ask.get('/tournaments/{tournament}/hall', asked)]
      if (view === null || hall === null) continue
      const { language, url } = scene
      sections.push({ name: section?.name || name, scene: makeScene({ language, url, id, view, hall, me: null }) })
    }
    return <WholeEventPage scene={scene} event={found.event} sections={sections} />
  },
})

/** By path under /t/:tournament. */
export const pages: Readonly<Record<string, Page<Shows>>> = {
  '': eventPage,
  '/event': wholeEventPage,
  '/round/:round': roundPage,
  '/standings': standingsPage,
  '/crosstable': crosstablePage,
  '/prizes': prizesPage,
  '/players': playersPage,
  '/player/:player': playerPage,
  '/player/:player/stake': stakePage,
  '/why': whyPage,
}
