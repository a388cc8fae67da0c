import type { SubmissionIssue } from '@zug/engine/model'
import { Link } from 'wouter'
import { usePlace } from '../../api/tournament.tsx'
import { useIssueText } from '../../words/issue-text.ts'
import { useWords } from '../../words/language.tsx'
import { focusOn, inputOf, placeOf, placeOfPlayer } from './places.ts'

const mostLinks = 12

/** What a report to FIDE lacks; each line leads to where it is entered. */
const MissingList = ({ issues }: { readonly issues: readonly SubmissionIssue[] }) => {
  const { submission: words } = useWords('settings')
  const { id } = usePlace()
  const textOf = useIssueText()
  return (
    <ul className="missing-list">
      {issues.map((issue) => {
        const text = textOf({ ...issue, message: '' })
        if (!('players' in issue))
          return (
            <li key={text}>
              <Link href={placeOf(id, issue)} onClick={(event) => focusOn(inputOf(issue.field)) && event.preventDefault()}>
                {text}
              </Link>
            </li>
          )
        const { players } = issue
        return (
          <li key={text}>
            {text}{' '}
            {players.slice(0, mostLinks).map((player) => (
              <Link key={player.id} href={placeOfPlayer(id, player.id)}>
                {player.name}
              </Link>
            ))}
            {players.length > mostLinks ? <Link href={placeOf(id, issue)}>{words.more(players.length - mostLinks)}</Link> : null}
          </li>
        )
      })}
    </ul>
  )
}

export default MissingList
