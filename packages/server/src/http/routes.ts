import type { Shows } from '../hall/shown.ts'
import type { AsksOf, OfTournament, Route } from './endpoint.ts'

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
export type Method = keyof typeof methods

/** Names in braces, as OpenAPI writes paths. */
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Of an object of nothing zod says that its keys are any text. */
type Keys<F> = keyof { [Key in keyof F as string extends Key ? never : Key]: never }

type Same<A, B> = [A, B] extends [B, A] ? true : false

/** The rows of a table, each held against its name: it reads all that its path names and nothing else, and what is in a tournament says so by its least. */
type Checked<T> = {
  [Key in keyof T]: Key extends `${Method} ${infer Path}`
    ? Same<Keys<AsksOf<T[Key]>['params']>, NamesIn<Path>> extends true
      ? Same<'tournament' extends NamesIn<Path> ? true : false, T[Key] extends { readonly least: OfTournament } ? true : false> extends true
        ? unknown
        : { readonly least: 'A path in a tournament needs public, act or a role, and only such a path' }
      : { readonly params: 'The names in the path' }
    : never
}

/** Part of the table of routes, by method and path. */
export const routes = <T extends Readonly<Record<`${Method} /${string}`, Route>>>(table: T & Checked<T>): T => table

/** A route with its address. */
export type Endpoint = Route & { readonly method: (typeof methods)[Method]; readonly path: string }

const isMethod = (text: string): text is Method => text in methods

export const endpointsOf = (table: Readonly<Record<string, Route>>): readonly Endpoint[] =>
  Object.entries(table).map(([name, route]) => {
    const [method, path] = name.split(' ')
    if (method === undefined || path === undefined || !isMethod(method)) throw new Error(`${name} is no name of a route.`)
    return { ...route, method: methods[method], path }
  })

/** The paths of a table that take a method. */
export type PathsOf<T, M extends Method> = keyof T extends infer Key ? (Key extends `${M} ${infer Path}` ? Path : never) : never
type RowOf<T, M extends Method, Path extends string> = AsksOf<T[`${M} ${Path}` & keyof T]>

/** What a page may ask for that shows no more than `S`: such routes, and those that show nothing of a tournament. */
export type ShownPaths<T, S extends Shows> =
  PathsOf<T, 'GET'> extends infer Path
    ? Path extends string
      ? [RowOf<T, 'GET', Path>['shows']] extends [S]
        ? Path
        : never
      : never
    : never

/** In an address everything is text; a number may be given as one. */
type InAddress<V> = string extends V ? string | number : V
type Needed<F> = { readonly [Key in Keys<F> & keyof F as undefined extends F[Key] ? never : Key]: InAddress<F[Key]> }
/** What is undefined or null is not said. */
type Optional<F> = {
  readonly [Key in Keys<F> & keyof F as undefined extends F[Key] ? Key : never]?: InAddress<Exclude<F[Key], undefined>> | null | undefined
}

/** What an address is made of: the names in the path, and the query. */
export type AskedOf<T, M extends Method, Path extends string> = Needed<RowOf<T, M, Path>['params']> &
  Needed<RowOf<T, M, Path>['query']> &
  Optional<RowOf<T, M, Path>['query']> &
  (RowOf<T, M, Path>['asOf'] extends true ? { readonly at?: number | null } : unknown)

export type BodyOf<T, M extends Method, Path extends string> = RowOf<T, M, Path>['body']
export type AnswerOf<T, M extends Method, Path extends string> = RowOf<T, M, Path>['answer']

/** The address of a path with its names and query filled in. */
export const addressOf = (path: string, asked: object): string => {
  const query = new URLSearchParams()
  const named = Object.entries(asked).reduce((text, [name, value]) => {
    if (value === undefined || value === null) return text
    if (text.includes(`{${name}}`)) return text.replace(`{${name}}`, encodeURIComponent(String(value)))
    query.set(name, String(value))
    return text
  }, path)
  return query.size === 0 ? named : `${named}?${query}`
}
