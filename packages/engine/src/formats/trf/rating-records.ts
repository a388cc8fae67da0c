import { type NationalId, nationalIdsOf } from '../../model/national-ids.ts'
import { effectiveRating, type KindOfPlay, type ListRatings, type OfficialRatings, unratedIn } from '../../model/official-ratings.ts'
import type { Player } from '../../model/player.ts'
import { playByRate } from '../../model/rate-of-play.ts'
import type { ExtraRecord, Tournament, TournamentInfo } from '../../model/tournament.ts'
import { countingRating, playOf, type RatingChoice, type RatingMethod, ratingMethods, usualRatings } from '../../model/tournament-rating.ts'
import { makeLine, playerFields, readField, textColumn } from './columns.ts'
import { cleanLine } from './text.ts'

/** 172, columns 9 to 13: which rating counts. */
const codes: Readonly<Record<RatingMethod, string>> = {
  fide: 'FIDE',
  national: 'NRO',
  'fide-else-national': 'FIDON',
  'national-else-fide': 'NIDOF',
  highest: 'HBFN',
  lowest: 'LBFN',
  own: 'OTHER',
}

/** What a file has of a player's ratings: FIDE's in 001, the national one in a record of its federation, one kind of play of each. */
type Reported = { readonly fide: number | null; readonly national: ListRatings | undefined }

const figure = (rating: number, play: KindOfPlay, of: Pick<ListRatings, 'federation' | 'id'>): ListRatings => ({
  ...unratedIn({ list: '', month: '', ...of }),
  [play]: rating,
})

/** The rating that counts, as whoever reads the file finds it. */
const readAs = ({ fide, national }: Reported, choice: RatingChoice | undefined, play: KindOfPlay): number | null => {
  if (choice === undefined || choice.method === 'own') return fide
  const official = { ...(fide === null ? {} : { fide: figure(fide, play, { federation: '', id: '' }) }), ...(national && { national }) }
  return countingRating(official, choice.method, play)?.rating ?? null
}

export type RatingLines = {
  /** 172, and in comments the ratings that nobody finds by it. */
  readonly headings: readonly string[]
  /** Records of federations. */
  readonly records: readonly string[]
  /** Columns 49 to 52 of 001: FIDE's. */
  readonly ratingOf: (player: Player) => number | null
}

/** 172 and the records of national ratings (TRF26). Where nothing is known of lists, 001 has the ratings as they are. */
export const makeRatingRecords = ({ ratings, info, players, extra }: Tournament): RatingLines => {
  const play = playOf(ratings ?? usualRatings, info.timeControl)
  const ratingOf = ({ rating, official }: Player): number | null =>
    ratings === undefined || official === undefined ? rating : (effectiveRating(official.fide, play)?.rating ?? null)
  const differing = players.filter(
    (player) => player.rating !== readAs({ fide: ratingOf(player), national: player.official?.national }, ratings, play),
  )
  const kept = new Set(extra.map(({ id, text }) => `${id} ${readField(`${id} ${text}`, playerFields.id)}`))
  return {
    headings: [
      ...(ratings === undefined ? [] : [`172 ${(ratings.federation || info.federation).slice(0, 3).padEnd(3)} ${codes[ratings.method]}`]),
      ...(ratings === undefined ? [] : commentsOn(differing)),
    ],
    records: players.flatMap((player) => nationalLines(player, play).filter((line) => !kept.has(`${line.slice(0, 3)} ${player.id}`))),
    ratingOf,
  }
}

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text) && !text.startsWith('XX')

/** Whether a record of its federation has room for a number. */
export const fitsRecord = ({ federation, id }: NationalId): boolean => isCode(federation) && /^[!-~][ -~]{0,10}$/.test(id)

/** A record for each national federation that knows the player: the rating of its list, the number, or both. */
const nationalLines = (player: Player, play: KindOfPlay): readonly string[] => {
  const national = player.official?.national
  const rating = effectiveRating(national, play)
  const ids = new Map(nationalIdsOf(player).map((each) => [each.federation, fitsRecord(each) ? each.id : '']))
  const rated = national !== undefined && rating !== null && isCode(national.federation) ? national.federation : null
  const federations = [...new Set([...(rated === null ? [] : [rated]), ...[...ids].flatMap(([of, id]) => (id === '' ? [] : [of]))])]
  return federations.map((of) => nationalLine(player, of, ids.get(of) ?? '', of === rated ? String(rating!.rating) : ''))
}

/** As 001 up to the birth; the record is named by the federation. */
const nationalLine = (player: Player, federation: string, id: string, rating: string): string =>
  cleanLine(
    makeLine(federation, [
      [playerFields.id, String(player.id)],
      [playerFields.sex, player.sex ?? ''],
      [playerFields.title, player.title ?? ''],
      [playerFields.name, [...player.name].slice(0, 33).join('').trim()],
      [playerFields.rating, rating],
      [playerFields.federation, federation],
      [playerFields.fideId, id],
      [playerFields.birth, player.birth.slice(0, 10)],
    ]),
  )

const comment = /^Zug: the arbiter's ratings: ((?:\d{1,4} \d{1,4}, )*\d{1,4} \d{1,4})$/
const perComment = 100

/** No record of TRF26 has the rating that an arbiter gave somebody; comments do. 0: unrated. */
const commentsOn = (players: readonly Player[]): readonly string[] =>
  Array.from({ length: Math.ceil(players.length / perComment) }, (_, at) => {
    const some = players.slice(at * perComment, (at + 1) * perComment)
    return `### Zug: the arbiter's ratings: ${some.map(({ id, rating }) => `${id} ${rating ?? 0}`).join(', ')}`
  })

type Read = Pick<Tournament, 'ratings' | 'players' | 'extra'>

/** What 172 and the records of federations say. Such a record that has more to say than we would write stays as it is, too. */
export const readRatingRecords = (extra: readonly ExtraRecord[], players: readonly Player[], info: TournamentInfo): Read => {
  const ratings = choiceIn(extra, info)
  const play = kindOfPlayIn(extra, info)
  const records = extra.flatMap((record) => nationalIn(record, players, play))
  const nationals = new Map(records.flatMap(({ player, list, rated }) => (rated ? [[player, list] as const] : [])))
  if (ratings === null && records.length === 0) return { players, extra }
  const numbers = new Map<number, NationalId[]>()
  for (const { player, rated, list } of records) {
    if (rated) continue
    const own = numbers.get(player) ?? []
    own.push({ federation: list.federation, id: list.id })
    numbers.set(player, own)
  }
  const said = new Map(ratings === null ? [] : extra.flatMap(sayingsOf))
  const read = players.map((player): Player => {
    const national = nationals.get(player.id)
    const { rating, fideId } = player
    const nationalIds = (numbers.get(player.id) ?? []).filter(({ federation }) => federation !== national?.federation)
    const identified = nationalIds.length === 0 ? {} : { nationalIds }
    if (ratings === null && national === undefined) return { ...player, ...identified }
    const official: OfficialRatings = {
      ...(rating === null ? {} : { fide: figure(rating, play, { federation: '', id: fideId }) }),
      ...(national === undefined ? {} : { national }),
    }
    const counting = said.get(player.id) ?? readAs({ fide: rating, national }, ratings ?? undefined, play)
    return {
      ...player,
      ...identified,
      rating: counting === 0 ? null : counting,
      ...('fide' in official || 'national' in official ? { official } : {}),
    }
  })
  const written = new Set(read.flatMap((player) => nationalLines(player, play)))
  const isRead = (record: ExtraRecord): boolean =>
    ratings !== null && (record.id === '172' || sayingsOf(record).length > 0) ? true : written.has(cleanLine(`${record.id} ${record.text}`))
  return { players: read, extra: extra.filter((record) => !isRead(record)), ...(ratings === null ? {} : { ratings }) }
}

const choiceIn = (extra: readonly ExtraRecord[], info: TournamentInfo): RatingChoice | null => {
  const records = extra.filter(({ id }) => id === '172')
  const [, federation, code] = (records.length === 1 && /^(\S{0,3})\s+(\S+)\s*$/.exec(records[0]!.text)) || []
  const method = ratingMethods.find((one) => codes[one] === code)
  return method === undefined ? null : { ...usualRatings, method, federation: federation === info.federation ? '' : federation! }
}

/** The coded rate of play (222) before the one in words. */
const kindOfPlayIn = (extra: readonly ExtraRecord[], info: TournamentInfo): KindOfPlay =>
  playByRate(extra.find(({ id }) => id === '222')?.text ?? '') ?? playOf(usualRatings, info.timeControl)

/** What the record of a federation says of a player; without a rating it is the number alone. */
type NationalRecord = { readonly player: number; readonly rated: boolean; readonly list: ListRatings }

const nationalIn = ({ id, text }: ExtraRecord, players: readonly Player[], play: KindOfPlay): readonly NationalRecord[] => {
  if (!isCode(id)) return []
  const line = `${id}${' '.repeat(textColumn - 1 - id.length)}${text}`
  const [rank, rating] = [readField(line, playerFields.id), readField(line, playerFields.rating)]
  if (!/^\d{1,4}$/.test(rank) || !players.some((player) => player.id === Number(rank))) return []
  const list = { federation: id, id: readField(line, playerFields.fideId) }
  const player = Number(rank)
  if (/^[1-9]\d{0,3}$/.test(rating)) return [{ player, rated: true, list: figure(Number(rating), play, list) }]
  return /^0*$/.test(rating) && list.id !== '' ? [{ player, rated: false, list: unratedIn({ list: '', month: '', ...list }) }] : []
}

const sayingsOf = ({ id, text }: ExtraRecord): readonly (readonly [number, number])[] => {
  const said = id === '###' ? comment.exec(text.trim())?.[1] : undefined
  return said === undefined ? [] : said.split(', ').map((pair) => pair.split(' ').map(Number) as [number, number])
}
