/** In the group of 3 points 1-2, 2-5, 3-6, 4-6 and 5-6 are possible; of the next group, player 9, only 3 and 5 can be an opponent. */
export const together = [
  '6w1 4b1 9w1 5b1 3w=',
  '7b= 3w0 4w= 6b1 8w1',
  '8w1 2b1 5w= 4b0 1b=',
  '9b1 1w0 2b= 3w1 5b=',
  '10w1 7b1 3b= 1w0 4w=',
  '1b0 8b1 7w1 2w0 10b1',
  '2w= 5w0 6b0 10b1 9w0',
  '3b0 6w0 10w= 9b1 2b0',
  '4w0 10b1 1b0 8w0 7b1',
  '5b0 9w0 8b= 7w0 6w0',
]

/** Of the group of 3 points 4 and 3 alone could each meet 11, the next group, but not both; 6, who cannot, would be paired after 4. */
export const company = [
  '7w1 4b1 2w1 3b1 6w=',
  '8b1 5w1 1b0 12b1 3w1',
  '9w1 6b1 4w1 1w0 2b0',
  '10b1 1w0 3b0 7w1 8b1',
  '11w1 2b0 12w0 8w0 7b1',
  '12b1 3w0 8b= 11w1 1b=',
  '1b0 10w0 9w0 4b0 5w0',
  '2w0 11b= 6w= 5b1 4w0',
  '3b0 12w0 7b1 10w0 11b0',
  '4w0 7b1 11w0 9b1 12w0',
  '5b0 8w= 10b1 6b0 9w1',
  '6w0 9b1 5b1 2w0 10b1',
]

/** 10 with 3½, 2 with 3 and 5 with 2½ points can each meet nobody but 1. */
export const scores = [
  '6b= 4w= 8b1 3w=',
  '7w1 3b1 5w1 10b0',
  '8b1 2w0 6b= 1b=',
  '9w1 1b= 10w0 5b0',
  '10b= 6w1 2b0 4w1',
  '1w= 5b0 3w= 9b0',
  '2b0 10w0 9w= 8b0',
  '3w0 9b1 1w0 7w1',
  '4b0 8w0 7b= 6w1',
  '5w= 7b1 4b1 2w1',
]

/** 1, 3 and 4 are due White and 2 Black. 1 has met 2: there is no remedy for 1-3, and 2-4 is good. */
export const colours = ['5w= 2b=', '6b= 1w=', '7w1 8b0', '8b0 7b1', '1b= 6w0', '2w= 5b1', '3b0 4w0', '4w1 3w1']
