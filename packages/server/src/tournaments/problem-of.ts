import { notFound, type Problem, problem, refused } from '../http/problem.ts'
import type { NotDone } from './service.ts'

/** Another process may be able to: an edge asks it. */
const newerRecord = problem(503, 'newer-record')

export const sectionTaken = (section: string): Problem => problem(422, 'section-taken', { section }, { setting: 'section' })

/** Why nothing was done, as the API says it. */
export const problemOf = (failure: NotDone): Problem => {
  switch (failure.kind) {
    case 'refused':
      return { ...refused(failure.refusal), ...(failure.command === undefined ? {} : { command: failure.command }) }
    case 'conflict':
      return problem(409, 'conflict', { sequence: failure.sequence }, { sequence: failure.sequence })
    case 'key-used':
      return problem(422, 'key-used')
    case 'record-altered':
      return problem(409, 'record-altered')
    case 'newer-record':
      return newerRecord
    case 'unknown-tournament':
      return notFound()
    case 'sections-apart':
      return problem(409, 'sections-apart')
    case 'section-taken':
      return sectionTaken(failure.section)
    case 'forbidden':
      return problem(403, 'forbidden', failure.why)
  }
}
