import { phoneWords } from '@zug/messages/phone/words'
import type { FC } from 'hono/jsx'
import { Frame, type FrameProps } from './frame.tsx'
import { versionOf } from './version.ts'

type Props = Pick<FrameProps, 'language' | 'event' | 'eventAddress' | 'live' | 'said'> & { readonly round: number }

/** The player of the link has no board in the round. The page reads itself again when that changes, so the slip stays good. */
export const UnseatedPage: FC<Props> = ({ round, ...frame }) => {
  const { player } = phoneWords[frame.language]
  return (
    <Frame {...frame} title={player.unseated(round)} frame={`unseated ${round}`} round={round}>
      <section id="board" class="own" data-version={versionOf(round)} tabindex={-1} aria-labelledby="where">
        <h1 id="where">{player.unseated(round)}</h1>
        <p class="lead">{player.unseatedWhy}</p>
      </section>
    </Frame>
  )
}
