import type { Context } from 'hono'

/** `/t/{id}/at/{version}/standings` is `/t/{id}/standings` as it was in one state. */
const versioned = /^(\/t\/[^/]+)\/at\/([^/]+)/

/** Where the page of a version stands without it: what routes and links know. */
export const usualPath = (path: string): string => path.replace(versioned, '$1')

export const versionIn = (path: string): string | null => versioned.exec(path)?.[2] ?? null

/** Routes see the usual path; the address as it was asked for is in the request. */
export const isVersioned = (c: Context): boolean => versionIn(new URL(c.req.url).pathname) !== null

/** Pages and files of a tournament that have an address for each of its states; printouts, screens and forms do not. */
const shown =
  /^\/t\/[^/]+(\/(event|round\/\d+(\/(receipt\.json|certificate\.json|report\.trf|games\.pgn|pairings\.(csv|xlsx)))?|(standings|ratings)\.(csv|xlsx)|standings|crosstable|prizes|players|player\/\d+(\/stake)?|why|calendar\.ics))?$/

export const hasVersions = (path: string): boolean => shown.test(path)
