/** How long a result took while something was going on, in milliseconds. */
export type Bar = { readonly name: string; readonly median: number; readonly p99: number }

const [width, row, left, right] = [860, 30, 300, 70]
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Bars of the 99th percentile with a mark at the median, on a scale of powers of ten: a picture that is readable on light and on dark. */
export const chart = (title: string, bars: readonly Bar[]): string => {
  const most = Math.max(1000, ...bars.map(({ p99 }) => p99))
  const at = (ms: number): number => left + ((width - left - right) * Math.log10(Math.max(1, ms))) / Math.log10(most)
  const height = 70 + bars.length * row
  const ticks = [1, 10, 100, 1000, 10_000].filter((ms) => ms <= most)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" font-family="system-ui, sans-serif" font-size="13" fill="#777">
<title id="t">${escaped(title)}</title>
${ticks.map((ms) => `<path d="M${at(ms).toFixed(1)} 34V${height - 30}" stroke="#777" stroke-opacity=".35"/><text x="${at(ms).toFixed(1)}" y="${height - 12}" text-anchor="middle">${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}</text>`).join('\n')}
<text x="0" y="18" font-weight="600">${escaped(title)}</text>
${bars
  .map(({ name, median, p99 }, index) => {
    const y = 40 + index * row
    return `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escaped(name)}</text><rect x="${left}" y="${y + 3}" width="${(at(p99) - left).toFixed(1)}" height="16" rx="3" fill="#4a7fb5"/><path d="M${at(median).toFixed(1)} ${y}v22" stroke="#d08a2e" stroke-width="3"/><text x="${(at(p99) + 8).toFixed(1)}" y="${y + 15}">${p99} ms</text>`
  })
  .join('\n')}
</svg>
`
}
