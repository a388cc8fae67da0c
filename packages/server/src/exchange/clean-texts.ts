import type { Player, Tournament, TournamentInfo } from '@zug/engine/model'
import type { TextField } from '@zug/messages/console/issues/en'
import { type DeskIssue, deskIssue } from './issues.ts'

/** As long as somebody could type them: see tournaments/command-schema.ts and settings-schema.ts. */
const ofPlayer = { name: 100, federation: 20, fideId: 20, birth: 20, club: 100, city: 100 } as const
const ofInfo = {
  name: 200,
  city: 100,
  federation: 20,
  startDate: 40,
  endDate: 40,
  type: 100,
  typeCode: 40,
  chiefArbiter: 200,
  deputyArbiters: 200,
  timeControl: 200,
  roundDates: 40,
} as const satisfies Record<keyof TournamentInfo, number>
const most = { deputyArbiters: 50, roundDates: 99 } as const

/** Control characters, ends of lines, halves of letters, and what turns the direction of writing round. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu

/** Whose text it is. */
type Where = { readonly of: 'tournament' | 'player' | 'team'; readonly number: number | null }

/** More are counted only. */
const mostNamed = 20

/** The texts of a tournament as they could have been typed here, and what that took. */
export const cleanTexts = (tournament: Tournament): { readonly tournament: Tournament; readonly issues: readonly DeskIssue[] } => {
  const found: DeskIssue[] = []
  const clean = (text: string, longest: number, where: Where, field: TextField): string => {
    const shown = text.replace(unprintable, ' ')
    // Not in the middle of a letter that takes two places.
    const letters = shown.length <= longest ? shown : shown.slice(0, longest).replace(/\p{Cs}$/u, '')
    if (letters === text) return text
    found.push(deskIssue('text-adjusted', 'warning', { what: 'text', ...where, field, longest: letters === shown ? null : longest }))
    return letters.trim()
  }
  const fields = <T extends object>(entry: T, limits: Readonly<Partial<Record<keyof T & string, number>>>, where: Where): T => {
    const changes: Record<string, string> = {}
    for (const [name, longest] of Object.entries(limits) as [keyof T & string, number][]) {
      const text = entry[name]
      if (typeof text === 'string') changes[name] = clean(text, longest, where, name as TextField)
    }
    return { ...entry, ...changes }
  }
  const info = fields(tournament.info, ofInfo, { of: 'tournament', number: null })
  const list = (name: keyof typeof most): readonly string[] =>
    info[name].slice(0, most[name]).map((text) => clean(text, ofInfo[name], { of: 'tournament', number: null }, name))
  const cleaned: Tournament = {
    ...tournament,
    info: { ...info, deputyArbiters: list('deputyArbiters'), roundDates: list('roundDates') },
    players: tournament.players.map((player) => withoutOddLists(fields(player, ofPlayer, { of: 'player', number: player.pairingNumber }))),
    ...(tournament.ratings === undefined
      ? {}
      : { ratings: { ...tournament.ratings, ...texts(tournament.ratings, { federation: 3, lot: 100 }) } }),
    ...(tournament.teams === undefined
      ? {}
      : { teams: tournament.teams.map((team) => fields(team, { name: 100 }, { of: 'team', number: team.id })) }),
  }
  const more = found.length - mostNamed
  return {
    tournament: cleaned,
    issues: [...found.slice(0, mostNamed), ...(more > 0 ? [deskIssue('text-adjusted', 'warning', { what: 'more', more })] : [])],
  }
}

/** Texts that say where something came from, as long as they could have been typed here. */
const texts = <T extends object>(entry: T, limits: Readonly<Partial<Record<keyof T & string, number>>>): T => ({
  ...entry,
  ...Object.fromEntries(
    (Object.entries(limits) as [keyof T & string, number][]).map(([name, longest]) => [
      name,
      String(entry[name])
        .replace(unprintable, ' ')
        .slice(0, longest)
        .replace(/\p{Cs}$/u, '')
        .trim(),
    ]),
  ),
})

const ofList = { list: 40, month: 10, federation: 3, id: 20 } as const

const withoutOddLists = (given: Player): Player => {
  const { nationalIds } = given
  const player =
    nationalIds === undefined ? given : { ...given, nationalIds: nationalIds.map((each) => texts(each, { federation: 3, id: 20 })) }
  if (player.official === undefined) return player
  const { fide, national } = player.official
  const official = { ...(fide && { fide: texts(fide, ofList) }), ...(national && { national: texts(national, ofList) }) }
  return { ...player, official }
}
