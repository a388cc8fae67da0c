/** A tree of files in memory: what an artefact is made of, before it becomes an archive. */
export type File = { readonly bytes: Uint8Array; readonly executable?: true }
export type Files = ReadonlyMap<string, File>

export const textFile = (text: string): File => ({ bytes: Buffer.from(text) })

export const below = (folder: string, files: Files): Files => new Map([...files].map(([path, file]) => [`${folder}/${path}`, file]))

/** By their names, so that an archive has the same bytes whatever order they came in. */
export const inOrder = (files: Files): readonly (readonly [string, File])[] => [...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
