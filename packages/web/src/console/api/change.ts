import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useProblemText } from '../ui/problem-text.ts'
import { useToasts } from '../ui/toasts.tsx'
import { ProblemError } from './client.ts'
import { keyOf, queryClient } from './queries.ts'
import { usePlace } from './tournament.tsx'

/** A change that is no command of the desk: problems are shown, views read again. */
export const useChange = (alsoStale: QueryKey = []) => {
  const { id } = usePlace()
  const problemText = useProblemText()
  const { tell } = useToasts()
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(id) })
      if (alsoStale.length > 0) await queryClient.invalidateQueries({ queryKey: alsoStale })
    },
  })
}
