import { dayText, timeText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import { pendingRecall } from '../../tournaments/recalls.ts'
import { zoneOf } from '../../tournaments/zone.ts'
import { addressOf, type Scene, wordsOf } from './scene.ts'
import type { Round } from './shapes.ts'

/** On every page, until the round is published anew. */
export const RecallBanner: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const recall = pendingRecall(scene.view)
  if (recall === null) return null
  const { round, at, reason } = recall
  return (
    <p class="recalled" id="recalled">
      {wordsOf(scene).common.recalled.banner(round, timeText(at, scene.language, zoneOf(scene.view.settings)), reason)}
    </p>
  )
}

/** Under the boards of a round that was paired again: which pairing it stands for. */
export const PairedAgain: FC<{ readonly scene: Scene; readonly round: Round }> = ({ scene, round }) => {
  const words = wordsOf(scene)
  const zone = zoneOf(scene.view.settings)
  const before = (scene.view.recalled ?? []).filter((one) => one.round === round.round)
  if (before.length === 0) return null
  return (
    <>
      {before.map(({ publishedAt, at, reason }) => (
        <p class="note">
          {words.common.recalled.before(timeText(publishedAt, scene.language, zone), timeText(at, scene.language, zone), reason)}
        </p>
      ))}
    </>
  )
}

/** Receipts that were printed and do not count: still true of what they are of. */
export const OldReceipts: FC<{ readonly scene: Scene; readonly round: number }> = ({ scene, round }) => {
  const words = wordsOf(scene)
  const zone = zoneOf(scene.view.settings)
  const now = scene.view.rounds.find((one) => one.round === round)?.receipt.short
  const old = (scene.view.recalled ?? []).filter((one) => one.round === round && one.receipt.short !== now)
  if (old.length === 0) return null
  return (
    <ul class="links withdrawn">
      {old.map(({ receipt, publishedAt, at }) => (
        <li>
          {words.withdrawnReceipt} <s>{receipt.short}</s>{' '}
          <small>
            {dayText(publishedAt, scene.language, zone)}, {timeText(publishedAt, scene.language, zone)} –{' '}
            {timeText(at, scene.language, zone)}
          </small>{' '}
          <a href={`/verify#/t/${scene.id}/round/${round}/${receipt.short}`}>{words.verify}</a>{' '}
          <a
            href={`${addressOf(scene, `/round/${round}/receipt.json`)}?receipt=${receipt.short}`}
            download={`${scene.id}-${round}-${receipt.short}.json`}
          >
            {words.receiptFile}
          </a>
        </li>
      ))}
    </ul>
  )
}
