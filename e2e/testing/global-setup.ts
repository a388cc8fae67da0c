import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string
  }
}

/** Once a run, before any story: is there a browser? Runs without stories do not ask. */
export const setup = (project: TestProject): void => {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('-') && word !== 'run')
  const wanted =
    named.length === 0 ||
    named.some((word) => 'e2e/'.startsWith(word) || word.includes('e2e') || word.includes('story') || word.includes('packaging'))
  project.provide('chromium', wanted ? findChromium() : '')
}
