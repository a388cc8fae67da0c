const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Is there nothing to see in a text? Spaces of every kind, joiners and fillers leave no mark on a list. */
export const isBlank = (text: string): boolean => text.replace(unseen, '') === ''
