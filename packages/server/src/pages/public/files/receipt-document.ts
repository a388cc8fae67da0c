import type { PairedRound } from '@zug/certificate'
import type { Certificate } from '@zug/checker'
import { type Receipt, tournamentOf } from '@zug/engine/desk'
import { makeTournamentJson } from '@zug/engine/files'
import type { Tournament } from '@zug/engine/model'
import type { ServerContext } from '../../../context.ts'
import { tournamentIdSchema } from '../../../http/texts.ts'
import { madeAgain, momentOfReceipt, type RulesTold, recordUpTo, type Withdrawn, withdrawnBy } from '../../../rounds/receipt.ts'
import { fullNameOf } from '../../../sections/full-name.ts'
import { askedApart, publicRules } from '../../../tournaments/asked-apart.ts'
import type { Ask } from '../ask.ts'

/** What a published round was paired from, so that anybody can pair it again and make its receipt again. */
export type ReceiptDocument = {
  readonly kind: 'zug-receipt'
  readonly event: string
  readonly tournament: string
  /** Hash of the whole record of the desk up to the publication, so that nobody can alter what came before unseen; null when that happened. */
  readonly record: string | null
  readonly receipt: Receipt
  readonly byHand: boolean
  /** The round was taken back since: the receipt is true, of a pairing that does not count. */
  readonly withdrawn?: Withdrawn
  /** As first published; an amendment since then is no part of the receipt. */
  readonly boards: readonly { readonly white: number; readonly black: number }[]
  readonly bye: number | null
  /** Players are kept apart for reasons that are not told: then neither pairing nor receipt can be made again from this alone. */
  readonly withheld: boolean
  /** The tournament as the engine saw it, as the JSON form. */
  readonly inputs: unknown
  /** The rules as they were told then, for a receipt of version 1 that was made of more than what meant something. */
  readonly told?: RulesTold
  /** Why this is the right round, and the report that says so of the inputs (docs/certificate.md); left out where there is no such proof. */
  readonly proof?: { readonly report: string; readonly certificate: Certificate }
}

/** null: there is no such round, or something of it or of what led to it is not shown. */
export const receiptDocument = async (
  context: ServerContext,
  ask: Ask<'results' | 'own-boards'>,
  id: string,
  round: number,
  short: string | undefined,
): Promise<ReceiptDocument | null> => {
  if (!tournamentIdSchema.safeParse(id).success) return null
  const tournament = { tournament: id }
  const [hall, view] = await Promise.all([
    ask.get('/tournaments/{tournament}/hall', tournament),
    ask.get('/tournaments/{tournament}', tournament),
  ])
  if (hall === null || view === null) return null
  const known = [...view.rounds, ...(view.recalled ?? [])].filter((entry) => entry.round === round)
  if (!known.some(({ receipt }) => short === undefined || receipt.short === short)) return null
  const open = (earlier: number): boolean =>
    hall.show.rounds.some((entry) => entry.round === earlier && (entry.level === 'results' || entry.level === 'standings'))
  for (let earlier = 1; earlier < round; earlier++) if (!open(earlier)) return null
  const tournamentNow = await context.tournaments.get(id)
  const moment = momentOfReceipt(tournamentNow, round, short)
  if (moment === null) return null
  const withdrawn = withdrawnBy(tournamentNow, round, moment.published.receipt)
  const { before, published } = moment
  const then = tournamentOf(before)
  const { told } = madeAgain(moment)
  const bye = published.unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const withheld = before.prohibitions.length > 0 || askedApart(then.rules).length > 0 || isSecret(told)
  const inputs = withoutSecrets(then)
  const { receipt, boards, byHand } = published
  // Prices would tell who is kept apart; what was changed by hand is not what the rules give.
  const proof = withheld || byHand ? null : await proofOf(inputs, { rulebook: receipt.rulebook, round, boards, bye })
  return {
    kind: 'zug-receipt',
    event: fullNameOf(view.settings),
    tournament: id,
    record: await recordUpTo(context.storage, tournamentNow, moment),
    receipt,
    byHand,
    ...(withdrawn === null ? {} : { withdrawn }),
    boards: boards.map(({ white, black }) => ({ white, black })),
    bye,
    withheld,
    inputs: JSON.parse(makeTournamentJson(inputs)),
    ...(told === null || isSecret(told) ? {} : { told }),
    ...(proof === null ? {} : { proof }),
  }
}

/** Loaded when a receipt is first asked for: most processes never prove anything. */
const proofOf = async (inputs: Tournament, paired: PairedRound): Promise<NonNullable<ReceiptDocument['proof']> | null> => {
  const { certificateOf, reportOf } = await import('@zug/certificate')
  const certificate = certificateOf(inputs, paired)
  return certificate === null ? null : { report: reportOf(inputs), certificate }
}

/** Whoever asked not to meet is named in it. */
const isSecret = (told: RulesTold | null): boolean => ((told?.cfc?.apart as readonly unknown[] | undefined) ?? []).length > 0

/** Dates of birth decide nothing; who is kept apart is between the arbiter and them. Byes of this round are on the published list. */
const withoutSecrets = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, birth: '' })),
  forbiddenPairs: [],
  rules: publicRules(tournament.rules),
})
