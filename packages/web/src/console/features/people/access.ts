import type { Role } from '../../api/types.ts'

export type Boards = { readonly first: number; readonly last: number }
export type Member = { readonly account: string; readonly name: string; readonly role: Role; readonly boards: Boards | null }
export type Link = {
  readonly id: string
  readonly label: string
  readonly until: string
  readonly may:
    | { readonly kind: 'helper'; readonly boards: Boards }
    | { readonly kind: 'board'; readonly round: number; readonly board: number }
}
export type ShownLink = Link & { readonly url: string; readonly local: boolean; readonly qr: string }
export type Access = { readonly visible: boolean; readonly members: readonly Member[]; readonly links: readonly Link[] }
export type Account = { readonly id: string; readonly login: string; readonly name: string; readonly closed: boolean }

/** A picture that came as text. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
