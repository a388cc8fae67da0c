import { needLegend } from '@zug/messages/common/signs'
import type { Child, FC } from 'hono/jsx'
import { addressOf, type Entrant, type Scene, wordsOf } from './scene.ts'

/** A name that leads to its page. */
export const PlayerName: FC<{ readonly scene: Scene; readonly entrant: Entrant | undefined }> = ({ scene, entrant }) =>
  entrant === undefined ? null : (
    <a class="name" href={addressOf(scene, `/player/${entrant.id}`)}>
      {entrant.title === null ? null : <abbr class="title">{entrant.title}</abbr>}
      {entrant.name}
    </a>
  )

/** Federation, rating and points beside a name; nothing where there is none of them. */
export const Particulars: FC<{ readonly entrant: Entrant | undefined; readonly points: string | null }> = ({ entrant, points }) => {
  const parts = [entrant?.federation || null, entrant?.rating == null ? null : String(entrant.rating), points].filter(
    (part) => part !== null,
  )
  return parts.length === 0 ? null : <small class="particulars">{parts.join(' · ')}</small>
}

export const ColourDisc: FC<{ readonly colour: 'white' | 'black'; readonly size?: number }> = ({ colour, size = 12 }) => (
  <svg class={`disc ${colour}`} width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="5.25" />
  </svg>
)

/** In a match of two games everybody has both. */
export const colourText = (scene: Scene, colour: 'white' | 'black'): string => {
  const { common, inBothGames } = wordsOf(scene)
  return scene.view.traits.games === 'two' ? inBothGames[colour] : common[colour]
}

/** A search that works by a plain form and, with the script, while typing. */
export const Search: FC<{
  readonly scene: Scene
  readonly action: string
  readonly value: string
  readonly keep?: Readonly<Record<string, string>>
}> = ({ scene, action, value, keep = {} }) => {
  const words = wordsOf(scene)
  return (
    <search id="search">
      <form class="search" method="get" action={action}>
        {Object.entries(keep).map(([name, kept]) => (
          <input type="hidden" name={name} value={kept} />
        ))}
        <label class="unseen" for="q">
          {words.find}
        </label>
        <input id="q" name="q" type="search" value={value} placeholder={words.find} autocomplete="off" spellcheck={false} />
        <button type="submit">{words.findButton}</button>
        {value === '' ? null : <a href={action + asQuery(keep)}>{words.showAll}</a>}
      </form>
    </search>
  )
}

const asQuery = (values: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(values).toString()
  return text === '' ? '' : `?${text}`
}

/** Rows in blocks, so that the browser lays out only those in sight, however many there are. */
export const blocksOf = <T,>(rows: readonly T[], size = 40): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

/** What may be wider than a phone scrolls by itself, also by keyboard. */
export const Wide: FC<{ readonly label: string; readonly children?: Child }> = ({ label, children }) => (
  <section class="wide" aria-label={label} tabindex={0}>
    {children}
  </section>
)

/** Lists are laid out as blocks and flexible rows; said again, the roles of a table stay with every reader. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
} as const

/** What the signs of results mean, where there are some. */
export const Signs: FC<{ readonly scene: Scene; readonly results: readonly string[] }> = ({ scene, results }) =>
  needLegend(results) ? (
    <p class="note signs" id="signs">
      {wordsOf(scene).common.signs}
    </p>
  ) : null
