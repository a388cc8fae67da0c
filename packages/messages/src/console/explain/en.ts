import type { Words } from '../../words.ts'

export const en = {
  title: 'Why',
}

export type ExplainWords = Words<typeof en>
