/** Languages in which explanations are worded. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
