import { alongTheHall, type DeskRound } from '@zug/engine/desk'
import { plain } from '@zug/messages/plain'
import type { FC } from 'hono/jsx'
import { SincePaired, scoreBefore } from '../as-paired.tsx'
import { byName, type Entrant, fieldOf, unpairedIn } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { ColourMark, Name, Rating } from '../parts.tsx'

/** One who looks for their name: where to sit, and against whom. */
export type Line = {
  readonly entrant: Entrant
  readonly board: number | null
  readonly colour: 'white' | 'black' | null
  readonly opponent: Entrant | null
  readonly instead: string
  /** On a sheet of all sections. */
  readonly section?: string
}

export const pairingsByName: PaperDocument = {
  id: 'pairings-by-name',
  needs: 'public',
  shows: 'results',
  options: ['round', 'columns', 'density'],
  when: ({ round }) => round !== null,
  make: (paper) => {
    const round = paper.round!
    const groups = byLetter(linesOf(paper, round), paper.options.columns === 1 ? shortList : 0)
    return {
      kind: 'list',
      title: paper.words.documents['pairings-by-name'],
      subtitle: paper.words.roundOf(round.round, paper.state.settings!.numberOfRounds),
      receiptOf: round,
      body: (
        <>
          {paper.options.columns === 1 ? (
            <NameTable paper={paper} round={round} groups={groups} />
          ) : (
            <NameColumns paper={paper} groups={groups} />
          )}
          <SincePaired paper={paper} round={round} />
        </>
      ),
    }
  },
}

export const linesOf = (paper: Paper, round: DeskRound): readonly Line[] => {
  const { state, traits, language, words } = paper
  const field = fieldOf(state)
  const seated = alongTheHall(round, state.settings!.firstBoard).flatMap(({ number, board: { white, black } }): readonly Line[] => {
    const [a, b] = [field.get(white), field.get(black)]
    const line = (entrant: Entrant, opponent: Entrant, colour: 'white' | 'black'): Line => ({
      entrant,
      board: number,
      colour: traits.colourless ? null : colour,
      opponent,
      instead: '',
    })
    return [line(a, b, 'white'), line(b, a, 'black')]
  })
  const others = unpairedIn(paper.state, round)
    .map(
      ({ player, bye }): Line => ({ entrant: field.get(player), board: null, colour: null, opponent: null, instead: words.byeShort[bye] }),
    )
    .filter(({ entrant: { withdrawnFrom } }) => withdrawnFrom === null || withdrawnFrom > round.round)
  const compare = byName(language)
  return [...seated, ...others].sort((a, b) => compare(a.entrant, b.entrant))
}

export type Groups = readonly (readonly [letter: string, lines: readonly Line[]])[]

/** Ä stands with A and Ł with L, as the names around them do. Þ stands after Z, where names are sorted to. */
const letterOf = (name: string): string => {
  const first = ([...name.trim()][0] ?? '').toLocaleUpperCase('en')
  const letter = first === 'Þ' ? first : ([...plain(first)][0] ?? '').toLocaleUpperCase('en')
  return /\p{L}/u.test(letter) ? letter : '#'
}

/** Up to so many names are seen at one glance, and headings would only take the room. */
export const shortList = 40

export const byLetter = (lines: readonly Line[], short: number): Groups => {
  if (lines.length <= short) return [['', lines]]
  const groups: [string, Line[]][] = []
  for (const line of lines) {
    const letter = letterOf(line.entrant.name)
    if (groups.at(-1)?.[0] === letter) groups.at(-1)![1].push(line)
    else groups.push([letter, [line]])
  }
  return groups
}

const NameTable: FC<{ readonly paper: Paper; readonly round: DeskRound; readonly groups: Groups }> = ({ paper, round, groups }) => {
  const { words, common, state, traits } = paper
  const field = fieldOf(state)
  const scores = paper.scoresKnown(round.round) && round.round > 1
  const colours = !traits.colourless
  const columns = (scores ? 8 : 6) - (colours ? 0 : 1) - (field.teams ? 2 : 0)
  const score = scoreBefore(paper, field, round)
  return (
    <table class="rows by-name">
      <thead>
        <tr>
          <th class="side">{field.teams ? words.team : words.name}</th>
          {field.teams ? null : <th class="n">{words.rating}</th>}
          {scores ? <th class="n">{words.points}</th> : null}
          <th class="board">{words.board}</th>
          {colours ? <th class="colour">{words.colour}</th> : null}
          <th class="side">{words.opponent}</th>
          {field.teams ? null : <th class="n">{words.rating}</th>}
          {scores ? <th class="n">{words.points}</th> : null}
        </tr>
      </thead>
      {groups.map(([letter, lines]) => (
        <tbody>
          {letter === '' ? null : (
            <tr class="letter">
              <th colspan={columns} scope="rowgroup">
                {letter}
              </th>
            </tr>
          )}
          {lines.map(({ entrant, board, colour, opponent, instead }) => (
            <tr>
              <td class="side name">
                <Name of={entrant} />
              </td>
              {field.teams ? null : (
                <td class="n">
                  <Rating of={entrant} />
                </td>
              )}
              {scores ? <td class="n score">{score(entrant)}</td> : null}
              <td class="board">{board ?? ''}</td>
              {opponent === null ? (
                <td class="why" colspan={columns - (scores ? 4 : 3) + (field.teams ? 1 : 0)}>
                  {instead}
                </td>
              ) : (
                <>
                  {colour === null ? null : (
                    <td class="colour">
                      <ColourMark colour={colour} /> {common[colour]}
                    </td>
                  )}
                  <td class="side">
                    <Name of={opponent} />
                  </td>
                  {field.teams ? null : (
                    <td class="n">
                      <Rating of={opponent} />
                    </td>
                  )}
                  {scores ? <td class="n score">{score(opponent)}</td> : null}
                </>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Name, board, colour: nothing else fits three to a page, and nothing else is looked for. */
export const NameColumns: FC<{ readonly paper: Paper; readonly groups: Groups }> = ({ paper: { words, options }, groups }) => (
  <div class={`columns columns-${options.columns}`}>
    {groups.map(([letter, lines]) => (
      <section class="letters">
        <h2>{letter}</h2>
        <ul>
          {lines.map(({ entrant, board, colour, instead, section }) => (
            <li>
              <span class="name">
                <Name of={entrant} />
                {section === undefined ? null : <small class="of-section"> {section}</small>}
              </span>
              {board === null ? (
                <span class="why">{instead}</span>
              ) : (
                <span class="seat">
                  <b>{board}</b>
                  {colour === null ? null : (
                    <>
                      <ColourMark colour={colour} />
                      <span class="letter-of-colour">{colour === 'white' ? words.whiteShort : words.blackShort}</span>
                    </>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
