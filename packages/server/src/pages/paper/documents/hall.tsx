import { rulebookById } from '@zug/engine/pairing'
import type { FC } from 'hono/jsx'
import { byName } from '../entrants.ts'
import type { Paper, PaperDocument, Sheet } from '../paper.ts'
import { ColourMark, Name, Rating } from '../parts.tsx'
import { receiptText } from '../text.ts'
import { BoardTable, NotPlaying } from './pairings.tsx'
import { byLetter, type Groups, type Line, linesOf, NameColumns, shortList } from './pairings-by-name.tsx'

/** One set of sheets for a hall in which several sections play. */
const common = { needs: 'public', shows: 'results', ofEvent: true, when: ({ sections }: Paper) => sections.length > 1 } as const

export const hallPairings: PaperDocument = {
  id: 'hall-pairings',
  ...common,
  options: ['round', 'density'],
  make: (paper) => ({
    ...headOf(paper, 'hall-pairings'),
    body: paper.sections.map((section) => (
      <section class="of-event">
        <SectionHead paper={section} />
        <BoardTable paper={section} round={section.round!} withResults={false} />
        <NotPlaying paper={section} round={section.round!} />
      </section>
    )),
  }),
}

export const hallByName: PaperDocument = {
  id: 'hall-by-name',
  ...common,
  options: ['round', 'columns', 'density'],
  make: (paper) => {
    const compare = byName(paper.language)
    const lines = paper.sections
      .flatMap((section) => linesOf(section, section.round!).map((line): Line => ({ ...line, section: nameOf(section) })))
      .sort((a, b) => compare(a.entrant, b.entrant))
    const groups = byLetter(lines, paper.options.columns === 1 ? shortList : 0)
    return {
      ...headOf(paper, 'hall-by-name'),
      body: (
        <>
          {paper.options.columns === 1 ? <NameTable paper={paper} groups={groups} /> : <NameColumns paper={paper} groups={groups} />}
          <section class="aside keep">
            {paper.sections.map((section) => (
              <SectionHead paper={section} />
            ))}
          </section>
        </>
      ),
    }
  },
}

const nameOf = ({ state }: Paper): string => state.settings!.section?.name || state.settings!.info.name

/** Where all sections play the same round, it stands over the sheet. */
const headOf = ({ sections, words }: Paper, id: 'hall-pairings' | 'hall-by-name'): Omit<Sheet, 'body'> => {
  const rounds = new Set(sections.map(({ round }) => round!.round))
  const title = { kind: 'list', ofEvent: true, title: words.documents[id] } as const
  return rounds.size === 1 ? { ...title, subtitle: words.round([...rounds][0]!) } : title
}

/** What the footer says of one tournament stands here for each. */
const SectionHead: FC<{ readonly paper: Paper }> = ({ paper }) => {
  const { words, common: said, state } = paper
  const { receipt, byHand, round } = paper.round!
  const rulebooks: Readonly<Record<string, string>> = said.rulebooks
  return (
    <div class="section-head">
      <h2>{nameOf(paper)}</h2>
      <p>
        {words.roundOf(round, state.settings!.numberOfRounds)} · {rulebooks[receipt.rulebook] ?? rulebookById(receipt.rulebook).title} ·{' '}
        {words.footer.receipt} <b class="receipt">{receiptText(receipt.short)}</b>
        {byHand ? ` · ${words.footer.byHand}` : ''}
      </p>
    </div>
  )
}

const NameTable: FC<{ readonly paper: Paper; readonly groups: Groups }> = ({ paper: { words, common: said }, groups }) => (
  <table class="rows by-name">
    <thead>
      <tr>
        <th class="side">{words.name}</th>
        <th class="of-section">{words.ofSection}</th>
        <th class="board">{words.board}</th>
        <th class="colour">{words.colour}</th>
        <th class="side">{words.opponent}</th>
        <th class="n">{words.rating}</th>
      </tr>
    </thead>
    {groups.map(([letter, lines]) => (
      <tbody>
        {letter === '' ? null : (
          <tr class="letter">
            <th colspan={6} scope="rowgroup">
              {letter}
            </th>
          </tr>
        )}
        {lines.map(({ entrant, section, board, colour, opponent, instead }) => (
          <tr>
            <td class="side name">
              <Name of={entrant} />
            </td>
            <td class="of-section">{section}</td>
            <td class="board">{board ?? ''}</td>
            {opponent === null ? (
              <td class="why" colspan={3}>
                {instead}
              </td>
            ) : (
              <>
                <td class="colour">
                  {colour === null ? null : (
                    <>
                      <ColourMark colour={colour} /> {said[colour]}
                    </>
                  )}
                </td>
                <td class="side">
                  <Name of={opponent} />
                </td>
                <td class="n">
                  <Rating of={opponent} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)
