import { useEffect, useRef, useSyncExternalStore } from 'react'
import { remember, remembered } from '../device.ts'
import { keyNames } from './key-names.ts'

/** Keys of the page by their names (`keyNames`); `Mod+` is Ctrl or ⌘. */
export type KeyTable = Readonly<Record<string, { readonly label: string; readonly run: (event: KeyboardEvent) => void }>>

const tables = new Set<{ readonly current: KeyTable }>()
const listeners = new Set<() => void>()
let version = 0

/** Single letters can be switched off (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => remembered('single-keys') !== 'off'
export const setSingleKeys = (on: boolean): void => {
  remember('single-keys', on ? null : 'off')
  announce()
}

const announce = (): void => {
  version++
  for (const listener of listeners) listener()
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(radio|checkbox)$/.test((target as HTMLInputElement).type)

/** Out of a field, so that letters are keys again; what a search has found goes first. */
const leave = (field: HTMLInputElement): void => {
  if (field.type !== 'search' || field.value === '') field.blur()
}

const handle = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  if (document.querySelector('dialog[open]') !== null) return
  const modified = event.ctrlKey || event.metaKey
  if (typing(event.target)) {
    if (event.key === 'Escape') leave(event.target as HTMLInputElement)
    return
  }
  if (!modified && !singleKeysOn()) return
  const newestFirst = [...tables].reverse()
  for (const name of keyNames(event)) {
    const entry = newestFirst.find((table) => table.current[name] !== undefined)?.current[name]
    if (entry === undefined) continue
    event.preventDefault()
    entry.run(event)
    return
  }
}

if (typeof window !== 'undefined') window.addEventListener('keydown', handle)

/** Keys that work while the component is there. */
export const useKeys = (table: KeyTable): void => {
  const current = useRef(table)
  current.current = table
  useEffect(() => {
    tables.add(current)
    announce()
    return () => {
      tables.delete(current)
      announce()
    }
  }, [])
}

/** All keys that work now, for the list. */
export const useKeyList = (): readonly KeyTable[] => {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => version,
  )
  return [...tables].map((table) => table.current)
}
