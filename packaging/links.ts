/** What a page of Markdown links to: inline links and images, not what stands in code. */
export const linksOf = (page: string): readonly string[] =>
  [...withoutCode(page).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(([, link]) => link!)

/** The anchors of its headings, as the usual readers of Markdown make them: equal ones are counted on. */
export const anchorsOf = (page: string): readonly string[] => {
  const seen = new Map<string, number>()
  return [...withoutFences(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => {
    const plain = heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const times = seen.get(plain) ?? 0
    seen.set(plain, times + 1)
    return times === 0 ? plain : `${plain}-${times}`
  })
}

const withoutFences = (page: string): string => page.replace(/^```[\s\S]*?^```$/gm, '')
const withoutCode = (page: string): string => withoutFences(page).replace(/`[^`\n]*`/g, '')
