import type { ReactNode } from 'react'
import './empty.css'

export type EmptyProps = {
  readonly title: string
  readonly children?: ReactNode
  /** It stands for the whole page, so its title is the page's. */
  readonly page?: boolean
}

/** Nothing here yet: a sentence that says so, and what to do about it. */
export const Empty = ({ title, children, page = false }: EmptyProps) => (
  <div className="empty">
    {page ? <h1 className="empty-title">{title}</h1> : <p className="empty-title">{title}</p>}
    {children}
  </div>
)
