import type { Screen } from '../../hall/events.ts'
import type { Hall } from '../public/shapes.ts'
import { byName, type Material, openGames, type Row, type Sheet, sheetOf } from './sheets.ts'

/** One section of the event, by its name. */
export type SectionMaterial = { readonly name: string; readonly material: Material }

/** Of all sections one list by name; every other list section by section, in the order of the boards. */
export const sheetsOfEvent = (sections: readonly SectionMaterial[], { views }: Screen): readonly Sheet[] =>
  views.flatMap((view): readonly Sheet[] => {
    const first = sections[0]!.material
    if (view.kind === 'clock') return [sheetOf(first, view)]
    if (view.kind === 'announcement') return [{ ...sheetOf(first, view), empty: announcementsOf(sections).length === 0 }]
    if (view.kind === 'pairings-by-name') {
      const sheet = sheetOf(first, view, everybody(sections))
      const rounds = new Set(sections.flatMap(({ material: { round } }) => (round === null ? [] : [round.round])))
      return [rounds.size === 1 ? sheet : { ...sheet, subtitle: '' }]
    }
    return sections.map(({ name, material }) => {
      const sheet = sheetOf(material, view)
      return { ...sheet, title: `${name} · ${sheet.title}` }
    })
  })

const everybody = (sections: readonly SectionMaterial[]): readonly Row[] => {
  const { compare } = new Intl.Collator(sections[0]!.material.scene.language)
  return sections
    .flatMap(({ name, material }) => byName(material).map((row): Row => (row.kind === 'name' ? { ...row, section: name } : row)))
    .sort((a, b) => (a.kind === 'name' && b.kind === 'name' ? compare(a.name, b.name) : 0))
}

/** Said in several sections, it is said once. */
export const announcementsOf = (sections: readonly SectionMaterial[]): Hall['announcements'] => {
  const all = sections.flatMap(({ material }) => material.scene.hall.announcements)
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at)
}

/** null where the public may not know it of every section. */
export const openInAll = (sections: readonly SectionMaterial[]): number | null => {
  const counts = sections.filter(({ material }) => material.round !== null).map(({ material }) => openGames(material))
  return counts.length === 0 || counts.includes(null) ? null : counts.reduce<number>((sum, open) => sum + (open ?? 0), 0)
}
