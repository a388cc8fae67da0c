import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Whatever becomes of a run, none of its clients outlives it: each ends when its channel does. */
const start = (name: string): ChildProcess =>
  fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** A process of clients. `hear` gets all that it says. */
export const startClients = <To extends object, From>(name: 'crowd' | 'typists' | 'screens' | 'readers', hear: (message: From) => void) => {
  const child = start(name)
  child.on('message', (message) => hear(message as From))
  return {
    tell: (message: To): void => void child.send(message),
    stop: (): void => void child.disconnect(),
  }
}

/** The first thing it says of one kind. */
export const untilSaid = <T>(milliseconds: number, what: string, listen: (resolve: (value: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: nothing for ${milliseconds / 1000} s`)), milliseconds)
    listen((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
