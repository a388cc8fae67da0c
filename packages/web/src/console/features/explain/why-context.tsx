import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** What the reader wants to know: why two meet (or one has the bye) in a round, or why two others do not. */
export type WhyQuestion =
  | {
      readonly kind: 'why'
      readonly round: number
      readonly player: number
      readonly opponent: number | null
      readonly board: number | null
    }
  | { readonly kind: 'why-not'; readonly round: number; readonly player: number; readonly opponent: number }

type Why = { readonly question: WhyQuestion | null; readonly ask: (question: WhyQuestion) => void; readonly close: () => void }

const WhyContext = createContext<Why>({ question: null, ask: () => {}, close: () => {} })

/** Wherever a board or a player appears, `ask` opens the panel beside the page. */
export const WhyProvider = ({ children }: { readonly children: ReactNode }) => {
  const [question, setQuestion] = useState<WhyQuestion | null>(null)
  const value = useMemo(() => ({ question, ask: setQuestion, close: () => setQuestion(null) }), [question])
  return <WhyContext value={value}>{children}</WhyContext>
}

export const useWhy = (): Why => use(WhyContext)
