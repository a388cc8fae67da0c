import type { Access } from '@zug/server/views'

export type { LinkShown as ShownLink } from '@zug/server/views'
export type Member = Access['members'][number]
export type Link = Access['links'][number]
