import type { OpenAPIHono } from '@hono/zod-openapi'
import { type DeskSettings, type DeskState, playAt } from '@zug/engine/desk'
import { effectiveRating, type Title, titles } from '@zug/engine/model'
import type { Context } from 'hono'
import { nobody } from '../accounts/principal.ts'
import { createBuckets, monotonic } from '../accounts/throttle.ts'
import type { ServerContext } from '../context.ts'
import { addressOf, originOf } from '../http/origin.ts'
import { line, tournamentIdSchema } from '../http/texts.ts'
import { limits } from '../limits.ts'
import type { ListEntry } from '../lists/entry.ts'
import { personIn, ratingsIn, titleOf } from '../lists/official.ts'
import { languageOf } from '../pages/public/respond.ts'
import { sendPage } from '../pages/send-page.ts'
import { fullNameOf } from '../sections/full-name.ts'
import { formToken, isFresh } from './form-token.ts'
import { type Person, RegisterPage, type RegisterProps } from './page.tsx'
import { addPending, type Pending } from './pending.ts'

const mostFound = 10
const fewest = 3

/** May people register themselves now? */
const isRegistrationOpen = ({ settings, finished, rounds }: DeskState): boolean =>
  settings?.selfRegistration === true && !finished && rounds.length < settings.numberOfRounds

/** The public form: found in the lists or typed, sent to the desk, shown to nobody until an arbiter has accepted it. */
export const registerSelfRegistration = (app: OpenAPIHono, context: ServerContext): void => {
  const sent = createBuckets(limits.registrationsPerMinute, monotonic)
  const pathOf = '/t/:tournament/register'

  app.get(pathOf, async (c) => {
    const open = await openIn(context, c)
    if (open === null) return c.notFound()
    const [asked, list, id] = ['q', 'list', 'id'].map((name) => (c.req.query(name) ?? '').slice(0, 80).trim()) as [string, string, string]
    if (c.req.query('done') !== undefined) return answer(context, c, open, { said: 'done' })
    const wanted = asked.length >= fewest || list !== ''
    if (wanted && !context.questions.take(addressOf(c, context.config))) return answer(context, c, open, { said: 'slow' }, 429)
    if (list !== '') return answer(context, c, open, { chosen: await chosenIn(context, open.settings, list, id) })
    if (asked.length < fewest) return answer(context, c, open, { asked })
    const found = await context.fairShare(addressOf(c, context.config), () => foundIn(context, open.settings, asked))
    if (found === null) return answer(context, c, open, { said: 'slow' }, 429)
    return answer(context, c, open, { asked, found: found.done })
  })

  app.post(pathOf, async (c) => {
    const open = await openIn(context, c)
    if (open === null) return c.notFound()
    if (!sent.take(addressOf(c, context.config))) return answer(context, c, open, { said: 'slow' }, 429)
    const typed = await fieldsOf(c)
    if (typed === null) return answer(context, c, open, { said: 'unreadable' }, 400)
    const chosen = typed.list ? await chosenIn(context, open.settings, typed.list, typed.id ?? '') : null
    const again = (said: RegisterProps['said'], status: number) => answer(context, c, open, { said, chosen, typed }, status)
    if (!isFresh(typed.token ?? '', context.linkKey, open.id, context.now().getTime())) return again('late', 400)
    const entry = await entryOf(context, chosen, typed)
    if (entry === null) return again('nameless', 400)
    // A program is told what it likes to hear.
    const added = typed.website ? 'added' : await addPending(context.storage, open.id, { ...entry, at: context.now().toISOString() })
    if (added !== 'added') return again(added, added === 'full' ? 429 : 409)
    return c.redirect(`/t/${open.id}/register?done=1`, 303)
  })
}

type Open = { readonly id: string; readonly settings: DeskSettings }

/** null: for everybody it is as if there were no such page. */
const openIn = async (context: ServerContext, c: Context): Promise<Open | null> => {
  const id = tournamentIdSchema.safeParse(c.req.param('tournament'))
  if (!id.success || !context.directory.standing(nobody, id.data).visible) return null
  const { state } = (await context.tournaments.get(id.data)).desk
  return isRegistrationOpen(state) ? { id: id.data, settings: state.settings! } : null
}

const answer = async (context: ServerContext, c: Context, { id, settings }: Open, more: Partial<RegisterProps>, status = 200) => {
  const url = new URL(`/t/${id}/register`, originOf(c, context.config))
  return sendPage(
    c,
    <RegisterPage
      scene={{ language: languageOf(context, c), url }}
      id={id}
      event={fullNameOf(settings)}
      hasLists={(await context.lists.lists()).length > 0}
      token={formToken(context.linkKey, id, context.now().getTime())}
      asked=""
      found={[]}
      chosen={null}
      said={null}
      typed={{}}
      {...more}
    />,
    status,
  )
}

const names = ['token', 'website', 'list', 'id', 'name', 'birth', 'federation', 'club', 'remark'] as const
type Fields = Readonly<Partial<Record<(typeof names)[number], string>>>

/** A form is small; null: it is none, or one of its texts is no line. */
const fieldsOf = async (c: Context): Promise<Fields | null> => {
  if (Number(c.req.header('content-length') ?? 0) > limits.registrationBytes) return null
  const text = await c.req.text()
  if (text.length > limits.registrationBytes) return null
  const sent = new URLSearchParams(text)
  const fields = Object.fromEntries(names.flatMap((name) => (sent.has(name) ? [[name, sent.get(name)!.trim()]] : [])))
  return Object.values(fields).every((value) => line(200).safeParse(value).success) ? fields : null
}

const personOf = (settings: DeskSettings, list: string, entry: ListEntry): Person => {
  const of = { name: list, month: '', kind: 'fide', mapping: null } as const
  return { list, entry, rating: effectiveRating(ratingsIn(of, entry), playAt(settings))?.rating ?? null }
}

const foundIn = async ({ lists }: ServerContext, settings: DeskSettings, asked: string): Promise<readonly Person[]> =>
  (await lists.find(asked, { most: mostFound, who: 'everybody' })).map(({ list, entry }) => personOf(settings, list, entry))

const chosenIn = async ({ lists }: ServerContext, settings: DeskSettings, list: string, id: string): Promise<Person | null> => {
  const known = (await lists.lists()).some(({ name }) => name === list)
  const entry = known && id !== '' ? await lists.entry(list, id) : null
  return entry === null ? null : personOf(settings, list, entry)
}

/** What would be entered: of a list what it has, whatever the form says; else what was typed. */
const entryOf = async ({ lists }: ServerContext, chosen: Person | null, typed: Fields): Promise<Omit<Pending, 'id' | 'at'> | null> => {
  const { club = '', remark = '' } = typed
  const shorter = { club: club.slice(0, 100), remark: remark.slice(0, 200) }
  if (chosen === null) {
    const name = (typed.name ?? '').slice(0, 100)
    if (typed.list || !/\p{L}.*\p{L}/u.test(name)) return null
    const birth = /^(19|20)\d\d$/.test(typed.birth ?? '') ? typed.birth! : ''
    const federation = (typed.federation ?? '')
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 3)
    return { list: '', remark: shorter.remark, player: { name, birth, federation, club: shorter.club } }
  }
  const { list, entry } = chosen
  const person = await personIn(lists, list, entry.id)
  const title = (person?.title || titleOf(entry)).toUpperCase()
  return {
    list,
    remark: shorter.remark,
    player: {
      name: entry.name.slice(0, 100),
      title: titles.find((known): known is Title => known === title) ?? null,
      federation: entry.federation.slice(0, 20),
      fideId: entry.fideId.slice(0, 20),
      birth: entry.birth.slice(0, 20),
      sex: entry.sex,
      club: shorter.club,
      ...(person === null ? {} : { official: person.official }),
    },
  }
}
