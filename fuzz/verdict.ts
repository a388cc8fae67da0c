/** What became of an input: taken, refused with a reason, or a fault of ours. */
export type Verdict =
  | { readonly kind: 'taken' | 'refused' }
  | {
      readonly kind: 'fault'
      /** `crash`: an exception where a value belongs. `answer`: an answer that says nothing, or 500. `loss`: something is gone and nobody said so. */
      readonly of: 'crash' | 'answer' | 'loss'
      readonly what: string
    }

export const taken: Verdict = { kind: 'taken' }
export const refused: Verdict = { kind: 'refused' }
export const fault = (of: 'crash' | 'answer' | 'loss', what: string): Verdict => ({ kind: 'fault', of, what: what.slice(0, 600) })

const placeOf = (error: Error): string => (error.stack ?? '').split('\n').slice(1, 4).join(' ').replaceAll(/\s+/g, ' ')

/** An exception is a fault, whatever it is. */
export const judged = async (check: () => Verdict | Promise<Verdict>): Promise<Verdict> => {
  try {
    return await check()
  } catch (error) {
    return fault('crash', error instanceof Error ? `${error.name}: ${error.message} ${placeOf(error)}` : String(error))
  }
}
