import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { tournamentsQuery } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { remember, remembered } from '../../device.ts'
import { Choice } from '../../ui/choice.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { useMissing } from '../submission/use-missing.ts'
import '../../ui/sections.css'
import './hall.css'

type Format = 'a4' | 'letter'

/** Every document for the wall, the tables and the file, one click away. */
const PrintPage = () => {
  const { print: words } = useWords('hall')
  const paper = useWords('paper')
  const { language } = useLanguage()
  const { id } = usePlace()
  const { rounds, traits, settings } = useTournament()
  const may = useMayAct()
  const { end } = useWords('settings')
  const missing = useMissing().length
  const { data } = useQuery(tournamentsQuery)
  const visible = data?.tournaments.find((one) => one.id === id)?.visible === true
  const [format, setFormat] = useState<Format>(remembered('paper') === 'letter' ? 'letter' : 'a4')
  const choose = (next: Format): void => {
    remember('paper', next)
    setFormat(next)
  }
  const before = ['players', 'check-in', 'check-in-codes', 'name-cards', 'board-cards', 'poster', 'checklist']
  const shown = (Object.keys(paper.documents) as (keyof typeof paper.documents)[]).filter(
    (document) =>
      (rounds.length > 0 || before.includes(document)) &&
      (document !== 'berger' || traits.drawnFrom === 'tables') &&
      ((document !== 'match-sheets' && document !== 'line-ups') || traits.teams) &&
      (document !== 'slips' || !traits.teams) &&
      (!document.startsWith('hall-') || settings.section !== null) &&
      // The others have no such sheet.
      (document !== 'checklist' || traits.voice === 'fide') &&
      (document !== 'ratings' || traits.games === 'results') &&
      // Norms are made in games of chess that are won, drawn or lost.
      ((document !== 'norm-reports' && document !== 'tournament-report') || (!traits.teams && traits.games === 'results')) &&
      (document !== 'poster' || visible),
  )
  const last = rounds.at(-1)?.round
  return (
    <div className="sections">
      <h1>{words.title}</h1>
      <p className="sections-intro">{words.intro}</p>
      <Choice<Format>
        label={words.format}
        value={format}
        onChange={choose}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
        ]}
      />
      <ul className="hall-documents">
        {shown.map((document) => (
          <Fragment key={document}>
            <li>
              <a href={`/t/${id}/paper/${document}?lang=${language}&format=${format}`} target="_blank" rel="noreferrer">
                {paper.documents[document]} ↗
              </a>
              <span>
                {document === 'crosstable' && traits.colourless ? paper.crosstableAboutColourless : paper.about[document]}
                {missing > 0 && (document === 'norm-reports' || document === 'tournament-report') ? (
                  <>
                    {' '}
                    <Link href={`/desk/${id}/settings#submission`}>{end.missing(missing)}</Link>
                  </>
                ) : null}
              </span>
            </li>
            {(document === 'slips' || document === 'line-ups') && may ? (
              <li>
                {/* Makes the codes that are missing and shows the slips in one go. */}
                <form
                  method="post"
                  action={`/t/${id}/paper/${document}/links?round=${last}&lang=${language}&format=${format}`}
                  target="_blank"
                  rel="noopener"
                >
                  <button type="submit" className="hall-document">
                    {document === 'slips' ? paper.slipsWithCodes : paper.lineUpsWithCodes} ↗
                  </button>
                </form>
                <span>{document === 'slips' ? paper.aboutSlipsWithCodes : paper.aboutLineUpsWithCodes}</span>
              </li>
            ) : null}
          </Fragment>
        ))}
      </ul>
      <p>
        <a href={`/t/${id}/paper?lang=${language}&format=${format}`} target="_blank" rel="noreferrer">
          {words.all} ↗
        </a>
      </p>
    </div>
  )
}

export default PrintPage
