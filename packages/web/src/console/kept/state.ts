/** Does this page show what the device has kept, and nothing of now? Decided once, before anything is drawn. */
let kept = false

export const isKept = (): boolean => kept
export const nowKept = (): void => {
  kept = true
}
