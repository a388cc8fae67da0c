import { describe, expect, test } from 'vitest'
import { publish, usePublicPages } from '../../testing/public-pages.ts'
import { carriedOn } from './carried-on.ts'
import { isEmbedded } from './embed.ts'

const start = usePublicPages()

describe('public pages in frames of other sites', () => {
  test('nobody may show them, unless the operator names the site; and never what is not made for it', async () => {
    const closed = await start(4)
    const headers = async ({ server, id }: Awaited<ReturnType<typeof start>>, path: string) => {
      const reply = await server.nobody.get(`/t/${id}${path}`)
      return [/frame-ancestors ([^;]*)/.exec(reply.headers.get('content-security-policy') ?? '')?.[1], reply.headers.get('x-frame-options')]
    }
    expect(await headers(closed, '/players?embed=1')).toEqual(["'none'", 'DENY'])
    const open = await start(4, {}, { frames: ['https://club.example', 'https://*.chess.example'] })
    const those = 'https://club.example https://*.chess.example'
    expect(await headers(open, '/players?embed=1')).toEqual([those, null])
    expect(await headers(open, '?embed=1')).toEqual([those, null])
    for (const path of ['/players', '/paper?embed=1', '/register?embed=1', '/screen?embed=1', '/players?embed=yes'])
      expect(await headers(open, path), path).toEqual(["'none'", 'DENY'])
    const console = await open.server.nobody.get('/desk?embed=1')
    expect(console.headers.get('x-frame-options')).toBe('DENY')
  })

  test('have no navigation, keep their links in the frame and open others in a window', async () => {
    const { owner, id, text } = await start(8)
    await publish(owner, id)
    const page = await text('/round/1?embed=1&lang=en')
    expect(page).not.toContain('class="tabs"')
    expect(page).toContain('class="public embedded"')
    const hrefs = [...page.slice(page.indexOf('<body')).matchAll(/<a ([^>]*?)href="([^"]*)"/g)].map(
      ([, before, href]) => [before!, href!] as const,
    )
    expect(hrefs.length).toBeGreaterThan(4)
    for (const [before, href] of hrefs)
      expect(href.startsWith('#') || /[?;]embed=1/.test(href) || before.includes('target="_blank"'), href).toBe(true)
    expect(await text('/players?embed=1')).toContain('<input type="hidden" name="embed" value="1"/>')
    expect(await text('/round/1')).not.toContain('embed')
  })

  test('a link keeps what it asks and where it leads', () => {
    const embedded = (html: string): string => carriedOn(html, new URL('http://desk/t/a?embed=1'))
    expect(embedded('<a class="x" href="/t/a/standings?round=1&amp;working=2#rank-2">')).toBe(
      '<a class="x" href="/t/a/standings?round=1&amp;working=2&amp;embed=1#rank-2">',
    )
    expect(embedded('<a href="#content">')).toBe('<a href="#content">')
    expect(embedded('<a href="/verify#/t/a">')).toBe('<a target="_blank" rel="noopener" href="/verify#/t/a">')
    expect([isEmbedded('/t/a', '1'), isEmbedded('/t/a/paper', '1'), isEmbedded('/t/a', 'yes'), isEmbedded('/desk', '1')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
