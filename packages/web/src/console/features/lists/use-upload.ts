import { useEffect, useRef, useState } from 'react'
import { get, ProblemError, send, Unreachable } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'
import type { ListPreview, ListUpload, Problem } from '../../api/types.ts'

/** So much goes at once: below what a request may have, small enough that one sees it move. */
const piece = 2_000_000
/** Milliseconds between two looks at work that goes on by itself. */
const pause = 400
const tries = 20

export type Wanted = {
  readonly name: string | null
  readonly month: string | null
  readonly mapping: ListPreview['mapping']
  readonly smaller: boolean
}

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, pause))

/** A network that is away for a moment costs a moment. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let left = tries; ; left--)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Unreachable) || left === 0) throw error
      await wait()
    }
}

/** A rating list on its way to the desk: piece by piece, then looked at, then imported, with how far it is at every moment. */
export const useUpload = () => {
  const [upload, setUpload] = useState<ListUpload | null>(null)
  const [problem, setProblem] = useState<Problem | null | undefined>(undefined)
  const turn = useRef(0)
  const id = useRef<string | null>(null)
  const run = async (work: (isMine: () => boolean) => Promise<void>): Promise<void> => {
    turn.current += 1
    const mine = turn.current
    setProblem(undefined)
    try {
      await work(() => mine === turn.current)
    } catch (error) {
      if (mine === turn.current) setProblem(error instanceof ProblemError ? error.problem : null)
    }
  }
  const follow = async (begun: ListUpload, isMine: () => boolean): Promise<void> => {
    let now = begun
    while (isMine() && (now.state.stage === 'reading' || now.state.stage === 'importing')) {
      setUpload(now)
      await wait()
      now = await patiently(() => get('/lists/uploads/{upload}', { upload: now.id }))
    }
    if (!isMine()) return
    setUpload(now)
    if (now.state.stage === 'done') await queryClient.invalidateQueries({ queryKey: ['lists'] })
  }
  const begin = (file: File): Promise<void> =>
    run(async (isMine) => {
      let now = await send('POST', '/lists/uploads', {}, { file: file.name.slice(-200), bytes: file.size })
      id.current = now.id
      while (isMine() && now.state.stage === 'receiving') {
        setUpload(now)
        const at: number = now.state.received
        now = await patiently(() => send('PUT', '/lists/uploads/{upload}', { upload: now.id, at }, file.slice(at, at + piece)))
      }
      await follow(now, isMine)
    })
  const take = (wanted: Wanted): Promise<void> =>
    run(async (isMine) => {
      if (upload !== null) await follow(await send('POST', '/lists/uploads/{upload}/import', { upload: upload.id }, wanted), isMine)
    })
  const stop = (): void => {
    turn.current += 1
    setUpload(null)
    setProblem(undefined)
    if (id.current !== null) send('DELETE', '/lists/uploads/{upload}', { upload: id.current }).catch(() => {})
    id.current = null
  }
  // An import that was begun goes on when the page is left; what only lies there is forgotten by the desk.
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  return { upload, problem, begin, take, stop }
}
