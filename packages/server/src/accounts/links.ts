import { createHash, createHmac, randomBytes } from 'node:crypto'
import { boardNumber } from '@zug/engine/desk'
import { ok, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import type { Problem } from '../http/problem.ts'
import type { Storage } from '../storage/port.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import type { AccessLink, AccountEvent } from './events.ts'
import { hashSecret, secretKinds } from './secrets.ts'
import type { AccountState } from './state.ts'

/** The key of the installation that the secrets of all links follow from; processes that share it agree. */
export const linkKeySetting = 'link-key'
export const openLinkKey = async (storage: Storage): Promise<string> =>
  String(await storage.settleSetting(linkKeySetting, randomBytes(32).toString('base64url')))

/** The same again for the same link, so that a slip can be printed twice and a code shown again. */
export const secretOfLink = (key: string, id: string): string =>
  `${secretKinds.link}${createHmac('sha256', key).update(id).digest().subarray(0, 24).toString('base64url')}`

/** null when the link was made before secrets followed from a key. */
export const knownSecret = ({ linkKey }: ServerContext, { id, secret }: AccessLink): string | null => {
  const known = secretOfLink(linkKey, id)
  return hashSecret(known) === secret ? known : null
}

/** By player, not by board: a slip stays good when a board gets another number. Each time a link is revoked its successor has another name. */
const idOfSeat = ({ revoked }: Readonly<AccountState>, tournament: string, round: number, player: number): string => {
  for (let generation = 0; ; generation++) {
    const id = createHash('sha256').update(`${tournament}/${round}/${player}/${generation}`).digest('hex').slice(0, 24)
    if (!revoked.has(id)) return id
  }
}

/** One side of one board, and the link that reports its result. */
export type BoardLink = {
  readonly link: AccessLink
  readonly secret: string
  readonly number: number
  readonly colour: 'white' | 'black'
}

/** With the board of now; the link was perhaps made when the player sat elsewhere. */
const onBoard = (link: AccessLink, board: number): AccessLink =>
  link.may.kind === 'board' ? { ...link, may: { ...link.may, board } } : link

const seatsOf = ({ desk: { state } }: OpenTournament, round: number) =>
  (state.rounds.find((entry) => entry.round === round)?.boards ?? []).flatMap(({ white, black }, board) =>
    [['white', white] as const, ['black', black] as const].map(([colour, player]) => ({
      board,
      number: boardNumber(state, round, board),
      colour,
      player,
      label: state.players.get(player)?.name ?? state.teams.get(player)?.name ?? String(player),
    })),
  )

/** The links that a round has, without making any; null for a side that has none. */
export const boardLinksOf = (context: ServerContext, open: OpenTournament, round: number): readonly (BoardLink | null)[] => {
  const { directory, linkKey, now } = context
  const at = now().toISOString()
  return seatsOf(open, round).map(({ number, colour, board, player }) => {
    const secret = secretOfLink(linkKey, idOfSeat(directory.state, open.id, round, player))
    const link = directory.state.links.get(hashSecret(secret))
    return link === undefined || link.until <= at ? null : { link: onBoard(link, board), secret, number, colour }
  })
}

/**
 * Links for both sides of every board. Those that are there and last long enough stay, also of players who have no board now: the next publication of the
 * round may give them one, and their slip is printed.
 */
export const makeBoardLinks = async (
  context: ServerContext,
  actor: string,
  open: OpenTournament,
  round: number,
  hours: number,
): Promise<Result<readonly BoardLink[], Problem>> => {
  const { directory, linkKey, now } = context
  const started = now().getTime()
  const inHours = (count: number): string => new Date(started + count * 3_600_000).toISOString()
  const until = inHours(hours)
  let made: readonly BoardLink[] = []
  const done = await directory.record(actor, now().toISOString(), (state) => {
    const events: AccountEvent[] = []
    made = seatsOf(open, round).map(({ label, board, number, colour, player }) => {
      const id = idOfSeat(state, open.id, round, player)
      const secret = secretOfLink(linkKey, id)
      const may = { kind: 'board', round, board, player } as const
      const known = state.links.get(hashSecret(secret))
      const good = known !== undefined && known.until >= inHours(hours / 2)
      const link = good ? onBoard(known, board) : { id, tournament: open.id, secret: hashSecret(secret), label, until, may }
      if (!good) events.push({ kind: 'link-made', ...link })
      return { link, secret, number, colour }
    })
    return ok(events)
  })
  return done.ok ? ok(made) : done
}
