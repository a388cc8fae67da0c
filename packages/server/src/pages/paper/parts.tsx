import type { FC } from 'hono/jsx'
import type { Entrant } from './entrants.ts'

/** Title and name; the title stays with the name when the line breaks. */
export const Name: FC<{ readonly of: Entrant }> = ({ of: { title, name } }) =>
  title === '' ? (
    <span>{name}</span>
  ) : (
    <>
      <span class="title">{title}</span>
      {`\u00a0${name}`}
    </>
  )

export const Rating: FC<{ readonly of: Entrant }> = ({ of: { rating } }) => <>{rating === null ? '–' : String(rating)}</>

/** A little square: empty for White, full for Black. The letter beside it is for those who cannot tell. */
export const ColourMark: FC<{ readonly colour: 'white' | 'black' }> = ({ colour }) => (
  <svg class="mark" viewBox="0 0 10 10" aria-hidden="true">
    <rect x="0.75" y="0.75" width="8.5" height="8.5" class={colour} />
  </svg>
)
