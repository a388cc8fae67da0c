import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** What a folder of data beside the launcher is called: who makes one takes the data along, on a stick for instance. */
const folderBeside = 'zug-data'

/** Where programs keep what belongs to one person, as each system has it. */
const userFolder = (): string => {
  const { LOCALAPPDATA, XDG_DATA_HOME } = process.env
  if (process.platform === 'win32') return join(LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'Zug')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Zug')
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'zug')
}

/** The data of a desk that was started by a double click: beside the launcher where such a folder was made, else of the person, where the next version finds it too. */
export const launcherFolder = (beside: string | undefined): string => {
  const near = beside === undefined ? null : join(beside, folderBeside)
  return near !== null && existsSync(near) ? near : userFolder()
}
