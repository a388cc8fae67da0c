type Value = string | boolean | null | ((event: never) => void)
type Piece = Node | string | null

/** An element with attributes and children; `on…` are listeners, null and false leave an attribute out. */
export const h = (tag: string, attributes: Readonly<Record<string, Value>> = {}, ...children: readonly Piece[]): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}
