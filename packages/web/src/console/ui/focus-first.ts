import { useLayoutEffect, useRef } from 'react'

/** Outside of dialogs browsers heed `autofocus` once in the life of a document: on every page after the first one the focus is ours to give. */
export const useFocusFirst = <Element extends HTMLElement>(wanted: boolean | undefined) => {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    if (wanted === true) element.current?.focus()
  }, [])
  return element
}
