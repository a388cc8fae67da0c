import { setImmediate as turnOfOthers } from 'node:timers/promises'
import {
  type DeskPlayer,
  type DeskSettings,
  type DeskState,
  followsLists,
  listedRating,
  type PlayerData,
  ratingsOf,
} from '@zug/engine/desk'
import { type ListRatings, nationalIdsOf, type OfficialRatings, type PlayerId, type Title, titles } from '@zug/engine/model'
import type { ListEntry } from './entry.ts'
import { ratingsIn, titleOf } from './official.ts'
import type { ListInfo, RatingLists } from './port.ts'

/** One thing that a list has otherwise. `rating` is the one that counts; the others are as the list has them. */
export const refreshedFields = [
  'rating',
  'standard',
  'rapid',
  'blitz',
  'national',
  'title',
  'name',
  'federation',
  'birth',
  'inactive',
] as const
export type RefreshedField = (typeof refreshedFields)[number]
export type Difference = { readonly field: RefreshedField; readonly was: string; readonly is: string }

/** What a newer list would change of a player, and the changes to be sent for it. */
export type Refreshed = {
  readonly player: PlayerId
  readonly differences: readonly Difference[]
  /** The rating was entered at the desk and stays. */
  readonly byHand: boolean
  readonly changes: Partial<PlayerData>
}

/** What lists have of a player now; nothing where none knows the number. */
export type Found = Readonly<Partial<Record<'fide' | 'national', { readonly info: ListInfo; readonly entry: ListEntry }>>>

const text = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value))

/** A year is no news beside the whole day. */
const birthAfter = (was: string, is: string): string => (is === '' || was.startsWith(is) ? was : is)

const isTitle = (title: string): title is Title => titles.some((known) => known === title)

/** null: nothing is otherwise, and nothing newer is known. Data that a list leaves empty are no news; a title that it does not have any more is. */
export const refreshedOf = (settings: DeskSettings, player: DeskPlayer, { fide, national }: Found): Refreshed | null => {
  const best = fide ?? national
  if (best === undefined) return null
  const official: OfficialRatings = {
    ...player.official,
    ...(fide && { fide: ratingsIn(fide.info, fide.entry) }),
    ...(national && { national: ratingsIn(national.info, national.entry) }),
  }
  const { entry } = best
  const listTitle = fide === undefined ? '' : titleOf(fide.entry).toUpperCase()
  const title = fide === undefined ? player.title : isTitle(listTitle) ? listTitle : null
  const rating = ratingAfter(settings, player, official)
  const is = {
    name: entry.name || player.name,
    title,
    federation: entry.federation || player.federation,
    birth: birthAfter(player.birth, entry.birth),
  }
  const differences = differencesOf(player, official, { ...is, rating })
  const news = JSON.stringify(official) !== JSON.stringify(player.official ?? {})
  if (differences.length === 0 && !news) return null
  const changed = Object.fromEntries(Object.entries(is).filter(([key, value]) => value !== player[key as keyof typeof is]))
  return {
    player: player.id,
    differences,
    byHand: player.official !== undefined && !followsLists(settings, player),
    changes: { ...changed, official, ...(rating === player.rating ? {} : { rating }) },
  }
}

/** Nothing says where the rating of somebody came from who was typed or imported: the list proposes its own. What the arbiter set against a list stays. */
const ratingAfter = (settings: DeskSettings, player: DeskPlayer, official: OfficialRatings): number | null => {
  const listed = listedRating(settings, official)?.rating ?? null
  if (player.official === undefined) return ratingsOf(settings).method === 'own' ? player.rating : (listed ?? player.rating)
  return followsLists(settings, player) ? listed : player.rating
}

const differencesOf = (
  player: DeskPlayer,
  { fide, national }: OfficialRatings,
  is: Pick<PlayerData, 'rating' | 'title' | 'name' | 'federation' | 'birth'>,
): readonly Difference[] => {
  const was = player.official
  const known = (of: ListRatings | undefined, kind: 'standard' | 'rapid' | 'blitz'): string => text(of?.[kind])
  const all: readonly (readonly [RefreshedField, string, string])[] = [
    ['rating', text(player.rating), text(is.rating)],
    // Ratings that were not kept before are no change.
    ...(was?.fide === undefined
      ? []
      : (['standard', 'rapid', 'blitz'] as const).map((kind) => [kind, known(was.fide, kind), known(fide, kind)] as const)),
    ...(was?.national === undefined ? [] : [['national', threeOf(was.national), threeOf(national)] as const]),
    ['title', text(player.title), text(is.title)],
    ['name', player.name, is.name],
    ['federation', player.federation, is.federation],
    ['birth', player.birth, is.birth],
    ['inactive', was?.fide?.inactive ? 'yes' : '', fide?.inactive ? 'yes' : ''],
  ]
  return all.flatMap(([field, before, after]) => (before === after ? [] : [{ field, was: before, is: after }]))
}

/** Of a national list the three together; where it has only one, that one. */
const threeOf = ({ standard, rapid, blitz }: Partial<ListRatings> = {}): string =>
  (rapid ?? blitz ?? null) === null ? text(standard) : [standard, rapid, blitz].map((rating) => text(rating) || '–').join(' / ')

export type Refresh = {
  /** `older`, `newer`: than the first day of the event. `days`: whole ones since it was imported. */
  readonly lists: readonly (Pick<ListInfo, 'name' | 'kind' | 'month' | 'importedAt'> & {
    readonly older: boolean
    readonly newer: boolean
    readonly days: number
  })[]
  readonly players: readonly Refreshed[]
  /** By number: nobody in the lists, or no number to look for. */
  readonly missing: readonly PlayerId[]
  readonly unnumbered: readonly PlayerId[]
  /** C.04.2 2.3: given anew at will, after a question, or not any more. */
  readonly numbers: 'free' | 'asks' | 'settled'
}

/** The month of the first day, where it can be read; FIDE takes the list in force then. */
const monthOf = (startDate: string): string => /^(\d{4})[-/.](\d\d)/.exec(startDate.trim())?.slice(1).join('-') ?? ''

/** Whole days, 0 within the first; of a time that cannot be read, or is to come, none. */
const daysSince = (then: string, now: string): number => Math.max(0, Math.floor((Date.parse(now) - Date.parse(then)) / 86_400_000) || 0)

/** Players that are looked for before others have their turn. */
const atOnce = 50

/** What the lists that are there now would change. */
export const refreshOf = async (lists: RatingLists, { settings, players, rounds }: DeskState, now: string): Promise<Refresh> => {
  const infos = await lists.lists()
  const month = monthOf(settings!.info.startDate)
  const refreshed: Refreshed[] = []
  const missing: PlayerId[] = []
  const unnumbered: PlayerId[] = []
  let looked = 0
  for (const player of players.values()) {
    // A list in a file answers at once: others are served in between.
    looked += 1
    if (looked % atOnce === 0) await turnOfOthers()
    const found = await foundOf(lists, infos, player)
    if (found === null) unnumbered.push(player.id)
    else if (found.fide === undefined && found.national === undefined) missing.push(player.id)
    else {
      const one = refreshedOf(settings!, player, found)
      if (one !== null) refreshed.push(one)
    }
  }
  return {
    lists: infos.map(({ name, kind, month: of, importedAt }) => ({
      name,
      kind,
      month: of,
      importedAt,
      older: month !== '' && of !== '' && of < month,
      newer: month !== '' && of > month,
      days: daysSince(importedAt, now),
    })),
    players: refreshed,
    missing,
    unnumbered,
    numbers: rounds.length === 0 ? 'free' : rounds.length < 4 ? 'asks' : 'settled',
  }
}

/** By number only: a name is not enough to change somebody's data. null: there is no number. */
const foundOf = async (lists: RatingLists, infos: readonly ListInfo[], player: DeskPlayer): Promise<Found | null> => {
  const { fideId, official } = player
  const fideNumber = fideId || official?.fide?.id || ''
  const nationalIds = nationalIdsOf(player)
  const numberIn = ({ kind, mapping }: ListInfo): string | undefined =>
    kind === 'national' && mapping?.federation ? nationalIds.find(({ federation }) => federation === mapping.federation)?.id : undefined
  const entered = infos.find((info) => numberIn(info) !== undefined)
  if (fideNumber === '' && official?.national === undefined && entered === undefined) return null
  const listOf = (kind: ListInfo['kind'], list: string | undefined): ListInfo | undefined =>
    infos.find((info) => info.kind === kind && info.name === list) ?? infos.find((info) => info.kind === kind)
  const found: { -readonly [K in keyof Found]: Found[K] } = {}
  const world = listOf('fide', official?.fide?.list)
  const entry = world === undefined || fideNumber === '' ? null : await lists.entry(world.name, fideNumber)
  if (entry !== null) found.fide = { info: world!, entry }
  const home = official?.national === undefined && entered !== undefined ? entered : listOf('national', official?.national?.list)
  if (home !== undefined) {
    const number = official?.national?.list === home.name ? official.national.id : numberIn(home)
    const own = number === undefined ? null : await lists.entry(home.name, number)
    const same = own ?? (fideNumber === '' ? null : await lists.byFideId(home.name, fideNumber))
    if (same !== null) found.national = { info: home, entry: same }
  }
  return found
}
