import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ServerContext } from '../context.ts'
import { registerSelfRegistration } from '../self-registration/routes.tsx'
import { registerConsole } from './console.ts'
import { madeElsewhere } from './elsewhere.ts'
import { registerInstallable } from './installable.tsx'
import { registerPaperPages } from './paper/routes.tsx'
import { registerPhonePages } from './phone/index.tsx'
import { registerProjectorPages } from './projector/index.tsx'
import { registerPublicPages } from './public/routes.tsx'
import { versionedPages } from './public/versions/versioned.ts'
import { registerStaticFiles } from './static.ts'

/** Everything that is not the API: pages made here, and the built console. Register a family of pages by adding it to the list. */
export const registerPages = (app: OpenAPIHono, context: ServerContext): void => {
  app.use('/t/:tournament/*', versionedPages(context))
  app.use('/t/:tournament/*', madeElsewhere(context))
  for (const register of families) register(app, context)
}

type Family = (app: OpenAPIHono, context: ServerContext) => void

const families: readonly Family[] = [
  registerStaticFiles,
  registerConsole,
  registerInstallable,
  registerPhonePages,
  registerProjectorPages,
  registerPaperPages,
  registerSelfRegistration,
  registerPublicPages,
]
