import type { OpenAPIHono } from '@hono/zod-openapi'
import { roundToCome } from '@zug/engine/desk'
import type { Language } from '@zug/messages/language'
import { phoneWords } from '@zug/messages/phone/words'
import type { Context } from 'hono'
import type { ServerContext } from '../../../context.ts'
import { tournamentIdSchema } from '../../../http/texts.ts'
import { fullNameOf } from '../../../sections/full-name.ts'
import { languageOf } from '../../public/respond.ts'
import { sendPage } from '../../send-page.ts'
import type { LinkPrincipal } from '../enter.ts'
import { type FrameProps, GonePage } from '../frame.tsx'
import { type Show, shows } from '../helper-page.tsx'
import { pings } from '../pings.ts'
import { readFields } from '../read-fields.ts'
import { checkInByPhone, type NotCheckedIn } from './enter.ts'
import { type Expected, expectedOf } from './expected.ts'
import { CheckInPage, ScanPage } from './page.tsx'

/** The check-in of a helper's link that is for it; to any other it does not exist. */
export const registerCheckIn = (
  app: OpenAPIHono,
  context: ServerContext,
  principalOfSecret: (secret: string) => LinkPrincipal | null,
): void => {
  const helperOf = (secret: string): Extract<LinkPrincipal, { kind: 'helper' }> | null => {
    const principal = principalOfSecret(secret)
    return principal?.kind === 'helper' && principal.checkIn === true ? principal : null
  }

  app.get('/h/scan', (c) => {
    const [tournament, player] = [tournamentIdSchema.safeParse(c.req.query('t')), c.req.query('p') ?? '']
    return sendPage(
      c,
      <ScanPage
        language={languageOf(context, c)}
        tournament={tournament.success ? tournament.data : null}
        player={/^\d{1,6}$/.test(player) ? player : null}
      />,
      200,
    )
  })

  app.get('/h/:secret/check-in/live', async (c) => {
    const secret = c.req.param('secret')
    const principal = helperOf(secret)
    if (principal === null) return c.body(null, 410)
    return pings(
      context,
      principal.tournament,
      () => helperOf(secret) !== null,
      principal,
      async () => () => true,
      c.req.raw.signal,
      'check-in',
    )
  })

  app.on(['GET', 'POST'], '/h/:secret/check-in', async (c) => {
    const secret = c.req.param('secret')
    const principal = helperOf(secret)
    if (principal === null) return sendPage(c, <GonePage language={languageOf(context, c)} />, 410)
    if (c.req.method !== 'POST') return render(context, c, principal, null)
    const fields = await readFields(c)
    const refused = await checkInByPhone(context, principal, fields)
    if (refused !== null) return render(context, c, principal, refused)
    const query = new URLSearchParams({ ...c.req.query(), saved: fields.player ?? '' })
    return c.redirect(`/h/${secret}/check-in?${query}`, 303)
  })
}

const render = async (
  context: ServerContext,
  c: Context,
  principal: Extract<LinkPrincipal, { kind: 'helper' }>,
  refused: NotCheckedIn | null,
): Promise<Response> => {
  const { state } = (await context.tournaments.get(principal.tournament)).desk
  const language = languageOf(context, c)
  if (state.settings === null) return sendPage(c, <GonePage language={language} />, 410)
  const asked = c.req.query('show') as Show
  const players = expectedOf(state, language)
  const saved = players.find(({ id }) => String(id) === c.req.query('saved'))
  const next = roundToCome(state) ?? state.rounds.length
  const done: FrameProps['said'] = saved === undefined ? null : savedText(language, saved, next)
  return sendPage(
    c,
    <CheckInPage
      language={language}
      event={fullNameOf(state.settings)}
      eventAddress={context.directory.state.visible.has(principal.tournament) ? `/t/${principal.tournament}` : null}
      live={`/h/${c.req.param('secret')}/check-in/live`}
      said={refused === null ? done : { kind: 'refused', text: refusalText(language, refused) }}
      tournament={principal.tournament}
      boards={`/h/${c.req.param('secret')}`}
      round={next}
      players={players}
      show={shows.includes(asked) ? asked : 'all'}
      typed={(c.req.query('find') ?? '').slice(0, 100)}
    />,
    refused === null ? 200 : refused === 'too-fast' ? 429 : 409,
  )
}

const savedText = (language: Language, { name, here, away, missed }: Expected, next: number): NonNullable<FrameProps['said']> => {
  const { checkIn } = phoneWords[language]
  if (here && missed !== null) return { kind: 'refused', text: checkIn.missed(name, missed) }
  if (here && away === 'absent') return { kind: 'refused', text: checkIn.savedAbsent(name, next) }
  return { kind: 'done', text: here ? checkIn.saved(name) : checkIn.savedBack(name) }
}

const refusalText = (language: Language, refused: NotCheckedIn): string => {
  const { checkIn, notice } = phoneWords[language]
  const text: Readonly<Record<NotCheckedIn, string>> = {
    already: checkIn.already,
    unknown: checkIn.unknown,
    incomplete: checkIn.unknown,
    'not-yours': notice.notYours,
    'too-fast': notice.tooFast,
  }
  return text[refused]
}
