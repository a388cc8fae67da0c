import { accessEndpoints } from './accounts/access.ts'
import { administrationEndpoints } from './accounts/administration.ts'
import { accountEndpoints } from './accounts/routes.ts'
import type { Endpoint } from './http/endpoint.ts'
import { liveEndpoints } from './live/routes.ts'
import { tournamentEndpoints } from './tournaments/routes.ts'

/** Everything the API offers, as a table: routes, document and the test of who may do what are made from it. */
export const endpoints: readonly Endpoint[] = [
  ...tournamentEndpoints,
  ...liveEndpoints,
  ...accessEndpoints,
  ...accountEndpoints,
  ...administrationEndpoints,
]
