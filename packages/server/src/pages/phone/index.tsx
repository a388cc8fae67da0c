import type { OpenAPIHono } from '@hono/zod-openapi'
import { boardNumber, boardsOf, type DeskState, scheduleFor } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { problemText } from '@zug/messages/console/problems/text'
import { problemWords } from '@zug/messages/console/problems/words'
import { dateText } from '@zug/messages/dates'
import type { Language } from '@zug/messages/language'
import { phoneWords } from '@zug/messages/phone/words'
import type { Context } from 'hono'
import { boardOf, principalOf } from '../../accounts/principal.ts'
import type { ServerContext } from '../../context.ts'
import { mayBeExplained, shownOf } from '../../hall/shown.ts'
import { untoldOf } from '../../projections/view.ts'
import { fullNameOf } from '../../sections/full-name.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'
import { pendingRecall, type Recall, recallsOf } from '../../tournaments/recalls.ts'
import { zoneOf } from '../../tournaments/zone.ts'
import { scriptFile } from '../assets.ts'
import { languageOf } from '../public/respond.ts'
import { sendPage } from '../send-page.ts'
import { sendFile } from '../static.ts'
import { registerCheckIn } from './check-in/routes.tsx'
import { enter, type LinkPrincipal, lineUpOf, type NotHere, type Refused } from './enter.ts'
import type { DoubtedLineUp } from './entry-form.tsx'
import { type FrameProps, GonePage } from './frame.tsx'
import { gameOf, gamesOf, withoutPoints } from './game.ts'
import { HelperPage, type Show, shown, shows } from './helper-page.tsx'
import { pageWords } from './page-words.ts'
import { pings } from './pings.ts'
import { type Next, PlayerPage } from './player-page.tsx'
import { readFields } from './read-fields.ts'
import { RecalledPage } from './recalled-page.tsx'
import type { Fields } from './results.ts'
import { ownGame, playedRound } from './situation.ts'
import { UnseatedPage } from './unseated-page.tsx'

/** The page of a player's link is /b/…, that of a helper's /h/…; whoever mixes them up is sent to the right one. */
const pathOf = (principal: LinkPrincipal): 'b' | 'h' => (principal.kind === 'board' ? 'b' : 'h')

/** What phones in the hall open: the secret in the address says who it is, so nothing here needs a cookie, and no other page can act for them. */
export const registerPhonePages = (app: OpenAPIHono, context: ServerContext): void => {
  const principalOfSecret = (secret: string): LinkPrincipal | null => {
    const principal = principalOf(context.directory.state, secret, context.now().toISOString())
    return principal?.kind === 'board' || principal?.kind === 'helper' ? principal : null
  }

  registerCheckIn(app, context, principalOfSecret)
  for (const path of ['b', 'h'] as const) {
    app.get(`/${path}/worker.js`, (c) => {
      const file = scriptFile('src/phone/worker.ts')
      return (file === null ? null : sendFile(c, file, 'no-cache')) ?? c.notFound()
    })

    app.get(`/${path}/:secret/live`, async (c) => {
      const secret = c.req.param('secret')
      const principal = principalOfSecret(secret)
      if (principal === null) return c.body(null, 410)
      const own = () => ownBoards(context, principal)
      return pings(context, principal.tournament, () => principalOfSecret(secret) !== null, principal, own, c.req.raw.signal)
    })

    app.on(['GET', 'POST'], `/${path}/:secret`, async (c) => {
      const secret = c.req.param('secret')
      const language = languageOf(context, c)
      const principal = principalOfSecret(secret)
      if (principal === null) return sendPage(c, <GonePage language={language} />, 410)
      if (pathOf(principal) !== path) return c.redirect(`/${pathOf(principal)}/${secret}`, c.req.method === 'POST' ? 307 : 302)
      if (c.req.method !== 'POST') return render(context, c, principal, null)
      const fields = await readFields(c)
      const [round, board] = await placeOf(context, principal, fields)
      const refused = await enter(context, principal, round, board, fields)
      if (refused !== null) return render(context, c, principal, { refused, board, fields })
      // Read again after a change: whoever reloads the page then sends nothing twice.
      return c.redirect(savedAddress(c, secret, principal, board), 303)
    })
  }
}

/** Is a board, counted from 0, one of those the link is about? */
const ownBoards = async (context: ServerContext, principal: LinkPrincipal): Promise<(board: number) => boolean> => {
  const { state } = (await context.tournaments.get(principal.tournament)).desk
  if (principal.kind === 'board') return (board) => board === boardOf(state, principal)
  const { first, last } = principal.boards
  return (board) => {
    const number = boardNumber(state, state.rounds.length, board)
    return number >= first && number <= last
  }
}

const wholeNumber = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : -1)

/** A player's link says itself which game it is about. */
const placeOf = async (context: ServerContext, principal: LinkPrincipal, fields: Fields): Promise<readonly [number, number]> => {
  const { state } = (await context.tournaments.get(principal.tournament)).desk
  if (principal.kind === 'board') return [principal.round, boardOf(state, principal)]
  const round = wholeNumber(fields.round)
  return [round >= 1 && round <= state.rounds.length ? round : -1, wholeNumber(fields.board)]
}

const savedAddress = (c: Context, secret: string, principal: LinkPrincipal, board: number): string => {
  const query = new URLSearchParams()
  const show = c.req.query('show')
  if (show !== undefined) query.set('show', show)
  if (principal.kind === 'helper') query.set('saved', String(board))
  const text = query.toString()
  return `/${pathOf(principal)}/${secret}${text === '' ? '' : `?${text}`}`
}

type NotDone = { readonly refused: Refused; readonly board: number; readonly fields: Fields }

const render = async (context: ServerContext, c: Context, principal: LinkPrincipal, notDone: NotDone | null): Promise<Response> => {
  const open = await context.tournaments.get(principal.tournament)
  const { state } = open.desk
  const language = languageOf(context, c)
  if (state.settings === null) return sendPage(c, <GonePage language={language} />, 410)
  const frame = {
    language,
    event: fullNameOf(state.settings),
    eventAddress: context.directory.state.visible.has(principal.tournament) ? `/t/${principal.tournament}` : null,
    live: `/${pathOf(principal)}/${c.req.param('secret')}/live`,
    said: notDone === null ? null : refusal(language, principal, (board) => boardNumber(state, state.rounds.length, board), notDone),
  }
  const status = notDone === null ? 200 : notDone.refused === 'too-fast' ? 429 : 409
  context.looks.note(open.id, state.rounds.at(-1)?.receipt, { kind: principal.kind === 'board' ? 'phone' : 'helper', name: principal.link })
  const recalled = recallFor(open, principal)
  if (recalled !== null) return sendPage(c, <RecalledPage {...frame} recall={recalled} zone={zoneOf(state.settings)} />, status)
  if (principal.kind === 'board') {
    const own = ownGame(open, principal)
    if (own === null)
      return state.rounds.some(({ round }) => round === principal.round)
        ? sendPage(c, <UnseatedPage {...frame} round={principal.round} />, status)
        : sendPage(c, <GonePage language={language} />, 410)
    const next = frame.eventAddress === null ? null : nextStep(context, open, own.game.round)
    return sendPage(
      c,
      <PlayerPage
        {...frame}
        own={own}
        next={next}
        stake={stakeOf(context, open, frame.eventAddress, own.game[own.side].id)}
        confirmed={state.settings.confirmResults}
        doubted={doubtedIn(state, principal, notDone)}
        when={startOf(state, own.game.round, language)}
      />,
      status,
    )
  }
  const played = playedRound(state)
  const all = played === null ? [] : gamesOf(state, played.round)
  // Scores would tell results that are held back.
  const games = mayBeExplained(open, context.halls.of(open.id), played?.round ?? 1) ? all : all.map(withoutPoints)
  const { first, last } = principal.boards
  const asked = c.req.query('show') as Show
  return sendPage(
    c,
    <HelperPage
      {...frame}
      said={frame.said ?? savedText(c, language, state)}
      boards={principal.boards}
      checkIn={principal.checkIn === true ? `/h/${c.req.param('secret')}/check-in` : null}
      round={played?.round ?? null}
      locked={played?.locked ?? null}
      games={games.filter(({ number }) => number >= first && number <= last)}
      show={shows.includes(asked) ? asked : 'all'}
    />,
    status,
  )
}

/** The line-up that the desk asks about, to be shown again with what the captain chose. */
const doubtedIn = (
  state: DeskState,
  { player }: Extract<LinkPrincipal, { kind: 'board' }>,
  notDone: NotDone | null,
): DoubtedLineUp | null => {
  const team = state.teams.get(player as PlayerId)
  if (notDone === null || typeof notDone.refused === 'string' || notDone.refused.code !== 'line-up-doubtful' || team === undefined)
    return null
  return lineUpOf(notDone.fields, boardsOf(state, team), [...team.boards, ...team.alternates]).map((seat) => seat ?? null)
}

/** Only what everybody may see: a phone is told no more. */
const stakeOf = (context: ServerContext, open: OpenTournament, eventAddress: string | null, player: number): string | null => {
  const hall = context.halls.of(open.id)
  if (eventAddress === null || !hall.projections) return null
  return untoldOf(shownOf(open, hall, 'results').desk.state, false) === null ? `${eventAddress}/player/${player}/stake` : null
}

const startOf = ({ settings }: DeskState, round: number, language: Language): string => {
  const entry = scheduleFor(settings!).rounds[round - 1]
  return entry === undefined || entry.date === ''
    ? ''
    : [dateText(entry.date, language), entry.start].filter((part) => part !== '').join(', ')
}

/** The round that this phone is about, or that everybody waits for, is taken back and not published anew. */
const recallFor = (open: OpenTournament, principal: LinkPrincipal): Recall | null => {
  const recall = pendingRecall({ rounds: open.desk.state.rounds, recalled: recallsOf(open) })
  return recall === null || (principal.kind === 'board' && principal.round !== recall.round) ? null : recall
}

/** What a player looks for when the own game is over, as far as everybody may see it. */
const nextStep = (context: ServerContext, open: OpenTournament, round: number): Next => {
  if (open.desk.state.finished) return { kind: 'place' }
  const published = shownOf(open, context.halls.of(open.id), 'results').desk.state.rounds.length
  return published > round ? { kind: 'game', round: published } : { kind: 'page' }
}

type Said = NonNullable<FrameProps['said']>

const savedText = (c: Context, language: Language, state: Parameters<typeof gameOf>[0]): Said | null => {
  const board = wholeNumber(c.req.query('saved'))
  const game = board < 0 ? null : gameOf(state, state.rounds.length, board)
  if (game === null) return null
  const words = pageWords(language, game)
  const text = game.result === null ? words.helper.takenBack(game.number) : words.helper.saved(game.number, shown(words, game.result))
  return { kind: 'done', text }
}

const refusal = (language: Language, principal: LinkPrincipal, numberOf: (board: number) => number, { refused, board }: NotDone): Said => {
  const { notice } = phoneWords[language]
  if (typeof refused !== 'string')
    return { kind: 'refused', text: problemText(problemWords[language], refused.code, refused) ?? notice.locked }
  const text: Readonly<Record<NotHere, string>> = {
    already: principal.kind === 'board' ? notice.alreadyReported : notice.alreadyEntered(numberOf(board)),
    locked: notice.locked,
    disputed: notice.disputed,
    'pairing-changed': notice.pairingChanged,
    incomplete: notice.incomplete,
    'gap-in-line-up': notice.gapInLineUp,
    'not-yours': notice.notYours,
    'too-fast': notice.tooFast,
  }
  return { kind: 'refused', text: text[refused] }
}
