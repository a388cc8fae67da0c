import { newGroup } from '@zug/engine/desk'
import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../testing/public-pages.ts'

const start = usePublicPages()

describe('age and rating groups', () => {
  test.each([
    ['en', 'Group 2', 'Groups'],
    ['de', 'Gruppe 2', 'Gruppen'],
    ['fr', 'Groupe 2', 'Groupes'],
  ])('are on the public page, on paper, on screens and in tables: %s', async (language, second, heading) => {
    const list = [newGroup({ name: 'U2390', rating: { from: null, to: 2389 } }), newGroup({ rating: { from: 2400, to: null } })]
    const { owner, id, text } = await start(4, { groups: { ageOn: '', list } })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const lang = `lang=${language}`
    const rowsIn = (page: string): number => page.match(/ id="rank-\d+"/g)?.length ?? 0

    const page = await text(`/standings?${lang}`)
    for (const name of ['U2390', second]) expect(page).toContain(name)
    expect([rowsIn(page), rowsIn(await text(`/standings?group=0&${lang}`))]).toEqual([4, 2])

    const paper = await text(`/paper/standings?group=all&${lang}`)
    for (const name of ['U2390', second]) expect(paper).toContain(`<h2>${name}</h2>`)

    expect(await text(`/screen/standings?group=1&${lang}`)).toContain('U2390')
    expect(await text(`/screen/standings?group=2&${lang}`)).toContain(second)

    const lines = (await text(`/standings.csv?${lang}`)).trim().split('\r\n')
    expect(lines[0]).toContain(heading)
    expect(lines.filter((line) => line.includes('U2390'))).toHaveLength(2)
    expect(lines.filter((line) => line.includes(second))).toHaveLength(1)
    expect((await text(`/standings.csv?group=0&${lang}`)).trim().split('\r\n')).toHaveLength(3)
  })
})
