import type { FC } from 'hono/jsx'
import { Frame } from './frame.tsx'
import { OldReceipts } from './recalled.tsx'
import { type Scene, wordsOf } from './scene.ts'

/** Where the round was: what it was is kept, and can be verified. */
export const RecalledPage: FC<{ readonly scene: Scene; readonly round: number }> = ({ scene, round }) => (
  <Frame scene={scene} tab="pairings" title={wordsOf(scene).round(round)}>
    <h1>{wordsOf(scene).common.recalled.title(round)}</h1>
    <OldReceipts scene={scene} round={round} />
  </Frame>
)
