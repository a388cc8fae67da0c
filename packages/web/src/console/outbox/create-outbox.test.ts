import { describe, expect, it } from 'vitest'
import { createOutbox, type Delivery, type Ports } from './create-outbox.ts'
import type { NewResult, QueuedResult } from './entry.ts'
import { createShelf } from './shelf.ts'

/** What a browser's storage does, shared by all tabs of the device. */
const newStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const win = { white: 'win', black: 'loss', rated: true } as const
const draw = { white: 'draw', black: 'draw', rated: true } as const
const onBoard = (board: number, result: NewResult['result'] = win): NewResult => ({ tournament: 't', round: 1, board, result, over: null })
const changed: Delivery = {
  kind: 'refused',
  problem: { status: 422, code: 'result-changed', title: '', detail: '', confirmable: true, theirs: draw },
}

/** A desk that can go down, forgets to answer on demand, and does nothing twice for one key. */
const newDesk = () => {
  const taken: QueuedResult[] = []
  const desk = {
    up: true,
    answers: true,
    taken,
    sent: 0,
    refuse: (_: QueuedResult): Delivery | null => null,
    deliver: async (entry: QueuedResult): Promise<Delivery> => {
      desk.sent++
      await Promise.resolve()
      if (!desk.up) return { kind: 'later' }
      const refused = desk.refuse(entry)
      if (refused !== null) return refused
      if (!taken.some(({ key }) => key === entry.key)) taken.push(entry)
      return desk.answers ? { kind: 'taken', sequence: taken.length } : { kind: 'later' }
    },
  }
  return desk
}

let keys = 0
const newTab = (storage: Storage | null, desk: ReturnType<typeof newDesk>, more: Partial<Ports> = {}) =>
  createOutbox({
    shelf: createShelf(storage),
    account: async () => 'anna',
    deliver: desk.deliver,
    taken: () => {},
    refused: () => {},
    exclusively: (work) => work(),
    newKey: () => `key-${keys++}`,
    now: Date.now,
    pause: 1_000_000,
    ...more,
  })

const boards = ({ taken }: ReturnType<typeof newDesk>): readonly number[] => taken.map(({ board }) => board)

describe('the outbox', () => {
  it('delivers in the order of typing, also what is typed while it sends', async () => {
    const desk = newDesk()
    const tab = newTab(newStorage(), desk)
    for (const board of [3, 1, 2]) tab.enqueue(onBoard(board))
    const sending = tab.flush()
    tab.enqueue(onBoard(0))
    await sending
    await tab.flush()
    expect(boards(desk)).toEqual([3, 1, 2, 0])
    expect(tab.now()).toMatchObject({ waiting: [], refused: [], state: 'idle' })
  })

  it('keeps what the desk could not be told, over a restart of the browser, and then tells it once', async () => {
    const desk = newDesk()
    const storage = newStorage()
    desk.up = false
    const before = newTab(storage, desk)
    for (const board of [0, 1]) before.enqueue(onBoard(board))
    await before.flush()
    expect(before.now()).toMatchObject({ state: 'offline', safe: true })
    desk.up = true
    const after = newTab(storage, desk)
    expect(after.now().waiting.map(({ board }) => board)).toEqual([0, 1])
    await after.flush()
    expect(boards(desk)).toEqual([0, 1])
  })

  it('sends again with the same key when the answer was lost', async () => {
    const desk = newDesk()
    desk.answers = false
    const tab = newTab(newStorage(), desk)
    tab.enqueue(onBoard(0))
    await tab.flush()
    expect(tab.now().waiting).toHaveLength(1)
    desk.answers = true
    await tab.flush()
    expect(desk.sent).toBe(2)
    expect(boards(desk)).toEqual([0])
  })

  it('two tabs of one device lose nothing of each other and deliver everything once, with locks and without', async () => {
    for (const locked of [true, false]) {
      let tail: Promise<unknown> = Promise.resolve()
      const exclusively: Ports['exclusively'] = (work) => {
        const turn = tail.then(work)
        tail = turn
        return turn
      }
      const desk = newDesk()
      const storage = newStorage()
      const [a, b] = [newTab(storage, desk, locked ? { exclusively } : {}), newTab(storage, desk, locked ? { exclusively } : {})]
      a.enqueue(onBoard(0))
      b.enqueue(onBoard(1))
      a.enqueue(onBoard(2))
      await Promise.all([a.flush(), b.flush()])
      await Promise.all([a.flush(), b.flush()])
      expect(boards(desk)).toEqual([0, 1, 2])
      if (locked) expect(desk.sent).toBe(3)
      expect(createShelf(storage).all()).toEqual([])
    }
  })

  it('a refusal is kept until somebody decides, and does not hold up the others', async () => {
    const desk = newDesk()
    const storage = newStorage()
    desk.refuse = ({ board }) => (board === 0 ? changed : null)
    const tab = newTab(storage, desk)
    tab.enqueue(onBoard(0))
    tab.enqueue(onBoard(1))
    await tab.flush()
    expect(boards(desk)).toEqual([1])
    const again = newTab(storage, desk).now()
    expect(again.refused).toMatchObject([{ board: 0, problem: { code: 'result-changed', theirs: draw } }])
    tab.dismiss(again.refused[0]!.key)
    expect(tab.now().refused).toEqual([])
  })

  it('what is typed later on the same board settles an earlier refusal', async () => {
    const desk = newDesk()
    desk.refuse = ({ result }) => (result === win ? changed : null)
    const tab = newTab(null, desk)
    tab.enqueue(onBoard(0, win))
    await tab.flush()
    expect(tab.now().refused).toHaveLength(1)
    tab.enqueue(onBoard(0, draw))
    await tab.flush()
    expect(tab.now()).toMatchObject({ refused: [], waiting: [] })
  })

  it('what was typed on top of a refusal on the same board is not sent: people decide about all of it', async () => {
    const desk = newDesk()
    desk.refuse = ({ board }) => (board === 0 ? changed : null)
    const tab = newTab(newStorage(), desk)
    tab.enqueue({ ...onBoard(0, win), inner: [1] })
    tab.enqueue({ ...onBoard(0, draw), over: win, inner: [0, 1] })
    tab.enqueue(onBoard(1))
    tab.enqueue({ ...onBoard(0, null), over: draw })
    await tab.flush()
    expect(boards(desk)).toEqual([1])
    expect(desk.sent).toBe(2)
    expect(tab.now()).toMatchObject({
      waiting: [],
      refused: [{ board: 0, result: null, over: null, inner: [0, 1], problem: { theirs: draw } }],
    })
  })

  it('a refusal grows with what is typed on before it is decided', async () => {
    const desk = newDesk()
    desk.refuse = () => changed
    const storage = newStorage()
    const tab = newTab(storage, desk)
    tab.enqueue(onBoard(0, win))
    await tab.flush()
    tab.amend(tab.now().refused[0]!.key, { result: draw, inner: [0, 1] })
    expect(newTab(storage, desk).now()).toMatchObject({ waiting: [], refused: [{ result: draw, inner: [0, 1] }] })
    expect(desk.sent).toBe(1)
  })

  it('what was taken is told until it was read back', async () => {
    const desk = newDesk()
    const tab = newTab(newStorage(), desk)
    tab.enqueue(onBoard(0))
    tab.enqueue(onBoard(1))
    await tab.flush()
    expect(tab.now().landed.map(({ board, landed }) => [board, landed])).toEqual([
      [0, 1],
      [1, 2],
    ])
    tab.read('t', 1)
    expect(tab.now().landed).toMatchObject([{ board: 1 }])
    tab.read('another', 5)
    expect(tab.now().landed).toHaveLength(1)
  })

  it('does not send what one account typed in the name of another', async () => {
    const desk = newDesk()
    const storage = newStorage()
    desk.up = false
    const anna = newTab(storage, desk)
    anna.signedIn('anna')
    anna.enqueue(onBoard(0))
    await anna.flush()
    desk.up = true
    const ben = newTab(storage, desk, { account: async () => 'ben' })
    ben.signedIn('ben')
    ben.enqueue(onBoard(1))
    await ben.flush()
    expect(boards(desk)).toEqual([1])
    expect(ben.now()).toMatchObject({ state: 'offline', waiting: [{ board: 0 }] })
    await newTab(storage, desk).flush()
    expect(boards(desk)).toEqual([1, 0])
  })

  it('says when the device keeps nothing', () => {
    const desk = newDesk()
    desk.up = false
    const tab = newTab(null, desk)
    tab.enqueue(onBoard(0))
    expect(tab.now()).toMatchObject({ safe: false, waiting: [{ board: 0 }] })
  })
})
