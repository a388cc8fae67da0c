import type { Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'

/** A piece of text where it stands on its page, in points from the lower left corner. `size` is that of its type. */
export type Piece = { readonly text: string; readonly x: number; readonly y: number; readonly width: number; readonly size: number }
export type PdfPage = {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  /** Everything in the order of printing, without blanks. */
  readonly text: string
}

/** Text for comparing: without blanks, and with one kind of apostrophe, since fonts swap them. */
export const squeeze = (text: string): string => text.replace(/[\s\u00ad]+/gu, '').replace(/[’ʼ]/g, "'")

/** Prints the page that is open, and reads what came out of the printer. */
export const printed = async (page: Page): Promise<readonly PdfPage[]> => {
  await page.evaluate(() => document.fonts.ready)
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const paper = await getDocumentProxy(data)
  const pages: PdfPage[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const sheet = await paper.getPage(number)
    const [left = 0, bottom = 0, right = 0, top = 0] = sheet.view
    const { items } = await sheet.getTextContent()
    const pieces = items.flatMap((item): readonly Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [a, b, , , x, y] = item.transform as number[]
      return [{ text: item.str, x: x!, y: y!, width: item.width, size: Math.hypot(a!, b!) }]
    })
    pages.push({ width: right - left, height: top - bottom, pieces, text: squeeze(pieces.map(({ text }) => text).join('')) })
  }
  await paper.loadingTask.destroy()
  return pages
}

const millimetre = 72 / 25.4

/** Text that leaves the paper's margins, with the page it is on. */
export const beyondMargins = (pages: readonly PdfPage[], margin: number): readonly string[] =>
  pages.flatMap(({ pieces, width, height }, at) =>
    pieces
      .filter(({ x, y, width: long, size }) => {
        // Widths are sums of advances without kerning: a millimetre is not an overflow.
        const edge = (margin - 1) * millimetre
        return Math.min(x, x + long) < edge || Math.max(x, x + long) > width - edge || y < 0 || y + size * 0.7 > height - edge
      })
      .map(({ text }) => `page ${at + 1}: ${text}`),
  )

/** Text that lies where the footer is, and is not the footer's. */
export const onFooter = async (page: Page, pages: readonly PdfPage[]): Promise<readonly string[]> => {
  const footer = squeeze((await page.textContent('.footing')) ?? '')
  // The margin of the page and the height of the footer.
  const top = (13 + 16) * millimetre
  return pages.flatMap(({ pieces }, at) =>
    pieces
      .filter(({ y, text }) => y < top && !footer.includes(squeeze(text)) && !/^\d+\/\d+$/.test(squeeze(text)))
      .map(({ text }) => `page ${at + 1}: ${text}`),
  )
}

/** What every row says, as the screen has it; hidden parts say nothing. */
export const rowsOf = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await page.$$eval(selector, (rows) => rows.map((row) => (row as HTMLElement).innerText))).map(squeeze).filter((text) => text !== '')

/** Rows that are not wholly on one page: split, lost, or cut off. */
export const notWhole = (pages: readonly PdfPage[], rows: readonly string[]): readonly string[] =>
  rows.filter((row) => !pages.some(({ text }) => text.includes(row)))

/** Elements whose content is larger than they are, as printed: text would be cut off or lie on other text. */
export const overflowing = async (page: Page, selector: string): Promise<readonly string[]> => {
  await page.emulateMedia({ media: 'print' })
  const found = await page.$$eval(selector, (elements) =>
    elements.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const outside = [...element.querySelectorAll('*')].some((inner) => {
        if (inner.closest('svg') !== null && inner.tagName !== 'svg') return false
        const { left, right, top, bottom, width, height } = inner.getBoundingClientRect()
        if (width === 0 || height === 0) return false
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
      })
      const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      return outside || cut ? [(element.textContent ?? '').slice(0, 80)] : []
    }),
  )
  await page.emulateMedia({ media: null })
  return found
}
