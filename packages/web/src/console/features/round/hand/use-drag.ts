import type { PlayerId } from '@zug/engine/model'
import { useEffect, useRef, useState } from 'react'
import type { RoundAtHand } from '../round-at-hand.ts'
import { dropOn } from './drop.ts'
import type { Editing } from './use-editing.tsx'

/** Nearer than this it is a click with an unsteady hand. */
const threshold = 6

type Options = { readonly round: RoundAtHand; readonly editing: Editing }

/** Names are dragged with mouse, pen or finger alike; everything it does has a key and a menu as well. Says whose name is on its way. */
export const useDrag = (options: Options): string | null => {
  const current = useRef(options)
  current.current = options
  const [carried, setCarried] = useState<string | null>(null)
  useEffect(() => {
    let from: { readonly element: HTMLElement; readonly x: number; readonly y: number } | null = null
    let ghost: HTMLElement | null = null
    let over: Element | null = null

    const targetAt = (x: number, y: number): HTMLElement | null =>
      document.elementFromPoint(x, y)?.closest<HTMLElement>('.round [data-player], .round [data-drop]') ?? null
    const mark = (next: Element | null): void => {
      over?.classList.remove('drag-over')
      over = next
      over?.classList.add('drag-over')
    }
    const end = (): void => {
      ghost?.remove()
      ghost = null
      from = null
      mark(null)
      document.documentElement.classList.remove('dragging')
      setCarried(null)
    }
    const down = (event: PointerEvent): void => {
      const element = (event.target as HTMLElement).closest<HTMLElement>('.round button[data-player]')
      if (element === null || event.button !== 0) return
      from = { element, x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent): void => {
      if (from === null) return
      if (ghost === null) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < threshold) return
        ghost = document.createElement('div')
        ghost.className = 'drag-ghost'
        ghost.textContent = from.element.textContent
        document.body.append(ghost)
        document.documentElement.classList.add('dragging')
        setCarried(from.element.textContent)
      }
      event.preventDefault()
      ghost.style.left = `${event.clientX}px`
      ghost.style.top = `${event.clientY}px`
      const target = targetAt(event.clientX, event.clientY)
      mark(target === from.element ? null : target)
    }
    const up = (event: PointerEvent): void => {
      if (from === null) return
      const { element } = from
      const dragged = ghost !== null
      const target = dragged ? targetAt(event.clientX, event.clientY) : null
      end()
      if (!dragged) return
      // The click that follows a drop opens no menu.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (target === null || target === element) return
      const { round, editing } = current.current
      const onto = target.dataset.player
      void dropOn(round, editing, Number(element.dataset.player) as PlayerId, onto === undefined ? null : (Number(onto) as PlayerId))
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && ghost !== null) end()
    }
    document.documentElement.classList.add('hand-open')
    document.addEventListener('pointerdown', down)
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', up)
    document.addEventListener('pointercancel', end)
    document.addEventListener('keydown', key)
    return () => {
      end()
      document.documentElement.classList.remove('hand-open')
      document.removeEventListener('pointerdown', down)
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', up)
      document.removeEventListener('pointercancel', end)
      document.removeEventListener('keydown', key)
    }
  }, [])
  return carried
}

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
