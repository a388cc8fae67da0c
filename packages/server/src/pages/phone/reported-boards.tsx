import type { DeskBoardResult } from '@zug/engine/desk'
import type { FC } from 'hono/jsx'
import { sidesText } from '../public/results.ts'
import type { Game } from './game.ts'
import type { PageWords } from './page-words.ts'

type Props = { readonly words: PageWords; readonly game: Game; readonly result: DeskBoardResult }

/** How the boards of a match, or its two games, ended: of others the sum may be the same. */
export const ReportedBoards: FC<Props> = ({ words, game: { entry }, result: { match } }) =>
  entry.kind !== 'match' || match === undefined ? null : (
    <ol class="reported">
      {match.white.map(({ result }, at) => (
        <li>
          <span>{entry.pairs[at]?.names.join(' – ')}</span>{' '}
          <b>{sidesText({ white: result, black: match.black[at]!.result, rated: true }, words.common)}</b>
        </li>
      ))}
    </ol>
  )
