/** Over a page that an edge has made while it cannot reach the desk stands of when it is: as in the page that was read again, or not any more. */
export const takeAsOf = (next: Document): void => {
  const [here, there] = [document, next].map((page) => page.querySelector('.as-of'))
  if (here?.outerHTML === there?.outerHTML) return
  here?.remove()
  if (there) document.body.prepend(there)
}

/** Does the page still say what a live stream says now of the contact with the desk? */
export const saysAsOf = (data: string): boolean => (JSON.parse(data).asOf === null) === (document.querySelector('.as-of') === null)
