/** Over a page that an edge has made while it cannot reach the desk stands of when it is: as in the page that was read again, or not any more. */
export const takeAsOf = (next: Document): void => {
  const [here, there] = [document.querySelector('.as-of'), next.querySelector('.as-of')]
  if (there === null) here?.remove()
  else if (here === null) document.body.prepend(there)
  else if (!here.isEqualNode(there)) here.replaceWith(there)
}

/** Does the page still say what a live stream says now of the contact with the desk? */
export const saysAsOf = (data: string): boolean => {
  const { asOf } = JSON.parse(data) as { readonly asOf: string | null }
  return (document.querySelector('.as-of') !== null) === (asOf !== null)
}
