import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Endpoint } from './endpoint.ts'

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().openapi({ description: 'Closed set: a refusal of the desk, an issue of a format, or a code of the server' }),
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

const describeAccess = ({ access }: Endpoint): string => {
  if (access.kind !== 'tournament') return access.kind
  return access.needs === 'public'
    ? 'anyone, when the tournament is visible'
    : access.needs === 'act'
      ? 'helper, or the link of a board'
      : access.needs
}

/** One endpoint in the document. */
export const document = (app: OpenAPIHono, base: string, entry: Endpoint): void => {
  const { method, path, summary, params, query, body, file, answers, media = 'application/json' } = entry
  app.openAPIRegistry.registerPath({
    method,
    path: `${base}${path}`,
    summary,
    description: `For: ${describeAccess(entry)}.`,
    ...(entry.access.kind === 'anyone' ? {} : { security: [{ bearer: [] }, { session: [] }] }),
    request: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: { content: { 'application/json': { schema: body } }, required: true } }),
      ...(file === true ? { body: { content: { 'application/octet-stream': { schema: z.string() } }, required: true } } : {}),
    },
    responses: {
      200: {
        description: 'Done',
        content: { [media]: { schema: answers ?? (media === 'application/json' ? z.looseObject({}) : z.string()) } },
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
