import { listening } from '../listening.ts'

/** What a screen shows: the score of each board of round 1, and the number of events it is of. */
export type Shown = { readonly scores: ReadonlyMap<number, string>; readonly sequence: number }

const boards = /id="board-(\d+)"[\s\S]*?class="score[^"]*"[^>]*>([^<]*)</g

const shownIn = (html: string): Shown => ({
  scores: new Map([...html.matchAll(boards)].map(([, board, score]) => [Number(board) - 1, score!.trim()])),
  sequence: Number(/data-after="(\d+)"/.exec(html)?.[1] ?? 0),
})

/**
 * A public page as a browser has it open: it listens to one server, and to the next where that ends; when there is news it follows the pointer to the page of
 * the newest state; and some seconds after the last news it looks whether it has it.
 */
export const openScreen = (
  urls: readonly string[],
  tournament: string,
  onShown: (shown: Shown, kept: string | null) => void = () => {},
) => {
  let turn = Math.floor(Math.random() * urls.length)
  let shown: Shown = { scores: new Map(), sequence: 0 }
  let [events, hall] = [0, 0]
  let pages = ''
  let stopped = false
  let asked = false
  let running = false
  let looking: NodeJS.Timeout | undefined

  const read = async (path: string): Promise<Response> =>
    fetch(`${urls[turn % urls.length]}${path}`, { signal: AbortSignal.timeout(5000), headers: { 'accept-encoding': 'gzip' } })
  const pointer = async (heard: string): Promise<string | null> => {
    const response = await read(`/t/${tournament}/live.json${heard}`)
    const body = (await response.json()) as { readonly pages: string | null }
    return response.ok ? body.pages : null
  }
  const refresh = async (): Promise<void> => {
    if (running) {
      asked = true
      return
    }
    running = true
    try {
      do {
        asked = false
        const newest = await pointer(`?after=${events}-${hall}`)
        const response = await read(`${newest ?? `/t/${tournament}`}/round/1?lang=en`)
        const html = await response.text()
        if (!response.ok) throw new Error(`a page was answered with ${response.status}`)
        pages = newest ?? ''
        shown = shownIn(html)
        onShown(shown, response.headers.get('x-cache'))
      } while (asked && !stopped)
      lookAgain()
    } catch {
      turn += 1
      if (!stopped) setTimeout(() => void refresh(), 300).unref()
    } finally {
      running = false
    }
  }
  const lookAgain = (): void => {
    clearTimeout(looking)
    looking = setTimeout(
      () =>
        void pointer('')
          .then((newest) => newest !== null && newest !== pages && void refresh())
          .catch(() => {}),
      4000 + Math.random() * 2000,
    ).unref()
  }
  const heed = (message: string): void => {
    const data = /^data: (.*)$/m.exec(message)?.[1]
    if (data === undefined) return
    if (message.startsWith('event: hall')) hall = Math.max(hall, Number(JSON.parse(data).sequence))
    else if (message.startsWith('event: ')) return
    events = Math.max(events, Number(/^id: (\d+)$/m.exec(message)?.[1] ?? 0))
    void refresh()
  }
  const stream = listening(
    {
      address: () => `${urls[turn % urls.length]}/api/tournaments/${tournament}/live?as=public`,
      from: () => events,
      next: () => {
        turn += 1
      },
    },
    heed,
  )
  void refresh()
  return {
    shown: (): Shown => shown,
    returns: stream.returns,
    stop: (): void => {
      stopped = true
      clearTimeout(looking)
      stream.stop()
    },
  }
}

export type Screen = ReturnType<typeof openScreen>
