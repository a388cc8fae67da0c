import type { RatingLists } from './port.ts'

/** Where no lists can be kept. */
export const noLists: RatingLists = {
  lists: async () => [],
  find: async () => [],
  entry: async () => null,
  byFideId: async () => null,
  write: async () => {
    throw new Error('There is no place for rating lists.')
  },
  sweep: async () => {},
  remove: async () => false,
  close: async () => {},
}
