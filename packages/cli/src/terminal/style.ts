const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const

export type StyleName = keyof typeof codes
export type Style = (name: StyleName, text: string) => string

export const plain: Style = (_name, text) => text
const coloured: Style = (name, text) => `\u001b[${codes[name][0]}m${text}\u001b[${codes[name][1]}m`

type Terminal = { readonly isTTY?: boolean | undefined }
type Environment = Readonly<Record<string, string | undefined>>

/** Colours on a terminal, none in a pipe or file; FORCE_COLOR and NO_COLOR overrule (no-color.org, force-color.org). */
export const wantsColour = (stream: Terminal, environment: Environment): boolean => {
  const forced = environment.FORCE_COLOR
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  if (environment.NO_COLOR) return false
  return stream.isTTY === true && environment.TERM !== 'dumb'
}

export const styleFor = (stream: Terminal, environment: Environment = process.env): Style =>
  wantsColour(stream, environment) ? coloured : plain
