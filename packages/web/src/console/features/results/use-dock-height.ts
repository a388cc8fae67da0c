import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How tall the foot of the page is (`--dock`), so that what takes the focus stops above it; when it grows over the board at hand, that comes out from under it. */
export const useDockHeight = (): RefObject<HTMLDivElement | null> => {
  const dock = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const foot = dock.current!
    const page = foot.parentElement!
    let height = 0
    const measure = (): void => {
      const seenTo = innerHeight - height
      height = foot.offsetHeight
      page.style.setProperty('--dock', `${height}px`)
      const here = page.querySelector('.results-table :focus') ?? page.querySelector('.results-row.current')
      if (here === null) return
      const { bottom } = here.getBoundingClientRect()
      // Whoever has scrolled away from it stays where they are.
      if (bottom <= seenTo && bottom > foot.getBoundingClientRect().top) here.scrollIntoView({ block: 'nearest' })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(foot)
    return () => watch.disconnect()
  }, [])
  return dock
}
