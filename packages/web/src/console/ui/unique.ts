import { useState } from 'react'

let given = 0

const nextName = (): string => {
  given += 1
  return `u${given}`
}

/** A name that no other element of the page has. (Preact's useId gives the same one twice when parts of a page come later.) */
export const useUnique = (): string => useState(nextName)[0]
