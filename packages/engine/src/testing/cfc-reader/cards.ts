import type { PlayerId } from '../../model/ids.ts'
import type { TeamEntry } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { cfcSheet } from '../../pairing/referee/cfc/sheet.ts'
import { cfcDeclared } from '../../pairing/referee/declared.ts'
import { teamSettingsOf } from '../../rulebook/cfc-team/rules.ts'
import { teamRating } from '../../rulebook/cfc-team/team-rating.ts'

/**
 * A card of the CFC handbook as a reader of its text writes it who has not seen the rulebook: score, rating, the colours had (`W`, `B`), and whom the player may
 * not be paired with.
 */
export type Card = {
  readonly id: PlayerId
  readonly number: number
  readonly score: number
  readonly rating: number | null
  readonly colours: string
  readonly barred: ReadonlySet<PlayerId>
  readonly asked: ReadonlySet<PlayerId>
  readonly hadBye: boolean
  readonly unfinished: boolean
}

type Entrant = {
  readonly id: PlayerId
  readonly number: number
  readonly rating: number | null
  readonly rounds: readonly { readonly colour: string; readonly unfinished: boolean }[]
}

/** 620: by score, then in the order of 613. */
export const cardsOf = (tournament: Tournament, round: number, ofTeams: boolean): readonly Card[] => {
  const entrants = inOrder(ofTeams ? teamsOf(tournament) : playersOf(tournament), cfcDeclared(tournament).variations)
  const rows = new Map(cfcSheet(tournament, round, ofTeams).rows.map((row) => [row.id, row]))
  const cards = entrants.flatMap(({ id, number, rating, rounds }): readonly Card[] => {
    const row = rows.get(id)
    if (row === undefined) return []
    const past = rounds.slice(0, round - 1)
    return [
      {
        id,
        number,
        rating,
        score: row.points,
        colours: past.map(({ colour }) => colour).join(''),
        barred: new Set([...row.met, ...row.forbidden]),
        asked: askedBy(tournament, id, round),
        hadBye: row.hadBye,
        unfinished: past.some(({ unfinished }) => unfinished),
      },
    ]
  })
  return cards.sort((a, b) => b.score - a.score)
}

const askedBy = ({ rules }: Tournament, id: PlayerId, round: number): ReadonlySet<PlayerId> => {
  if (round > 2 || rules === null || !('apart' in rules) || !rules.variations.includes('619.1')) return new Set()
  return new Set(rules.apart.filter((group) => group.includes(id)).flatMap((group) => group.filter((other) => other !== id)))
}

/** 613, 613.1: the rated by rating, those alike by their numbers, and the unrated below them or where it was announced. */
const inOrder = (entrants: readonly Entrant[], announced: readonly string[]): readonly Entrant[] => {
  const byNumber = entrants.toSorted((a, b) => a.number - b.number)
  const rated = byNumber.filter(({ rating }) => rating !== null).sort((a, b) => b.rating! - a.rating!)
  const unrated = byNumber.filter(({ rating }) => rating === null)
  const mean = rated.reduce((sum, { rating }) => sum + rating!, 0) / Math.max(1, rated.length)
  const fifth = entrants.length / 5
  const below = announced.includes('613.1a')
    ? rated.filter(({ rating }) => rating! < mean).length
    : announced.includes('613.1b')
      ? Math.floor(fifth)
      : announced.includes('613.1b-up')
        ? Math.ceil(fifth)
        : 0
  const at = Math.max(0, rated.length - below)
  return [...rated.slice(0, at), ...unrated, ...rated.slice(at)]
}

const letter = (colour: 'white' | 'black'): string => (colour === 'white' ? 'W' : 'B')

/** 632: unplayed games do not count. */
const playersOf = ({ players }: Tournament): readonly Entrant[] =>
  players.map(({ id, pairingNumber, rating, outcomes }) => ({
    id,
    number: pairingNumber,
    rating,
    rounds: outcomes.map((outcome) => ({
      colour: outcome.kind === 'game' ? letter(outcome.colour) : '',
      unfinished: outcome.kind === 'game' && outcome.result === 'adjourned',
    })),
  }))

/** 646: the colours of the player at board 1. */
const teamsOf = (tournament: Tournament): readonly Entrant[] => {
  const ratings = new Map(tournament.players.map(({ id, rating }) => [id, rating]))
  return (tournament.teams ?? []).map((team: TeamEntry) => ({
    id: team.id,
    number: team.id,
    rating: teamRating(team.boards, (player) => ratings.get(player) ?? null, teamSettingsOf(tournament).unratedGap),
    rounds: team.outcomes.map((outcome) => {
      const played = outcome.kind === 'match' && !(outcome.boards[0]?.result ?? '').startsWith('forfeit')
      return { colour: played ? letter(outcome.colour) : '', unfinished: false }
    }),
  }))
}
