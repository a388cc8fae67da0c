import type { Issue } from '../model/issue.ts'

/** Issues as they are, for whoever reads a test that failed: words are no business of the engine. */
export const told = (issues: readonly Issue[]): string => issues.map((issue) => JSON.stringify(issue)).join('\n')
