import { z } from '@hono/zod-openapi'
import { type Caller, endpoint, wholeFile } from '../../http/endpoint.ts'
import { notFound, type Problem, problem, readsOnly } from '../../http/problem.ts'
import { routes } from '../../http/routes.ts'
import { line, wholeNumberText } from '../../http/texts.ts'
import { limits } from '../../limits.ts'
import { uploadSchema, wantedSchema } from './upload-schema.ts'
import type { Upload } from './uploads.ts'

const params = z.object({ upload: z.string().regex(/^[0-9a-f]{24}$/) })

const mayWrite = ({ principal }: Caller): boolean => !(principal.kind === 'account' && principal.readOnly)
const answer = (upload: Upload | null): { readonly json: Upload } | Problem => (upload === null ? notFound() : { json: upload })

/** Lists by way of a browser: sent in pieces, looked at, and imported by the desk itself. Lists are of the installation, and so of its owner. */
export const uploadEndpoints = routes({
  'POST /lists/uploads': endpoint({
    summary: 'Begin to send a rating list; it comes in pieces, the first at 0',
    least: 'administrator',
    body: z.strictObject({ file: line(200), bytes: z.int().min(0) }),
    answers: uploadSchema,
    created: true,
    handle: async ({ listUploads }, { body }, caller) => {
      if (!mayWrite(caller)) return readsOnly
      if (body.bytes > limits.listBytes) return problem(413, 'too-large', { most: limits.listBytes })
      return { json: await listUploads.begin(body.file, body.bytes) }
    },
  }),
  'PUT /lists/uploads/{upload}': endpoint({
    summary: 'The next piece of a rating list; the answer says how much has come, and what the whole of it is once it is there',
    least: 'administrator',
    params,
    query: z.object({ at: wholeNumberText }),
    body: wholeFile,
    answers: uploadSchema,
    handle: async ({ listUploads }, { params: { upload }, query, body }, caller) =>
      mayWrite(caller) ? answer(await listUploads.receive(upload, query.at, body)) : readsOnly,
  }),
  'GET /lists/uploads/{upload}': endpoint({
    summary: 'How far a rating list is: received, looked at, imported, in use, or why not',
    least: 'administrator',
    params,
    answers: uploadSchema,
    handle: ({ listUploads }, { params: { upload } }) => answer(listUploads.get(upload)),
  }),
  'POST /lists/uploads/{upload}/import': endpoint({
    summary: 'Take a rating list that was sent, under this name and with these columns, in the place of the one in use; goes on by itself',
    least: 'administrator',
    params,
    body: wantedSchema,
    answers: uploadSchema,
    handle: ({ listUploads, now }, { params: { upload }, body }, caller) =>
      mayWrite(caller) ? answer(listUploads.start(upload, body, now().toISOString())) : readsOnly,
  }),
  'DELETE /lists/uploads/{upload}': endpoint({
    summary: 'Forget a rating list that was sent, and stop its import; the list in use stays',
    least: 'administrator',
    params,
    answers: z.object({ stopped: z.string() }),
    handle: async ({ listUploads }, { params: { upload } }, caller) => {
      if (!mayWrite(caller)) return readsOnly
      return (await listUploads.stop(upload)) ? { json: { stopped: upload } } : notFound()
    },
  }),
  'DELETE /lists/{list}': endpoint({
    summary: 'Remove a rating list; players who were entered from it stay as they are',
    least: 'administrator',
    params: z.object({ list: line(40) }),
    answers: z.object({ removed: z.string() }),
    handle: async ({ lists }, { params: { list } }, caller) => {
      if (!mayWrite(caller)) return readsOnly
      return (await lists.remove(list)) ? { json: { removed: list } } : notFound()
    },
  }),
})
