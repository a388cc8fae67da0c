import { type QueryKey, useMutation } from '@tanstack/react-query'
import { call, ProblemError } from '../../api/client.ts'
import { keyOf, queryClient } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import type { Role } from '../../api/types.ts'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'

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

type Method = 'POST' | 'PUT' | 'DELETE'

/** A change that is no command of the desk: problems are shown, views read again. */
export const useChange = (alsoStale: QueryKey = []) => {
  const { id } = usePlace()
  const problemText = useProblemText()
  const { tell } = useToasts()
  return useMutation({
    mutationFn: ({ method, path, body }: { readonly method: Method; readonly path: string; readonly body?: unknown }) =>
      call<unknown>(method, path.startsWith('/') ? path : `/tournaments/${id}/${path}`, body),
    onError: (error) => tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(id) })
      if (alsoStale.length > 0) await queryClient.invalidateQueries({ queryKey: alsoStale })
    },
  })
}

/** A picture that came as text. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
