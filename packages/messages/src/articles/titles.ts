/** What each article of a rulebook is about, in a few words, by its number. */
export type Titles = Readonly<Record<string, string>>

/** Titles by rulebook; the ids and the numbers are those of the engine's registries. */
export type ArticleTitles = Readonly<Record<string, Titles>>
