/** Names in a row. Where some are written "Last, First", semicolons part them. */
export const listOfNames = (names: readonly string[]): string => names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')
