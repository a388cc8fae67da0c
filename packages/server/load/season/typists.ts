import { setTimeout as delay } from 'node:timers/promises'
import { persist } from '../client.ts'
import { type FromTypists, now, type ToTypists } from './report.ts'

/** A process of people who enter results, so many a second, each in some event; whoever has no answer sends the same again. */
const tell = (message: FromTypists): void => void process.send!(message)

const outcomes = [
  { white: 'win', black: 'loss', rated: true },
  { white: 'loss', black: 'win', rated: true },
] as const

process.on('message', async ({ urls, events, perSecond, seconds }: ToTypists) => {
  const total = perSecond * seconds
  const refused: string[] = []
  const waiting: Promise<void>[] = []
  const turns = new Map<number, number>()
  let entered: [number, number, number, number][] = []
  const begun = performance.now()
  for (let number = 0; number < total; number++) {
    await delay(Math.max(0, begun + (number * 1000) / perSecond - performance.now()))
    const at = (number * 7919) % events.length
    const { id, token, boards } = events[at]!
    const turn = turns.get(at) ?? 0
    turns.set(at, turn + 1)
    const command = { kind: 'enter-result', round: 1, board: turn % boards, result: outcomes[Math.floor(turn / boards) % 2] }
    const sent = now()
    waiting.push(
      persist(urls, `/tournaments/${id}/commands`, command, token).then(
        (sequence) => void entered.push([at, sequence, sent, now()]),
        (error) => void refused.push(String(error).slice(0, 200)),
      ),
    )
    if (entered.length >= 100) {
      tell({ kind: 'entered', entered })
      entered = []
    }
  }
  await Promise.all(waiting)
  tell({ kind: 'entered', entered })
  tell({ kind: 'done', asked: total, refused })
})
process.on('disconnect', () => process.exit())
