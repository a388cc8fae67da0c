import { commonWords } from '@zug/messages/common/words'
import { timeText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import type { Recall } from '../../tournaments/recalls.ts'
import { Frame, type FrameProps } from './frame.tsx'
import { versionOf } from './version.ts'

type Props = Pick<FrameProps, 'language' | 'event' | 'eventAddress' | 'live' | 'said'> & {
  readonly recall: Recall
  readonly zone: string | undefined
}

/** Instead of boards: the pairing is withdrawn, nobody starts, and the page reads itself again when there is a new one. */
export const RecalledPage: FC<Props> = ({ recall: { round, at, reason }, zone, ...frame }) => {
  const { recalled } = commonWords[frame.language]
  return (
    <Frame {...frame} title={recalled.title(round)} frame={`recalled ${round} ${at}`} round={round}>
      <section id="board" class="own" data-version={versionOf(round, at, reason)} tabindex={-1} aria-labelledby="where">
        <h1 id="where">{recalled.title(round)}</h1>
        <p class="lead">{recalled.banner(round, timeText(at, frame.language, zone), reason)}</p>
      </section>
    </Frame>
  )
}
