import type { Why } from '../../pairing/explanation-answers.ts'

/** What an answer says when there is nothing more to say than who, where and by which articles. */
export const bareWhy = Object.freeze({
  movedDown: [],
  only: null,
  onlyBecause: [],
  exchange: null,
  passedOver: [],
  earlier: 0,
  colours: null,
  incompatible: null,
  completion: null,
  barred: [],
  others: [],
  table: null,
}) satisfies Omit<Why, 'kind' | 'articles' | 'players' | 'scores' | 'bracket' | 'bracketSize'>
