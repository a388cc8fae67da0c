/**
 * Answers may overtake each other on their way. Called when something is asked, gives back a question for when its answer is there: is it still wanted, or
 * has the answer to something asked later been shown?
 */
export const inOrder = (): (() => () => boolean) => {
  let asked = 0
  let shown = 0
  return () => {
    const mine = ++asked
    return () => {
      if (mine < shown) return false
      shown = mine
      return true
    }
  }
}
