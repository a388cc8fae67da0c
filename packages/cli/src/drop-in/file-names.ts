import { basename, dirname, extname, join } from 'node:path'

/** A bare output name means the folder of the input, as with the programs this mode stands in for. */
export const besideInput = (input: string, output: string): string =>
  /[/\\]/.test(output) || input === '-' ? output : join(dirname(input), output)

/** Where a check-list goes: as named, else beside the file it is about, with its name and the ending .list. */
export const listName = (about: string, list: string | true): string => {
  if (list !== true) return besideInput(about, list)
  return about === '-' ? 'trn.list' : join(dirname(about), `${nameOf(about)}.list`)
}

/** `folder/open.trf` is `open`. */
export const nameOf = (file: string): string => (file === '-' ? 'stdin' : basename(file, extname(file)))
