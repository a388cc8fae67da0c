import { boardNumber } from '@zug/engine/desk'
import type { FC } from 'hono/jsx'
import { resultText } from './results.ts'
import { type Scene, wordsOf } from './scene.ts'

const numberIn = ({ view }: Scene, round: number, board: number): number =>
  boardNumber({ settings: view.settings, rounds: view.rounds, draft: null }, round, board)

/** Over the boards of a round, and over every reason: what was corrected of earlier rounds since it was paired. */
export const Corrected: FC<{ readonly scene: Scene; readonly round: number }> = ({ scene, round }) => {
  const corrected = scene.view.rounds.find((entry) => entry.round === round)?.corrected
  if (corrected === undefined) return null
  const { common } = wordsOf(scene)
  const name = (id: number): string => scene.entrants.get(id)?.name ?? `#${id}`
  const shown = (result: Parameters<typeof resultText>[0]): string => {
    const { text, remark, open } = resultText(result, common)
    return open ? (remark ?? common.results.open) : remark === null ? text : `${text} (${remark})`
  }
  const lines = corrected.results.map((one) =>
    common.correctedResult(
      one.round,
      numberIn(scene, one.round, one.board),
      `${name(one.white)} – ${name(one.black)}`,
      shown(one.was),
      shown(one.now),
    ),
  )
  return (
    <p class="note corrected">
      {common.correctedSince} {lines.join('; ')}.
    </p>
  )
}
