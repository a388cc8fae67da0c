import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { wholeFile } from './endpoint.ts'
import type { Endpoint } from './routes.ts'

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().openapi({ description: 'Closed set: a refusal of the desk, or a code of the server' }),
    data: z.looseObject({}).openapi({ description: 'What there is to say of the code; detail is the English sentence made of it' }),
    article: z.string().optional(),
    setting: z.string().optional(),
    confirmable: z.boolean().optional().openapi({ description: 'Sending the command again with confirmed: true will do' }),
    theirs: z.looseObject({}).nullable().optional().openapi({ description: 'result-changed: the result the board has meanwhile' }),
    sequence: z.int().optional(),
    command: z.int().optional().openapi({ description: 'Which of several commands was refused, counted from 0' }),
    since: z.array(z.looseObject({})).optional().openapi({ description: 'After a conflict: what happened since, as in the history' }),
    issues: z.array(z.looseObject({ code: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem')

const describeLeast = ({ least }: Endpoint): string =>
  least === 'public' ? 'anyone, when the tournament is visible' : least === 'act' ? 'helper, or the link of a board' : least

const common = {
  at: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .openapi({ description: 'For the desk: as it was after this event' }),
  as: z.enum(['public']).optional().openapi({ description: 'What everybody gets, whoever asks' }),
}

/** What an endpoint takes itself, and what all of its kind take. */
const queryOf = ({ method, least, asOf, query }: Endpoint): z.ZodObject | undefined => {
  const { at, as } = common
  const more = { ...(asOf === true ? { at } : {}), ...(method === 'get' && least === 'public' ? { as } : {}) }
  return query === undefined && Object.keys(more).length === 0 ? undefined : z.object({ ...more, ...query?.shape })
}

const bodyOf = (schema: z.ZodType) =>
  schema === wholeFile ? { 'application/octet-stream': { schema: z.string() } } : { 'application/json': { schema } }

/** One endpoint in the document. */
export const document = (app: OpenAPIHono, base: string, entry: Endpoint): void => {
  const { method, path, summary, params, body, answers, media } = entry
  const query = queryOf(entry)
  app.openAPIRegistry.registerPath({
    method,
    path: `${base}${path}`,
    summary,
    description: `For: ${describeLeast(entry)}.`,
    ...(entry.least === 'anyone' ? {} : { security: [{ bearer: [] }, { session: [] }] }),
    request: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: { content: bodyOf(body), required: true } }),
    },
    responses: {
      [entry.created === true ? 201 : 200]: {
        description: entry.created === true ? 'Made' : 'Done',
        content: {
          ...(media === undefined ? {} : { [media]: { schema: z.string() } }),
          ...(answers === undefined ? {} : { 'application/json': { schema: answers } }),
        },
      },
      default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
    },
  })
}

export const describeSecurity = (app: OpenAPIHono): void => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, or the secret of a link',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'zug-session' })
}
