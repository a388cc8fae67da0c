import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string
  }
}

/** Once a run, before any story: is there a browser? Other projects of tests do not ask. */
export const setup = (project: TestProject): void => project.provide('chromium', findChromium())
