import { standardScoring } from '@zug/engine/model'
import { type Notation, notationUnder } from '@zug/engine/standings'
import { eventCommon } from '@zug/messages/common/event'
import type { Language } from '@zug/messages/language'
import { plain } from '@zug/messages/plain'
import { publicWords } from '@zug/messages/public/words'
import { fullNameOf } from '../../sections/full-name.ts'
import { boardWorthOf, type Telling } from '../match-points.ts'
import { isEmbedded } from './embed.ts'
import type { Hall, Round, View } from './shapes.ts'

/** Somebody who is paired: a player, or a team. */
export type Entrant = {
  readonly id: number
  readonly name: string
  readonly title: string | null
  readonly rating: number | null
  readonly number: number | null
  readonly federation: string
  readonly club: string
  readonly withdrawn: boolean
}

/** All that a page of one tournament is made from. */
export type Scene = {
  readonly language: Language
  readonly id: string
  readonly view: View
  readonly hall: Hall
  /** With path and query, as the reader asked for it. */
  readonly url: URL
  readonly entrants: ReadonlyMap<number, Entrant>
  readonly players: ReadonlyMap<number, Entrant>
  /** It stands in a frame of another site. */
  readonly embedded: boolean
  /** Whom this device belongs to, if somebody said so. */
  readonly me: Entrant | null
}

export const makeScene = (parts: Pick<Scene, 'language' | 'id' | 'view' | 'hall' | 'url'> & { readonly me: number | null }): Scene => {
  const { view } = parts
  const players = new Map(
    view.players.map((player) => [
      player.id as number,
      {
        id: player.id as number,
        name: player.name,
        title: view.traits.games === 'scores' ? null : player.title,
        rating: player.rating,
        number: player.pairingNumber as number | null,
        federation: player.federation,
        club: player.club,
        withdrawn: player.withdrawnFrom !== null,
      },
    ]),
  )
  const entrants = view.traits.teams
    ? new Map(view.teams.map((team, at) => [team.id as number, teamEntrant(team.id, team.name, at + 1, team.withdrawnFrom !== null)]))
    : players
  const embedded = isEmbedded(parts.url.pathname, parts.url.searchParams.get('embed'))
  return { ...parts, embedded, players, entrants, me: parts.me === null ? null : (entrants.get(parts.me) ?? null) }
}

const teamEntrant = (id: number, name: string, number: number, withdrawn: boolean): Entrant => ({
  id,
  name,
  title: null,
  rating: null,
  number,
  federation: '',
  club: '',
  withdrawn,
})

/** Whoever has this number: a player, a team, or a member of one. Numbers are never given twice. */
export const personOf = ({ entrants, players }: Pick<Scene, 'entrants' | 'players'>, id: number): Entrant | undefined =>
  entrants.get(id) ?? players.get(id)

const ofNoEvent = { games: 'results', unpaired: 'bye', voice: 'fide' } as const

/** As the event uses them, where there is one. */
export const wordsOf = ({ language, view }: Pick<Scene, 'language'> & Partial<Pick<Scene, 'view'>>) => {
  const boardWorth = view === undefined ? standardScoring : boardWorthOf(view)
  const common: Telling = { ...eventCommon(view?.traits ?? ofNoEvent, language), boardWorth }
  const words = publicWords[language]
  return view?.traits.games === 'scores' ? { ...words, common, pointsShort: common.wdl } : { ...words, common }
}

export const addressOf = ({ id }: Pick<Scene, 'id'>, path = ''): string => `/t/${id}${path}`

export const eventName = ({ view }: Pick<Scene, 'view'>, unnamed: string): string => fullNameOf(view.settings).trim() || unnamed

/** The round that is played, or the last one; null before the first. */
export const latestRound = ({ view }: Pick<Scene, 'view'>): Round | null => view.rounds.at(-1) ?? null

/** Are the results of a round public? */
export const showsResults = ({ hall }: Pick<Scene, 'hall'>, round: number): boolean =>
  hall.show.rounds.some((entry) => entry.round === round && (entry.level === 'results' || entry.level === 'standings'))

export const showsStandings = ({ hall }: Pick<Scene, 'hall'>): boolean => hall.show.rounds[0]?.level === 'standings'

/** Is a board a match of several games, of teams or of two players? */
export const playsMatches = ({ teams, games }: Scene['view']['traits']): boolean => teams || games === 'two'

/** How many games, or matches of several, have no result yet. */
export const openText = (scene: Scene, open: number): string => {
  const { openMatches, openGames } = wordsOf(scene)
  return (playsMatches(scene.view.traits) ? openMatches : openGames)(open)
}

/** How rounds are written in the tables of this event. */
export const notationFor = (scene: Scene): Notation =>
  notationUnder(scene.view.traits, scene.view.settings.scoring, wordsOf(scene).common.rounds)

export const query = ({ url }: Pick<Scene, 'url'>): string => (url.searchParams.get('q') ?? '').trim().slice(0, 100)

/** Is somebody with this name looked for? Accents and case do not matter; every word must occur. */
export const isFound = (names: readonly string[], asked: string): boolean => {
  if (asked === '') return true
  const text = plain(names.join(' '))
  return plain(asked)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
