import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFeeds, type FromFeeds } from './feeds.ts'

/** Streams as a browser opens them: the test says what happens on them. */
const connections = () => {
  const made: FakeSource[] = []
  class FakeSource {
    readyState = 0
    onopen: (() => void) | null = null
    onerror: (() => void) | null = null
    readonly heard = new Map<string, (event: MessageEvent) => void>()
    readonly address: string
    constructor(address: string) {
      this.address = address
    }
    addEventListener(name: string, listener: (event: MessageEvent) => void): void {
      this.heard.set(name, listener)
    }
    close(): void {
      this.readyState = 2
    }
    opens(): void {
      this.readyState = 1
      this.onopen?.()
    }
    says(name: string, data: string, lastEventId = ''): void {
      this.heard.get(name)?.({ data, lastEventId } as MessageEvent)
    }
    isRefused(): void {
      this.readyState = 2
      this.onerror?.()
    }
  }
  const connect = (address: string) => {
    const source = new FakeSource(address)
    made.push(source)
    return source as never
  }
  return { made, connect, open: () => made.filter(({ readyState }) => readyState !== 2) }
}

const page = () => {
  const heard: FromFeeds[] = []
  return { heard, postMessage: (message: FromFeeds) => void heard.push(message) }
}

const ask = (address: string, after = 0) => ({ kind: 'listen', address, after, names: ['hall'] }) as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what pages of a browser listen to', () => {
  it('eight pages of one tournament have one stream, and all hear it', () => {
    const { made, connect } = connections()
    const feeds = createFeeds(connect)
    const pages = Array.from({ length: 8 }, page)
    for (const each of pages) feeds.take(each, ask('/live', 7))
    expect(made.map(({ address }) => address)).toEqual(['/live?after=7'])
    made[0]!.opens()
    made[0]!.says('message', 'news', '8')
    for (const { heard } of pages) {
      expect(heard).toContainEqual({ kind: 'open' })
      expect(heard.filter(({ kind }) => kind === 'said')).toEqual([{ kind: 'said', name: 'message', data: 'news', at: 8 }])
    }
  })

  it('a page that joins gets what comes whole, and news only if it stands before them', () => {
    const { made, connect } = connections()
    const feeds = createFeeds(connect)
    feeds.take(page(), ask('/live', 7))
    made[0]!.opens()
    made[0]!.says('hall', 'lunch')
    made[0]!.says('message', 'news', '9')
    const [behind, level] = [page(), page()]
    feeds.take(behind, ask('/live', 8))
    feeds.take(level, ask('/live', 9))
    const names = ({ heard }: ReturnType<typeof page>) => heard.flatMap((message) => (message.kind === 'said' ? [message.name] : []))
    expect(names(behind)).toEqual(['hall', 'message'])
    expect(names(level)).toEqual(['hall'])
  })

  it('the stream ends with its last page', () => {
    const { connect, open } = connections()
    const feeds = createFeeds(connect)
    const [one, other] = [page(), page()]
    feeds.take(one, ask('/live'))
    feeds.take(other, ask('/live'))
    feeds.take(one, { kind: 'leave' })
    expect(open()).toHaveLength(1)
    feeds.take(other, { kind: 'leave' })
    expect(open()).toHaveLength(0)
  })

  it('of many tournaments the latest have streams; pages of the others look now and then, and listen again when there is room', () => {
    const { connect, open } = connections()
    const feeds = createFeeds(connect)
    const pages = Array.from({ length: 5 }, page)
    for (const [at, each] of pages.entries()) feeds.take(each, ask(`/${at}`))
    expect(open().map(({ address }) => address)).toEqual(['/2?after=0', '/3?after=0', '/4?after=0'])
    for (const source of open()) source.opens()
    vi.advanceTimersByTime(5000)
    expect(pages.map(({ heard }) => heard.some(({ kind }) => kind === 'said'))).toEqual([true, true, false, false, false])
    feeds.take(pages[4]!, { kind: 'leave' })
    expect(open()).toHaveLength(3)
  })

  it('a stream that gets no connection lets its pages look for themselves until it has one', () => {
    const { made, connect } = connections()
    const feeds = createFeeds(connect)
    const one = page()
    const looks = () => one.heard.filter(({ kind }) => kind === 'said').length
    feeds.take(one, ask('/live'))
    vi.advanceTimersByTime(9500)
    expect(looks()).toBe(1)
    made[0]!.opens()
    vi.advanceTimersByTime(20_000)
    expect(looks()).toBe(1)
  })

  it('refused, it comes back from where it was, ever later, and at once when somebody new asks', () => {
    const { made, connect } = connections()
    const feeds = createFeeds(connect)
    const one = page()
    feeds.take(one, ask('/live', 3))
    made[0]!.opens()
    made[0]!.says('message', '', '5')
    made[0]!.isRefused()
    expect(one.heard.at(-1)).toEqual({ kind: 'lost', refused: true })
    vi.advanceTimersByTime(4600)
    expect(made.map(({ address }) => address)).toEqual(['/live?after=3', '/live?after=5'])
    made[1]!.isRefused()
    feeds.take(page(), ask('/live', 5))
    expect(made).toHaveLength(3)
  })

  it('a page that broke down does not hold a stream', () => {
    const { connect, open } = connections()
    const feeds = createFeeds(connect)
    const [gone, there] = [page(), page()]
    feeds.take(gone, ask('/a'))
    feeds.take(there, ask('/b'))
    for (let minute = 0; minute < 4; minute++) {
      vi.advanceTimersByTime(60_000)
      feeds.take(there, ask('/b'))
      feeds.sweep()
    }
    expect(open().map(({ address }) => address)).toEqual(['/b?after=0'])
  })
})
