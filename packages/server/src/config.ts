import { limits } from './limits.ts'
import type { ProcessRole } from './roles/process-role.ts'
import { defaultPlace } from './storage/place.ts'

/** What an operator decides. Everything has a default that is right for one hall and one machine. */
export type ServerConfig = {
  /** What this process is for; other than `all` only on PostgreSQL. */
  readonly role: ProcessRole
  /** Where an edge finds writers: http://10.0.0.2:8080. */
  readonly writers: readonly string[]
  /** A folder, or postgres://… */
  readonly place: string
  /** Where a backup goes after every published round; null: nowhere. Default: `backups` in the data folder, nowhere with PostgreSQL. */
  readonly backupFolder?: string | null
  /** A passphrase that encrypts these backups; null: they are plain text. */
  readonly backupKey: string | null
  /** nats://… or tls://…: the server by which processes on one PostgreSQL wake each other; null: PostgreSQL itself. */
  readonly bus: string | null
  /** Databases beside `place` that have tournaments, by name; none: `place` has all of them. */
  readonly shards: ReadonlyMap<string, string>
  /** Where segments go every few seconds: a folder, or s3://…; null: nowhere. They are encrypted with the key of backups. */
  readonly segments: string | null
  /** The one that new tournaments go to; null: the one that has the fewest. */
  readonly newIn: string | null
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  /** How browsers reach us, when that is not how we see ourselves: https://chess.example. */
  readonly publicUrl: string | null
  /** A proxy in front sets X-Forwarded-For, -Proto and -Host. */
  readonly trustProxy: boolean
  /** Addresses of rating lists that are fetched every day; nobody else says any. */
  readonly fetchLists: readonly string[]
  /** Sites that may show public pages in a frame: https://club.example, or * for all. */
  readonly frames: readonly string[]
  /** Demonstration tournaments are made when the installation is empty. */
  readonly demo: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly maxBodyBytes: number
  readonly maxLiveStreams: number
  /** Of these for one address, by people without an account or a link; a hall may share one. */
  readonly maxLiveStreamsEach: number
  /** Changes a minute, for one account, link or address. */
  readonly writesPerMinute: number
  /** Changes a minute in all events of one owner. */
  readonly tenantWritesPerMinute: number
  /** Reports a minute by the link of one player. */
  readonly reportsPerMinute: number
  /** New explanations a minute for one address; those worked out before are free. */
  readonly questionsPerMinute: number
  /** New files a minute for one address of the public; those made before are free. */
  readonly filesPerMinute: number
  /** Cost of a password's hash (scrypt N). */
  readonly passwordCost: number
  readonly sessionDays: number
  /** May everybody read /metrics? Else owners of the installation only. */
  readonly metricsOpen: boolean
  /** So long the desk goes on when it is asked to end, and says at /readyz that it will: until a balancer has noticed. */
  readonly drainSeconds: number
  /** May webhooks go to this machine and to private networks? */
  readonly webhooksInside: boolean
  /** Whoever started the desk sits at this machine: the link that signs the owner in is made also where others can reach the desk. */
  readonly entranceHere: boolean
  /** Whoever makes the first account must know it; null: whoever comes first. */
  readonly setupCode: string | null
}

export const defaultConfig: ServerConfig = Object.freeze({
  role: 'all',
  writers: [],
  place: defaultPlace,
  backupKey: null,
  bus: null,
  shards: new Map(),
  newIn: null,
  segments: null,
  host: '127.0.0.1',
  port: 8080,
  publicUrl: null,
  trustProxy: false,
  fetchLists: [],
  frames: [],
  demo: true,
  logLevel: 'info',
  maxBodyBytes: limits.bodyBytes,
  maxLiveStreams: limits.liveStreams,
  maxLiveStreamsEach: limits.liveStreamsPerAddress,
  writesPerMinute: limits.changesPerMinute,
  tenantWritesPerMinute: limits.changesPerMinutePerTenant,
  reportsPerMinute: limits.reportsPerMinute,
  questionsPerMinute: limits.explanationsPerMinute,
  filesPerMinute: limits.filesPerMinute,
  passwordCost: 32_768,
  sessionDays: 30,
  metricsOpen: false,
  drainSeconds: 0,
  webhooksInside: false,
  entranceHere: false,
  setupCode: null,
})
