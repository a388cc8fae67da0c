import { accessEndpoints } from './accounts/access.ts'
import { administrationEndpoints } from './accounts/administration.ts'
import { linkEndpoints } from './accounts/link-routes.ts'
import { accountEndpoints } from './accounts/routes.ts'
import { exportEndpoints } from './exchange/exports.ts'
import { importEndpoints } from './exchange/imports.ts'
import { hallEndpoints } from './hall/routes.ts'
import type { Endpoint } from './http/endpoint.ts'
import { liveEndpoints } from './live/routes.ts'
import { roundEndpoints } from './rounds/routes.ts'
import { scheduleEndpoints } from './rounds/schedule.ts'
import { standingsEndpoints } from './standings/routes.ts'
import { deskworkEndpoints } from './tournaments/deskwork-routes.ts'
import { tournamentEndpoints } from './tournaments/routes.ts'
import { sectionEndpoints } from './tournaments/section-routes.ts'
import { webhookEndpoints } from './webhooks/routes.ts'

/** Everything the API offers, as a table: routes, document and the test of who may do what are made from it. */
export const endpoints: readonly Endpoint[] = [
  ...tournamentEndpoints,
  ...sectionEndpoints,
  ...roundEndpoints,
  ...scheduleEndpoints,
  ...standingsEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...liveEndpoints,
  ...hallEndpoints,
  ...deskworkEndpoints,
  ...accessEndpoints,
  ...linkEndpoints,
  ...webhookEndpoints,
  ...accountEndpoints,
  ...administrationEndpoints,
]
