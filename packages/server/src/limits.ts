/**
 * How much of anything somebody may ask for, in one place; `docs/operator.md` has a line for each, which a test compares. Beyond a limit there is a refusal with a code,
 * and where waiting helps it says how long (`Retry-After`).
 */
export const limits = {
  /** Of a request. */
  bodyBytes: 5_000_000,
  /** Of a workbook, whatever it claims. */
  unpackedBytes: 30_000_000,
  /** Of a rating list that is sent from a browser, in pieces of a request each. */
  listBytes: 1_200_000_000,
  players: 9999,
  rounds: 99,
  nameCharacters: 100,
  /** Of an event, the places of one, and of all together. */
  prizeCategories: 60,
  prizesOfCategory: 200,
  prizes: 500,
  webhooks: 20,
  /** Of an installation. */
  templates: 100,
  /** Of these of one account, where there are several: others find room as well. */
  templatesPerAccount: 50,
  /** Of one address, unless a proxy stands in front. */
  connectionsPerAddress: 1000,
  liveStreams: 5000,
  /** For people without an account or a link; a hall may share an address. */
  liveStreamsPerAddress: 500,
  /** Of everybody who watches the events of one tenant, where there are several accounts: others find room as well. */
  liveStreamsPerTenant: 3600,
  liveStreamsPerLink: 20,
  liveStreamsPerAccount: 100,
  /** Of an account, a link or an address. */
  changesPerMinute: 1200,
  /** In all events of one tenant, by whomever. */
  changesPerMinutePerTenant: 30_000,
  /** That an edge passes on from one address, since it may not have heard of them yet. */
  unknownSecretsPerMinute: 60,
  /** By the link of one player. */
  reportsPerMinute: 12,
  /** New ones of one address of the public; what was worked out before is free. */
  explanationsPerMinute: 120,
  filesPerMinute: 60,
  /** From one address of the public, on the form with which people register themselves; those that wait for one tournament; and the size of a form. */
  registrationsPerMinute: 10,
  waitingRegistrations: 500,
  registrationBytes: 8000,
  /** Work of the public that waits for a thread. */
  waitingWork: 200,
  waitingWorkPerAddress: 40,
  /** For the events of one tenant: of one owner. */
  waitingWorkPerTenant: 150,
  /** Of a piece of work for the public; the desk's own has as long as it takes. */
  workSeconds: 60,
  workMegabytes: 2048,
  /** Of what may happen while games are open, of one event; then it says how far it came. */
  projectionSeconds: 30,
  /** Of reading a file that somebody sent. */
  readingSeconds: 30,
  readingMegabytes: 512,
  /** Requests that one connection may send before it has its answer. */
  pipelinedRequests: 20,
  /** Answers that nobody takes, together. */
  untakenBytes: 200_000_000,
  untakenSeconds: 60,
  /** Until a connection has sent something. */
  silentSeconds: 10,
} as const
