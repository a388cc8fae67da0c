import type { HallWords } from './en.ts'

export const de: HallWords = {
  title: 'Saal',
}
