import { accessEndpoints } from './accounts/access.ts'
import { administrationEndpoints } from './accounts/administration.ts'
import { linkEndpoints } from './accounts/link-routes.ts'
import { accountEndpoints } from './accounts/routes.ts'
import { secondFactorEndpoints } from './accounts/second-factor-routes.ts'
import { backupEndpoints } from './copies/backup-routes.ts'
import { copyEndpoints } from './copies/copy-routes.ts'
import { deletionEndpoints } from './copies/deletion-routes.ts'
import { exportEndpoints } from './exchange/exports.ts'
import { importEndpoints } from './exchange/imports.ts'
import { hallEndpoints } from './hall/routes.ts'
import { type Endpoint, endpointsOf } from './http/routes.ts'
import { refreshEndpoints } from './lists/refresh-routes.ts'
import { listEndpoints } from './lists/routes.ts'
import { uploadEndpoints } from './lists/upload/upload-routes.ts'
import { liveEndpoints } from './live/routes.ts'
import { normsEndpoints } from './norms/routes.ts'
import { prizesEndpoints } from './prizes/routes.ts'
import { projectionEndpoints } from './projections/routes.ts'
import { ratingsEndpoints } from './ratings/routes.ts'
import { registrationEndpoints } from './registrations/routes.ts'
import { roundEndpoints } from './rounds/routes.ts'
import { scheduleEndpoints } from './rounds/schedule.ts'
import { settingsCopyEndpoints } from './sections/copy-settings.ts'
import { eventLiveEndpoints } from './sections/live.ts'
import { moveEndpoints } from './sections/moves.ts'
import { sectionEndpoints } from './sections/routes.ts'
import { selfRegistrationEndpoints } from './self-registration/queue-routes.ts'
import { standingsEndpoints } from './standings/routes.ts'
import { deskworkEndpoints } from './tournaments/deskwork-routes.ts'
import { recordEndpoints } from './tournaments/record-routes.ts'
import { tournamentEndpoints } from './tournaments/routes.ts'
import { webhookEndpoints } from './webhooks/routes.ts'

/**
 * Everything the API offers, as a table: the server, the document, the console's client and the test of who may do what come from it. Where one address takes
 * in another, the narrower stands first.
 */
const table: Routes = {
  ...tournamentEndpoints,
  ...recordEndpoints,
  ...sectionEndpoints,
  ...moveEndpoints,
  ...settingsCopyEndpoints,
  ...copyEndpoints,
  ...backupEndpoints,
  ...deletionEndpoints,
  ...eventLiveEndpoints,
  ...roundEndpoints,
  ...scheduleEndpoints,
  ...standingsEndpoints,
  ...prizesEndpoints,
  ...normsEndpoints,
  ...ratingsEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...listEndpoints,
  ...refreshEndpoints,
  ...uploadEndpoints,
  ...registrationEndpoints,
  ...selfRegistrationEndpoints,
  ...liveEndpoints,
  ...hallEndpoints,
  ...deskworkEndpoints,
  ...projectionEndpoints,
  ...accessEndpoints,
  ...linkEndpoints,
  ...webhookEndpoints,
  ...accountEndpoints,
  ...administrationEndpoints,
  ...secondFactorEndpoints,
}

export const endpoints: readonly Endpoint[] = endpointsOf(table)

/** The table as a type, part by part, for those who ask. */
export type Routes = typeof tournamentEndpoints &
  typeof recordEndpoints &
  typeof sectionEndpoints &
  typeof moveEndpoints &
  typeof settingsCopyEndpoints &
  typeof copyEndpoints &
  typeof backupEndpoints &
  typeof deletionEndpoints &
  typeof eventLiveEndpoints &
  typeof roundEndpoints &
  typeof scheduleEndpoints &
  typeof standingsEndpoints &
  typeof prizesEndpoints &
  typeof normsEndpoints &
  typeof ratingsEndpoints &
  typeof exportEndpoints &
  typeof importEndpoints &
  typeof listEndpoints &
  typeof refreshEndpoints &
  typeof uploadEndpoints &
  typeof registrationEndpoints &
  typeof selfRegistrationEndpoints &
  typeof liveEndpoints &
  typeof hallEndpoints &
  typeof deskworkEndpoints &
  typeof projectionEndpoints &
  typeof accessEndpoints &
  typeof linkEndpoints &
  typeof webhookEndpoints &
  typeof accountEndpoints &
  typeof administrationEndpoints &
  typeof secondFactorEndpoints
