import { outputOf } from '../table.ts'

export const headings = ['What happens', 'acknowledged', 'What the desk does'] as const

export const output = outputOf('faults')
