import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { useWords } from '../words/language.tsx'
import { Article } from './article.tsx'
import { Button } from './button.tsx'
import './toasts.css'

export type Toast = {
  readonly kind: 'done' | 'problem'
  readonly text: string
  readonly article?: string | undefined
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Shown = Toast & { readonly id: number }

const ToastsContext = createContext<{ readonly tell: (toast: Toast) => void }>({ tell: () => {} })

let next = 1

/** Short messages at the foot of the page, read out by screen readers. What went well leaves by itself, a problem stays until it is closed. */
export const ToastsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const words = useWords('shell')
  const close = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), [])
  const tell = useCallback(
    (toast: Toast) => {
      const id = next++
      setShown((all) => [...all.filter(({ text }) => text !== toast.text), { ...toast, id }].slice(-3))
      if (toast.kind === 'done') setTimeout(() => close(id), 6000)
    },
    [close],
  )
  const value = useMemo(() => ({ tell }), [tell])
  return (
    <ToastsContext value={value}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {shown.map(({ id, kind, text, article, action }) => (
          <div key={id} className={`toast ${kind}`}>
            <span>
              {text} {article === undefined ? null : <Article number={article} />}
            </span>
            {action === undefined ? null : (
              <Button
                onClick={() => {
                  close(id)
                  action.run()
                }}
              >
                {action.label}
              </Button>
            )}
            <Button aria-label={words.actions.close} onClick={() => close(id)}>
              ×
            </Button>
          </div>
        ))}
      </div>
    </ToastsContext>
  )
}

export const useToasts = () => use(ToastsContext)
