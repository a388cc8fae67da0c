const source = (name: string): string => `${import.meta.dirname}/../${name}/src/index.ts`

/** Where the checker and the maker of certificates are, whether or not they are linked. */
export const ownPackages = { '@zug/checker': source('checker'), '@zug/certificate': source('certificate') }
