import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PlayerProjection, RoundProjection } from '@zug/server/views'
import { viewQuery } from '../../api/queries.ts'

export const models = ['rating', 'uniform'] as const
export type Model = (typeof models)[number]

/** Milliseconds until a projection that is being made is asked about again. */
const beat = 500

const isOver = (data: RoundProjection | PlayerProjection | undefined): boolean => data === undefined || data.kind === 'untold' || data.over

type Asked = {
  readonly projection: { readonly model: Model }
  readonly player: { readonly player: number; readonly model: Model; readonly place: number | null }
}

/** What may happen, asked again as long as more comes, and after every change of the tournament. */
export const useProjection = (id: string, path: 'projection', asked: Asked['projection']) =>
  useQuery({
    ...viewQuery(id, path, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : beat),
  })

export const usePlayerProjection = (id: string, { player, model, place }: Asked['player'], enabled: boolean) =>
  useQuery({
    ...viewQuery(id, 'players/{player}/projection', { player, model, ...(place === null ? {} : { place }) }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : beat),
  })
