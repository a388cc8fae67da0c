import { describe, expect, it } from 'vitest'
import { effectiveRating, type ListRatings, unratedIn } from './official-ratings.ts'
import { playByRate } from './rate-of-play.ts'
import { countingRating, playOf, type RatingMethod, ratingMethods } from './tournament-rating.ts'

const fide = (ratings: Partial<ListRatings>): ListRatings => ({
  ...unratedIn({ list: 'FIDE', month: '2026-10', federation: '', id: '1' }),
  ...ratings,
})

describe('effective ratings', () => {
  it.each([
    ['the rating of the kind of play', { standard: 2000, rapid: 1900, blitz: 1800 }, 'blitz', [1800, 'blitz']],
    ['the standard one where there is none of the kind', { standard: 2000, blitz: 1800 }, 'rapid', [2000, 'standard']],
    ['no rapid rating for blitz', { rapid: 1900 }, 'blitz', null],
    ['no rapid rating for standard play', { rapid: 1900, blitz: 1800 }, 'standard', null],
    ['0 is unrated', { standard: 0 }, 'standard', null],
  ] as const)('%s', (_, ratings, play, expected) => {
    const effective = effectiveRating(fide(ratings), play)
    expect(effective === null ? null : [effective.rating, effective.play]).toEqual(expected)
  })
})

describe('the rating that counts', () => {
  const both = { fide: fide({ standard: 2000 }), national: fide({ standard: 2050 }) }
  const of = (official: typeof both | Partial<typeof both>): readonly unknown[] =>
    ratingMethods.map((method: RatingMethod) => countingRating(official, method, 'standard')?.of ?? null)

  it('is chosen by the method', () => {
    expect(ratingMethods.join(' ')).toBe('fide national fide-else-national national-else-fide highest lowest own')
    expect(of(both)).toEqual(['fide', 'national', 'fide', 'national', 'national', 'fide', null])
    expect(of({ fide: both.fide })).toEqual(['fide', null, 'fide', 'fide', 'fide', 'fide', null])
    expect(of({ national: both.national })).toEqual([null, 'national', 'national', 'national', 'national', 'national', null])
    expect(of({})).toEqual([null, null, null, null, null, null, null])
  })

  it('of two alike is that of FIDE', () => {
    const alike = { fide: fide({ standard: 2000 }), national: fide({ standard: 2000 }) }
    expect(of(alike).slice(4, 6)).toEqual(['fide', 'fide'])
  })
})

describe('the kind of play by its rate', () => {
  it.each([
    ['90+30', 'standard'],
    ['90 min + 30 s/move', 'standard'],
    ["90'/40 + 30' + 30''/move", 'standard'],
    ['40/5400+30:1800+30', 'standard'],
    ['5400+30', 'standard'],
    ['60', 'standard'],
    ['1 h', 'standard'],
    ['40 moves in 90 minutes, then 30 minutes', 'standard'],
    ['59 min', 'rapid'],
    ['30+30', 'standard'],
    ['15+10', 'rapid'],
    ['15 min + 10 sec', 'rapid'],
    ['900+10', 'rapid'],
    ['10+5', 'rapid'],
    ['25 Minuten', 'rapid'],
    ['10', 'blitz'],
    ['10 min', 'blitz'],
    ['3+2', 'blitz'],
    ['180+2', 'blitz'],
    ['5 min', 'blitz'],
    ['W300-B240', 'blitz'],
    ['W900+5-B600+5', 'rapid'],
    ['', null],
    ['as announced', null],
  ])('%s: %s', (rate, play) => {
    expect(playByRate(rate)).toBe(play)
  })

  it('is the declared one before that, and standard where nobody says', () => {
    expect(playOf({ play: 'blitz' }, '90+30')).toBe('blitz')
    expect(playOf({ play: null }, '3+2')).toBe('blitz')
    expect(playOf({ play: null }, '')).toBe('standard')
  })
})
