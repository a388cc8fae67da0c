import type { DeskSettings } from '@zug/engine/desk'

type Named = Pick<DeskSettings, 'section'> & { readonly info: Pick<DeskSettings['info'], 'name'> }

/** What a section is called where it stands alone, on a slip or in a report: all sections of a festival may bear the name of the event. */
export const fullNameOf = ({ info, section }: Named): string =>
  section === null ? info.name : [info.name || section.event, section.name].filter((part) => part !== '').join(' · ')
