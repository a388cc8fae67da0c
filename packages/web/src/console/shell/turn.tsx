import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { useMayAct } from '../api/tournament.tsx'
import { useKeys } from '../ui/keys.ts'
import { later } from '../ui/later.tsx'
import { useWords } from '../words/language.tsx'

const TurnWork = later(() => import('./turn-work.tsx'))

export type Turn = 'undo' | 'redo'

const TurnContext = createContext<(kind: Turn) => void>(() => {})

/** Takes the latest change back, or brings it back, and says which it was. */
export const useTurn = () => use(TurnContext)

/** Undo and redo on every page. A page that has keys of its own for them (results) comes later and so comes first. */
export const TurnProvider = ({ children }: { readonly children: ReactNode }) => {
  const mayAct = useMayAct()
  const [asked, setAsked] = useState<{ readonly kind: Turn } | null>(null)
  const turn = useCallback((kind: Turn) => setAsked((before) => before ?? { kind }), [])
  return (
    <TurnContext value={turn}>
      {mayAct ? <TurnKeys /> : null}
      {children}
      {asked === null ? null : (
        <Suspense>
          <TurnWork kind={asked.kind} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </TurnContext>
  )
}

const TurnKeys = () => {
  const turn = useTurn()
  const { keys } = useWords('shell')
  useKeys({
    'Mod+KeyZ': { label: keys.undo, run: () => turn('undo') },
    'Mod+Shift+KeyZ': { label: keys.redo, run: () => turn('redo') },
    'Mod+KeyY': { label: keys.redo, run: () => turn('redo') },
  })
  return null
}
