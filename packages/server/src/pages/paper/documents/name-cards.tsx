import type { FC } from 'hono/jsx'
import { type Entrant, fieldOf } from '../entrants.ts'
import type { PaperDocument } from '../paper.ts'

/** Two tents on a sheet. The upper half stands on its head, so that both sides can be read when it is folded. */
export const nameCards: PaperDocument = {
  id: 'name-cards',
  needs: 'public',
  shows: 'results',
  options: ['numbersRange'],
  when: ({ state }) => fieldOf(state).all.length > 0,
  make: ({ words, state, options: { first, last } }) => {
    const chosen = fieldOf(state).all.filter(({ number }) => number >= (first ?? 0) && number <= (last ?? Number.POSITIVE_INFINITY))
    const pages = Array.from({ length: Math.ceil(chosen.length / 2) }, (_, at) => chosen.slice(at * 2, at * 2 + 2))
    return {
      kind: 'cards',
      title: words.documents['name-cards'],
      body: pages.map((pair) => (
        <div class="page name-cards">
          {pair.map((entrant) => (
            <article class="cell tent">
              <Half entrant={entrant} turned />
              <Half entrant={entrant} />
            </article>
          ))}
          {pair.length === 1 ? <div class="cell empty" /> : null}
        </div>
      )),
    }
  },
}

/** Family name and given name have a line each; the longer one decides the size. */
const linesOf = (name: string): readonly string[] => {
  const [family = '', ...given] = name.split(/,\s*/)
  return given.length === 0 ? [name] : [family, given.join(', ')]
}

const sizeOf = (lines: readonly string[]): string => {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  return longest > 24 ? 'tiny' : longest > 18 ? 'small' : longest > 13 ? 'medium' : 'large'
}

const Half: FC<{ readonly entrant: Entrant; readonly turned?: boolean }> = ({ entrant, turned = false }) => (
  <div class={turned ? 'half turned' : 'half'} aria-hidden={turned ? 'true' : undefined}>
    <span class="over">{[entrant.title, entrant.federation].filter(Boolean).join(' · ')}</span>
    <strong class={sizeOf(linesOf(entrant.name))}>
      {linesOf(entrant.name).map((line) => (
        <span>{line}</span>
      ))}
    </strong>
    <span class="under">{[entrant.rating === null ? '' : String(entrant.rating), entrant.club].filter(Boolean).join(' · ')}</span>
  </div>
)
