import { useSyncExternalStore } from 'react'

const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const announce = (): void => {
  for (const listener of listeners) listener()
}

/** A modal dialog is there; gives how to say that it is not any more. */
export const dialogOpened = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog)
  announce()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    announce()
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog on top, or null. Everything outside it can neither be clicked nor heard. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
