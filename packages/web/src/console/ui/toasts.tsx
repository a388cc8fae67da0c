import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { useWords } from '../words/language.tsx'
import { Article } from './article.tsx'
import { Button } from './button.tsx'
import { useTopDialog } from './dialogs.ts'
import './toasts.css'

export type Toast = {
  readonly kind: 'done' | 'problem'
  readonly text: string
  readonly article?: string | undefined
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Shown = Toast & { readonly id: number; readonly since: number }

/** What is said while a deed leads to another page belongs there. */
const alongWith = 1000

const ToastsContext = createContext<{ readonly tell: (toast: Toast) => void }>({ tell: () => {} })

let next = 1

/**
 * Short messages at the edge of the page, read out by screen readers. What went well leaves by itself or with its page, and only the latest of it is
 * shown; a problem stays until it is closed. They stand over a dialog too, and can be reached there.
 */
export const ToastsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const words = useWords('shell')
  const top = useTopDialog()
  const close = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), [])
  const tell = useCallback(
    (toast: Toast) => {
      const id = next++
      const stays = ({ kind, text }: Shown): boolean => text !== toast.text && (toast.kind === 'problem' || kind === 'problem')
      setShown((all) => [...all.filter(stays), { ...toast, id, since: Date.now() }].slice(-3))
      if (toast.kind === 'done') setTimeout(() => close(id), 6000)
    },
    [close],
  )
  const [location] = useLocation()
  useEffect(() => setShown((all) => all.filter(({ kind, since }) => kind === 'problem' || Date.now() - since < alongWith)), [location])
  const value = useMemo(() => ({ tell }), [tell])
  return (
    <ToastsContext value={value}>
      {children}
      {createPortal(
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
        </div>,
        top ?? document.body,
      )}
    </ToastsContext>
  )
}

export const useToasts = () => use(ToastsContext)
