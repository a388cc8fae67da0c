import { engineVersion, scheduleFor } from '@zug/engine/desk'
import type { SubmissionIssue } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'
import { datesText, dateText, momentText } from '@zug/messages/dates'
import { issueText } from '@zug/messages/issues'
import type { FC } from 'hono/jsx'
import { fullNameOf } from '../../sections/full-name.ts'
import { zoneOf } from '../../tournaments/zone.ts'
import { announcedOf } from '../announced.ts'
import { Page } from '../layout.tsx'
import type { Paper, PaperDocument, Sheet } from './paper.ts'
import { QrCode } from './qr.tsx'
import { receiptText } from './text.ts'
import { Toolbar } from './toolbar.tsx'

/** A document on its paper: the toolbar is for the screen, everything else is printed. */
export const SheetPage: FC<{ readonly paper: Paper; readonly document: PaperDocument; readonly sheet: Sheet }> = ({
  paper,
  document,
  sheet,
}) => {
  const { state, options, language } = paper
  const { section } = state.settings!
  const event = sheet.ofEvent === true && section !== null ? section.event : fullNameOf(state.settings!)
  const turned = sheet.landscape === true ? 'landscape' : 'portrait'
  const bodyClass = `paper ${options.format} ${turned} kind-${sheet.kind} ${options.density} of-${document.id}`
  return (
    <Page bundle="paper" language={language} title={`${sheet.title} · ${event}`} noIndex bodyClass={bodyClass}>
      <Toolbar paper={paper} document={document} />
      <Missing paper={paper} issues={sheet.missing ?? []} />
      <main class="desk">
        {sheet.kind === 'cards' ? (
          <>
            <h1 class="unseen">{sheet.title}</h1>
            <div class="stack">{sheet.body}</div>
          </>
        ) : (
          <List paper={paper} sheet={sheet} />
        )}
      </main>
    </Page>
  )
}

/** Read before anything is printed; the forms are the desk's alone, so the link leads there. */
const Missing: FC<{ readonly paper: Paper; readonly issues: readonly SubmissionIssue[] }> = ({ paper, issues }) =>
  issues.length === 0 ? null : (
    <aside class="sheet-missing" aria-labelledby="sheet-missing">
      <h2 id="sheet-missing">{paper.words.missingForFide}</h2>
      <ul>
        {issues.map((issue) => (
          <li>{issueText(issue, paper.language)}</li>
        ))}
      </ul>
      <a href={`/desk/${paper.id}/settings#submission`}>{paper.words.enterMissing}</a>
    </aside>
  )

/**
 * A table of one cell around the content: its head is repeated on every page, and its foot keeps the place for the footer that is fixed to the foot of
 * every page. Page numbers stand in the margin; only a browser knows them.
 */
const List: FC<{ readonly paper: Paper; readonly sheet: Sheet }> = ({ paper, sheet }) => (
  <div class="sheet">
    <table class="frame" role="presentation">
      <thead>
        <tr>
          <td>
            <Heading paper={paper} sheet={sheet} />
          </td>
        </tr>
      </thead>
      <tfoot>
        <tr>
          <td class="foot-room" />
        </tr>
      </tfoot>
      <tbody>
        <tr>
          <td>{sheet.body}</td>
        </tr>
      </tbody>
    </table>
    <Footing paper={paper} sheet={sheet} />
  </div>
)

const Heading: FC<{ readonly paper: Paper; readonly sheet: Sheet }> = ({ paper: { state, language, round }, sheet }) => {
  const { info, section } = state.settings!
  // Where the day of the round is not known, the days of the event are.
  const entry = round === null ? undefined : scheduleFor(state.settings!).rounds[round.round - 1]
  const day = entry?.date || (round === null ? '' : (info.roundDates[round.round - 1] ?? ''))
  const start = entry?.start ?? ''
  const date =
    day === ''
      ? datesText(info.startDate, info.endDate, language)
      : [dateText(day, language), start].filter((part) => part !== '').join(', ')
  return (
    <header class="heading">
      <div class="event">
        <span>{section === null ? info.name : sheet.ofEvent === true ? section.event : `${section.event} · ${section.name}`}</span>
        <span>{[info.city, date].filter((part) => part !== '').join(', ')}</span>
      </div>
      <div class="document">
        <h1>{sheet.title}</h1>
        {sheet.subtitle === undefined ? null : <p>{sheet.subtitle}</p>}
      </div>
    </header>
  )
}

const Footing: FC<{ readonly paper: Paper; readonly sheet: Sheet }> = ({ paper, sheet: { receiptOf, ofEvent } }) => {
  const { words, common, language, now, state } = paper
  const address = ofEvent === true && paper.address !== null ? `${paper.address}/event` : paper.address
  const rulebooks: Readonly<Record<string, string>> = common.rulebooks
  const rulebook = receiptOf?.receipt.rulebook ?? state.settings!.rules.rulebook
  const announced = announcedOf(state.settings!.rules)
  return (
    <footer class="footing">
      {address === null ? null : <QrCode text={address} label={address} />}
      <div>
        {address === null ? null : <strong>{address.replace(/^https?:\/\//, '')}</strong>}
        {receiptOf === undefined ? null : (
          <span>
            {words.footer.receipt} <b class="receipt">{receiptText(receiptOf.receipt.short)}</b>
            {receiptOf.byHand ? ` · ${words.footer.byHand}` : ''}
          </span>
        )}
        <span>
          {[
            ...(ofEvent === true ? [] : [rulebooks[rulebook] ?? rulebookById(rulebook).title]),
            ...(ofEvent === true || announced.length === 0 ? [] : [words.footer.announced(announced.join(', '))]),
            words.footer.software(receiptOf?.receipt.engine ?? engineVersion),
            words.footer.printed(momentText(now, language, zoneOf(state.settings!))),
          ].join(' · ')}
        </span>
      </div>
    </footer>
  )
}
