/** `@zug/engine/proof`: what whoever makes certificates needs: prices that prove a solution to be the cheapest, and pairings that were given up. */

export { type ClassPrices, type PricedClasses, pricesOfClasses } from '../matching/class-prices.ts'
export { type PricedGraph, type PricedLimb, type Prices, pricesOf, refutationOf } from '../matching/prices.ts'
export { type Collapse, collapseIn } from '../rulebook/fide-dutch-2017/collapse.ts'
