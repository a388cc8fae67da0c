import type { DeskBoardResult, SideResult } from '@zug/engine/desk'
import type { FC } from 'hono/jsx'
import { BoardForm, Choices } from './entry-form.tsx'
import type { Game } from './game.ts'
import type { PageWords } from './page-words.ts'
import { isForfeit, notation } from './results.ts'

type Props = { readonly words: PageWords; readonly game: Game; readonly theirs: DeskBoardResult }

/** One tap says the same as the opponent did. */
export const Confirm: FC<Props> = ({ words, game, theirs }) => {
  const whole = game.entry.kind === 'game' || isForfeit(theirs)
  return (
    <BoardForm game={game} seen={null}>
      {whole ? null : <Same result={theirs} />}
      <Choices
        look="tall confirm"
        choices={[
          { value: whole ? choiceOf(theirs.white, theirs.black) : '', label: words.player.confirm, aside: notation(theirs, words.common) },
        ]}
      />
    </BoardForm>
  )
}

const choiceOf = (first: SideResult, second: SideResult | undefined): string => {
  if (first.startsWith('forfeit')) return first === 'forfeit-win' ? '1-0f' : second === 'forfeit-win' ? '0-1f' : '0-0f'
  return first === 'win' ? '1-0' : first === 'loss' ? '0-1' : 'draw'
}

/** The fields of a longer form, filled in as the opponent did. */
const Same: FC<{ readonly result: DeskBoardResult }> = ({ result }) => {
  const onTimeLimit = result.scores !== undefined && result.white === 'draw' && result.scores[0] !== result.scores[1]
  return (
    <>
      {result.scores?.map((points, at) => (
        <input type="hidden" name={`score-${at === 0 ? 'white' : 'black'}`} value={String(points / 10)} />
      ))}
      {onTimeLimit ? <input type="hidden" name="time-limit" value="yes" /> : null}
      {result.match?.white.map((board, at) => (
        <input type="hidden" name={`board-${at + 1}`} value={choiceOf(board.result, result.match?.black[at]?.result)} />
      ))}
    </>
  )
}
