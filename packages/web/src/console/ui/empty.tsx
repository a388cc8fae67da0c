import type { ReactNode } from 'react'
import './empty.css'

/** Nothing here yet: a sentence that says so, and what to do about it. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="empty">
    <p className="empty-title">{title}</p>
    {children}
  </div>
)
