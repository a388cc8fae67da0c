import type { TieBreakIssue } from '@zug/engine/model'
import { en as common } from '../../common/en.ts'
import { type LineUpDoubt, lineUpDoubt } from '../../common/line-up.ts'
import { tieBreaks } from '../../issues/en/tie-breaks.ts'
import { fault } from '../../prizes/faults-en.ts'
import { counted } from '../../words.ts'
import { staleCausesEn as staleCauses } from '../round/stale.ts'
import { after, type FideMode, fideMode, refused } from './fide-mode-en.ts'
import { spoken } from './spoken.ts'

/** What refusals are about, as the desk tells it (desk/refusal.ts of the engine); the server holds the two together. */
type Named = { readonly name: string }
type Some = { readonly named: readonly Named[]; readonly more: number }
type Player = { readonly player: Named }
type Players = { readonly players: readonly Named[] }
type Place = { readonly round: number; readonly board: number }
type Round = { readonly round: number }
type Section = { readonly section: string | null }

export type ByeRefused = Player &
  (
    | { readonly why: 'second-half-point'; readonly earlier: number }
    | { readonly why: 'full-point' }
    | { readonly why: 'missed-round'; readonly round: number }
  )

export type ImpossibleResult = Place & {
  readonly fault:
    | { readonly kind: 'unknown' | 'not-a-match' | 'board-by-board' }
    | { readonly kind: 'boards'; readonly most: number }
    | { readonly kind: 'boards-missing'; readonly boards: number; readonly given: number }
    | { readonly kind: 'unknown-on-board'; readonly of: number }
    | { readonly kind: 'empty-seat'; readonly team: Named; readonly of: number }
    | { readonly kind: 'twice'; readonly team: Named; readonly player: Named }
    | { readonly kind: 'stranger'; readonly team: Named; readonly player: number }
}

export type NotFinal = { readonly why: 'rounds'; readonly rounds: number } | { readonly why: 'games'; readonly games: number }

export const names = (all: readonly Named[]): string => all.map(({ name }) => name).join('; ')
const some = ({ named, more }: Some): string => `${names(named)}${more === 0 ? '' : ` and ${more} more`}`
/** A dialog has room for a dozen names. */
const firstOf = (all: readonly Named[]): string => some({ named: all.slice(0, 12), more: Math.max(0, all.length - 12) })
const place = ({ round, board }: Place): string => `Board ${board} of round ${round}`

const locked = {
  rules: 'The rules are declared before the first round and decide pairings that are made already.',
  scoring: 'The points for a result are declared before the first round and decide pairings that are made already.',
  tieBreaks: 'Tie-breaks are published before the start; changing them now must be the arbiter’s explicit decision.',
  numberOfRounds: 'The number of rounds is declared beforehand; changing it now must be the arbiter’s explicit decision.',
  boardsPerMatch: 'The boards per match are fixed once the first round is paired: its matches and points depend on them.',
}

const reaches = {
  'next-pairing': 'the next pairing',
  'pairing-after-next': 'the pairing after the next one',
  'rating-only': 'the rating report only',
}

const byeRefused = (data: ByeRefused): string => {
  switch (data.why) {
    case 'second-half-point':
      return `${data.player.name} has a half-point bye in round ${data.earlier} already.`
    case 'full-point':
      return `A full-point bye on request is deprecated. Give one to ${data.player.name} all the same?`
    case 'missed-round':
      return `Round ${data.round} was over before ${data.player.name} came. It counts nothing unless the rules of the event say otherwise.`
  }
}

const impossibleResult = ({ fault, ...at }: ImpossibleResult): string => {
  switch (fault.kind) {
    case 'unknown':
      return `${place(at)}: there is no such result.`
    case 'not-a-match':
      return `${place(at)} is a game. Only team matches have boards.`
    case 'board-by-board':
      return 'A match is entered board by board, unless a team did not come.'
    case 'boards':
      return `A match between these teams has up to ${counted(fault.most, 'board', 'boards')}.`
    case 'boards-missing':
      return `A match has ${counted(fault.boards, 'board', 'boards')}; ${fault.given} ${fault.given === 1 ? 'is' : 'are'} given. A board that a team leaves empty is lost by forfeit.`
    case 'unknown-on-board':
      return `There is no such result on board ${fault.of} of the match.`
    case 'empty-seat':
      return `Nobody plays for ${fault.team.name} on board ${fault.of}, which then is lost by default.`
    case 'twice':
      return `${fault.player.name} plays twice for ${fault.team.name}.`
    case 'stranger':
      return `Player ${fault.player} is not a member of ${fault.team.name}.`
  }
}

type NoLegalPairing = { readonly stuck: Some; readonly only: Some; readonly bye: boolean; readonly deadEnd: boolean }
const noLegalPairing = ({ stuck, only, bye, deadEnd }: NoLegalPairing): string => {
  if (deadEnd) return 'The steps, taken as they are written, end without a pairing, though there is one. Pair this round by hand (SSM C9).'
  const count = stuck.named.length + stuck.more
  if (count === 0) return 'No legal pairing exists: the number of players is odd, and nobody may have the bye.'
  const others = only.named.length === 0 ? '' : `; outside their group they could only meet ${some(only)}`
  const cannot = count === 1 ? `${some(stuck)} cannot be paired` : `these ${count} cannot all be paired: ${some(stuck)}`
  const all = { named: [...stuck.named, ...only.named], more: stuck.more + only.more }
  return `No legal pairing exists: ${bye ? `nobody but ${some(all)} may have the bye, and then ` : ''}${cannot}${others}.`
}

/** A sentence for everything that the desk can refuse. */
export const refusals = {
  'not-created': 'Create the tournament first.',
  'created-already': 'This tournament exists already.',
  finished: ({ section }: Section) =>
    section === null
      ? 'The tournament is finished. Open it again to change it.'
      : `${section} is finished, and takes and gives nobody. Open it again first.`,
  'not-finished': 'The tournament is not finished.',
  'reason-missing': ({ of }: { readonly of: 'reopening' | 'by-hand' | 'recall' | 'fide-mode' }) =>
    ({
      reopening: 'Say why the tournament is opened again.',
      'by-hand': 'Say why the pairing is changed by hand: it goes into the report.',
      recall: 'Say why the round is withdrawn: everybody reads it.',
      'fide-mode': 'Say why FIDE mode is left: it goes into the report.',
    })[of],
  'unknown-rulebook': ({ rulebook }: { readonly rulebook: string }) => `There is no rulebook ${rulebook}.`,
  'setting-locked': ({ setting }: { readonly setting: keyof typeof locked }) => locked[setting],
  'rounds-out-of-range': ({ least, most }: { readonly least: number; readonly most: number }) =>
    `The number of rounds is a whole number from ${least} to ${most}.`,
  'rounds-published': ({ published }: { readonly published: number }) =>
    `${counted(published, 'round is', 'rounds are')} published already; there cannot be fewer.`,
  'rounds-of-tables': ({ rounds }: { readonly rounds: number }) => `The field decides how many rounds a round robin has: ${rounds} here.`,
  'first-board-out-of-range': ({ least }: { readonly least: number }) => `The first board has a number from ${least}.`,
  'schedule-unreadable': ({ round, field }: Round & { readonly field: 'date' | 'start' | 'checkIn' }) =>
    `Round ${round}: ${{ date: 'there is no such day', start: 'the start is a time like 14:30', checkIn: 'the end of the check-in is a time like 14:15' }[field]}.`,
  'prizes-unreadable': fault,
  'tie-breaks-unreadable': ({ issues }: { readonly issues: readonly TieBreakIssue[] }) =>
    issues.map((issue) => (tieBreaks[issue.code] as (issue: TieBreakIssue) => string)(issue)).join(' '),
  'draw-worth-too-much': 'Two draws cannot be worth more than a win and a loss.',
  'bye-worth-too-much': 'The bye cannot be worth more than a win.',
  'player-nameless': ({ line }: { readonly line: number | null }) =>
    line === null ? 'A player needs a name.' : `Line ${line} has no name.`,
  'team-nameless': 'A team needs a name.',
  'team-without-boards': 'A team needs at least one board.',
  'line-up-incomplete': ({ team, boards, given }: { readonly team: Named; readonly boards: number; readonly given: number }) =>
    `${team.name} plays on ${counted(boards, 'board', 'boards')}, and each needs a player: ${given} given.`,
  'line-up-too-long': ({ team, boards, given }: { readonly team: Named; readonly boards: number; readonly given: number }) =>
    `${team.name} has ${given} regular players for ${counted(boards, 'board', 'boards')}. Make the others reserves.`,
  'line-up-doubtful': ({ team, doubts }: { readonly team: Named; readonly doubts: readonly LineUpDoubt[] }) =>
    `${team.name}: ${doubts.map((doubt) => lineUpDoubt(common.lineUp, doubt)).join(' ')}`,
  'boards-per-match-out-of-range': ({ least, most }: { readonly least: number; readonly most: number }) =>
    `Boards per match is a whole number from ${least} to ${most}.`,
  'no-team-event': 'This is not a team event.',
  'duplicate-player': ({ player, section }: { readonly player: Named & { readonly id: number } } & Section) =>
    section === null
      ? `${player.name} is entered already as number ${player.id}.`
      : `${player.name} is entered in ${section} already as number ${player.id}.`,
  'twice-in-team': ({ player }: Player) => `${player.name} can have only one place in a team.`,
  'member-of-team': ({ player, team }: Player & { readonly team: Named }) =>
    `${player.name} is a member of ${team.name}. Change the line-up there first.`,
  'played-for-team': ({ player }: Player) => `${player.name} has played for a team here, and stays in the record.`,
  'unknown-player': ({ player }: { readonly player: number }) => `There is no player ${player}.`,
  'unknown-team': ({ team }: { readonly team: number }) => `There is no team ${team}.`,
  'unknown-round': ({ round, rounds }: Round & { readonly rounds: number }) =>
    `There is no round ${round}: the tournament has ${counted(rounds, 'round', 'rounds')}.`,
  'unknown-board': ({ round, board }: Place) => `Round ${round} has no board ${board}.`,
  'unknown-prohibition': ({ prohibition }: { readonly prohibition: number }) => `Nobody is kept apart under number ${prohibition}.`,
  'round-not-published': ({ round }: Round) => `Round ${round} is not published.`,
  'already-paired': ({ entrant, of }: { readonly entrant: Named; readonly of: 'player' | 'team' }) =>
    `${entrant.name} has been paired and is part of the tournament. Withdraw the ${of} instead.`,
  'tables-made': 'The tables of this round robin are made for those who started.',
  'numbers-settled': 'Pairing numbers are not changed after round 4 has been paired.',
  'numbers-change': ({ players, rounds }: { readonly players: number; readonly rounds: number }) =>
    `${counted(players, 'player gets', 'players get')} another pairing number. ${rounds === 1 ? 'The published round was' : `The ${rounds} published rounds were`} paired with those of now and ${rounds === 1 ? 'stays as it is' : 'stay as they are'}; later ones follow the new numbers, and whoever checks the pairings must know of both. After round 4 is paired numbers are not changed any more.`,
  'numbers-of-teams': 'In a team event the numbers are those of the teams, in the order of the list.',
  'numbers-unequal': ({ players: [a, b] }: { readonly players: readonly [Named, Named] }) =>
    `${a.name} and ${b.name} differ in rating or title: their numbers follow from the order of the rulebook.`,
  'ratings-change': ({ players }: { readonly players: number }) =>
    `${counted(players, 'player gets', 'players get')} another rating by this. Pairing numbers stay until you give them anew.`,
  'withdrawal-effect': ({
    entrant,
    of,
    completed,
    games,
    counts,
  }: {
    readonly entrant: Named
    readonly of: 'player' | 'team'
    readonly completed: number
    readonly games: number
    readonly counts: boolean
  }) => {
    const [game, all] = of === 'team' ? ['match', 'matches'] : ['game', 'games']
    return counts
      ? `${entrant.name} has completed ${completed} of ${games} ${all}, at least half. The results count. Every other ${game} is lost by forfeit, and the opponents win it.`
      : `${entrant.name} has completed ${completed} of ${games} ${all}, fewer than half. The results stay in the table and count for rating, but nobody scores from them. The ${of} leaves the standings, and the remaining opponents have no ${game}.`
  },
  'lots-undrawn': 'The initial colour has not been drawn. Draw it in the settings, or pair round 1 with a seed.',
  'lots-late': 'Lots are drawn before the first round is paired.',
  'seed-missing': 'A lot needs a seed, so that it can be drawn again.',
  'fixed-board-out-of-range': ({ least, most }: { readonly least: number; readonly most: number }) =>
    `Boards are numbered ${least} to ${most}.`,
  'no-fixed-board': ({ entrant }: { readonly entrant: Named }) => `${entrant.name} has no fixed board.`,
  'prohibition-late': 'Forbidden pairs are announced before round 1; a later one must be the arbiter’s explicit decision.',
  'two-players-needed': 'At least two different players are needed.',
  'rounds-reversed': ({ firstRound, lastRound }: { readonly firstRound: number; readonly lastRound: number }) =>
    `The last round, ${lastRound}, comes before the first, ${firstRound}.`,
  'not-withdrawn': ({ entrant }: { readonly entrant: Named }) => `${entrant.name} has not withdrawn.`,
  'round-passed': ({ round }: Round) => `Round ${round} is published already. Enter a result there instead.`,
  'bye-refused': byeRefused,
  'no-bye-requested': ({ player, round }: Player & Round) => `${player.name} has asked for no bye in round ${round}.`,
  'no-draft': ({ round }: Round) => `Round ${round} has no draft. Pair it first.`,
  'draft-stale': ({ round, causes }: Round & { readonly causes: readonly (keyof typeof staleCauses)[] }) =>
    `The draft of round ${round} is out of date. Changed since it was paired: ${causes.map((cause) => staleCauses[cause]).join(', ')}. Pair the round again, or keep the draft as an edit by hand.`,
  'draft-not-stale': ({ round }: Round) => `Nothing that the draft of round ${round} depends on has changed. Publish it as it is.`,
  'draft-open': ({ round }: Round) => `Round ${round} is paired as a draft. Publish or discard it first.`,
  'manual-open': ({ round }: Round) => `Changes by hand of round ${round} are open. Finish them first.`,
  'no-manual': 'No changes by hand are open. A pairing is changed by hand only in an explicit session.',
  'not-in-round': ({ players }: Players) => `No place in this round: ${names(players)}.`,
  'seated-already': ({ players }: Players) => `At a board already: ${names(players)}. Unpair that board first.`,
  'without-board': ({ players }: Players) => `Without a board: ${names(players)}.`,
  'rule-broken': ({ articles }: { readonly articles: readonly string[] }) => `This change breaks ${articles.join(', ')}.`,
  'board-kept': ({ round }: Round) => `Round ${round} is published: everybody keeps a board.`,
  'recall-last-only': ({ round, last }: Round & { readonly last: number }) =>
    `Round ${last} was paired from round ${round}: withdraw round ${last} first.`,
  'recall-loses': ({
    round,
    results,
    reports,
    boards,
  }: Round & { readonly results: number; readonly reports: number; readonly boards: number }) =>
    `Round ${round} has ${results === 0 ? 'no result' : results === 1 ? '1 result' : `${results} results`} on ${boards === 1 ? '1 board' : `${boards} boards`}${reports === 0 ? '' : `, and players have reported ${reports} more`}. They will not count any more; the history keeps them.`,
  'board-has-result': (at: Place) => `${place(at)} has its result, so its pairing is not changed any more.`,
  'results-missing': ({ open }: { readonly open: readonly { readonly round: number; readonly games: number }[] }) =>
    `Results are missing: ${open.map(({ round, games }) => `${games} of round ${round}`).join(', ')}. They would count as adjourned, as draws for pairing.`,
  'present-with-bye': ({ round, players }: Round & Players) =>
    `${firstOf(players)} ${players.length === 1 ? 'is' : 'are'} present but ${players.length === 1 ? 'has' : 'have'} a bye for absence in round ${round}. Cancel the bye so that they play, or confirm that they do not.`,
  'all-rounds-paired': ({ rounds, section }: { readonly rounds: number } & Section) =>
    section === null
      ? `All ${counted(rounds, 'round is', 'rounds are')} paired.`
      : `All ${counted(rounds, 'round of', 'rounds of')} ${section} are paired.`,
  'too-many-for-tables': ({ entrants, most }: { readonly entrants: number; readonly most: number }) =>
    `Tables are made for ${most} at most: ${entrants} are entered, which is too many for a round robin.`,
  'too-few-players': ({ round }: Round) => `Nobody is there to be paired in round ${round}.`,
  'no-legal-pairing': noLegalPairing,
  referee: ({ round, players }: Round & Players) =>
    `The referee refuses the pairing of round ${round}${players.length === 0 ? '' : ` because of ${names(players)}`}. It was not taken; please report it with the file.`,
  'impossible-result': impossibleResult,
  'not-a-player-of-the-board': (at: Place) => `${place(at)}: only its players can report the result.`,
  'result-entered': (at: Place) => `${place(at)} has its result. Ask the arbiter to correct it.`,
  'not-disputed': ({ board }: { readonly board: number }) => `Nobody has another result of board ${board}.`,
  'report-late': (at: Place) => `${place(at)}: the round is over. Tell the arbiter the result.`,
  'late-correction': ({
    why,
    effect,
    ...at
  }: Place & { readonly why: 'reason-missing' | 'taken-back'; readonly effect: keyof typeof reaches }) =>
    why === 'taken-back'
      ? `${place(at)}: the result of an earlier round can be corrected, not taken back.`
      : `${place(at)}: this corrects an earlier round and reaches ${reaches[effect]}. Say why.`,
  'other-players': ({ players, ...at }: Place & { readonly players: readonly Named[] }) =>
    `${place(at)} has another pairing now: this result is of ${players.map(({ name }) => name).join(' – ')}.`,
  'result-changed': (at: Place) => `${place(at)}: somebody else has changed this result meanwhile.`,
  'not-final': (data: NotFinal) =>
    data.why === 'rounds'
      ? `${counted(data.rounds, 'round is', 'rounds are')} still to be played.`
      : `${counted(data.games, 'game is', 'games are')} still open: without a result, or adjourned.`,
  'nothing-to-undo': 'Nothing can be undone: what is published stays.',
  'move-not-undone': 'A move to another section is not undone in one of them: move the player back.',
  'nothing-to-redo': 'Nothing can be redone.',
  'not-one-event': 'Players move between sections of one event.',
  ...fideMode,
  'fide-mode': ({ level, asks }: FideMode): string =>
    spoken(level === 'refuse' ? { ...refusals, ...refused } : refusals, asks, after[level]),
  'move-withdraws': ({ player, from, to, twin }: MoveWithdraws) =>
    `${player.name} has been paired in ${from}: a withdrawal there, and a late entry without points in ${to}.${twin === null ? '' : ` ${twin.name} is entered in ${to} already as number ${twin.id}.`}`,
}

type MoveWithdraws = Player & { readonly from: string; readonly to: string; readonly twin: (Named & { readonly id: number }) | null }
