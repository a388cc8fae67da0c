import { type TrfDialect, trfDialects } from '@zug/engine/trf'

export const targets = [...trfDialects, 'json', 'csv'] as const
export type Target = (typeof targets)[number]

const extensions: Readonly<Record<string, Target>> = {
  trf06: 'trf06',
  trf16: 'trf16',
  fid: 'trf16',
  trfx: 'trfx',
  trfbx: 'trfbx',
  trf26: 'trf26',
  json: 'json',
  csv: 'csv',
}

/**
 * `--to`, else what the ending of the output's name says. `.trf` and `.txt` say only that it is a TRF: then the dialect that was read, so that
 * nothing is lost, or the newest when the source was no TRF. null: nothing tells.
 */
export const chooseTarget = (output: string, requested: Target | undefined, read: TrfDialect | null): Target | null => {
  if (requested !== undefined) return requested
  const extension = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase() ?? ''
  if (extension === 'trf' || extension === 'txt') return read ?? 'trf26'
  return extensions[extension] ?? null
}
