import { Kbd } from '../../ui/kbd.tsx'
import { useWords } from '../../words/language.tsx'

/** The keys of the table, where one needs them. */
export const Legend = ({ map }: { readonly map: boolean }) => {
  const { legend } = useWords('round')
  return (
    <p className="round-legend">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {legend.board}
      </span>
      <span>
        <Kbd>W</Kbd> {legend.why}
      </span>
      {map ? (
        <span>
          <Kbd>M</Kbd> {legend.map}
        </span>
      ) : null}
      <span>
        <Kbd>/</Kbd> {legend.find}
      </span>
      <span>
        <Kbd>?</Kbd> {legend.all}
      </span>
    </p>
  )
}
