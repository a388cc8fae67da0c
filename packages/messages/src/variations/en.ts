import type { Words } from '../words.ts'

/** CFC 602, and what the text of 1998 leaves open: what a tournament can announce, by its code, in the words of whoever announces it. */
export const en = {
  '613.1a': '613.1a · Unrated players stand just below the average rating',
  '613.1b': '613.1b · Unrated players stand a fifth of the way up',
  '613.1b-up': '613.1b-up · Unrated players stand a fifth of the way up, rounded up (613.1b rounds down)',
  '615-laws': '615-laws · Laws 618 (b) and (c) may move the bye within its score group (otherwise only 618 (a) moves it)',
  '615a-bars': '615a-bars · A half-point bye counts as a bye had (otherwise it does not)',
  '616.1': '616.1 · The bye is worth half a point',
  '617.1': '617.1 · Unfinished games adjudicated for pairing',
  '619.1': '619.1 · Players who asked not to meet are kept apart in rounds 1 and 2',
  '624.1': '624.1 · An odd man meets somebody due the opposite colour',
  '624.2': '624.2 · Nobody has to do with an odd man twice',
  '624.2-down': '624.2-down · As 624.2, with the last quarter of the rounds rounded down (624.2 rounds up)',
  '631-first': '631-first · No third game running with one colour comes before equalisation (otherwise after it)',
  '631-rank':
    '631-rank · Of two due the same equalising colour the higher ranked has it, even if the other has a third running (otherwise not)',
  '631.1': '631.1 · No transposition for alternation of colours',
  '631.2': '631.2 · Colours of the last round by lot',
  '633.1': '633.1 · Acceleration by quarters',
  '633.2': '633.2 · Acceleration by groups A, B, C, D',
  'A.4-played': 'A.4-played · A forfeited pairing leaves no float (otherwise it does, having been paired)',
  'A.7-games': 'A.7-games · The same colour in the two latest games makes a preference absolute (otherwise in the two latest rounds)',
}

export type VariationWords = Words<typeof en>
