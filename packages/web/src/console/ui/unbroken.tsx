import { Fragment } from 'react'
import './unbroken.css'

const result = /([\d½+−*°]+[–:][\d½+−*°]+)/

/** A sentence with results in it, none of which is broken at its dash. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(result).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  )
