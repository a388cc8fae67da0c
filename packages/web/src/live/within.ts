/** Gives up after so long. Telephones and televisions of some years ago know no `AbortSignal.timeout`. */
export const within = (milliseconds: number): AbortSignal => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
