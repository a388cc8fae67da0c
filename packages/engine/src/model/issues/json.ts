import type { GameFaultData } from './game-faults.ts'
import type { IssuesOf, Nothing } from './issues-of.ts'

type Entrant = { readonly what: 'player' | 'team'; readonly id: number }

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

type Data = Omit<GameFaultData, 'results-incompatible'> & {
  readonly 'json-malformed':
    | { readonly what: 'after-the-end' | 'value-missing' | 'key' | 'colon' | 'comma-or-brace' | 'comma-or-bracket' }
    | { readonly what: 'line-end-in-string' | 'string-open' | 'escape' }
    | { readonly what: 'depth'; readonly most: number }
    | { readonly what: 'word'; readonly text: string }
  readonly 'json-too-large': { readonly what: 'characters' | 'values'; readonly most: number }
  readonly 'key-duplicate': { readonly key: string }
  readonly 'key-unknown': { readonly known: readonly string[] }
  /** `game`: colour and result of a game that must be told in full. */
  readonly 'key-missing': { readonly what: 'key' | 'colour' | 'result' | 'game' }
  readonly 'type-wrong': { readonly found: JsonKind } & (
    | { readonly what: 'text' | 'whole-number' | 'points' | 'boolean' | 'list' | 'object' }
    | { readonly what: 'option'; readonly options: readonly string[] }
  )
  readonly 'value-out-of-range':
    | { readonly what: 'text' | 'list'; readonly most: number }
    | { readonly what: 'number'; readonly least: number; readonly most: number; readonly value: number }
    | { readonly what: 'points'; readonly value: number }
    | { readonly what: 'margin' | 'as-paired' }
  readonly 'value-unknown': /** null: the value is none of a kind that could be shown. */
    | { readonly what: 'option'; readonly options: readonly string[]; readonly text: string | null }
    | { readonly what: 'record-id' | 'variation-twice' }
    | { readonly what: 'exclusive'; readonly variations: readonly string[] }
  readonly 'format-unknown': { readonly expected: string }
  readonly 'version-unsupported': { readonly newest: number }
  readonly 'player-duplicate':
    | Entrant
    | { readonly what: 'list' | 'sections' }
    | { readonly what: 'member'; readonly id: number }
    | { readonly what: 'seat'; readonly id: number; readonly round: number }
  readonly 'pairing-number-duplicate': { readonly players: readonly [number, number]; readonly number: number }
  readonly 'player-unknown': Entrant
  readonly 'rounds-uneven': Entrant & { readonly rounds: number; readonly first: number }
  readonly 'round-not-paired': { readonly round: number }
  readonly 'rounds-too-few': { readonly paired: number }
  readonly 'bye-duplicate': { readonly player: number; readonly round: number }
  readonly 'bye-round-paired': { readonly round: number }
  readonly 'results-incompatible':
    | GameFaultData['results-incompatible']
    | { readonly what: 'adjudications'; readonly player: number; readonly round: number }
    | ({ readonly what: 'boards' } & Nothing)
}

/** Reading the JSON form of a tournament, or looking at one that a program made. `path` is a JSON pointer, '' for the whole. */
export type JsonIssueData = { readonly [Code in keyof Data]: Data[Code] & { readonly path: string } } & {
  readonly 'too-many-issues': { readonly most: number }
}

export type JsonIssue = IssuesOf<'json', JsonIssueData>
