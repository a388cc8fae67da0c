import { queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'

/** The rating lists of the installation. */
export const listsQuery = queryOptions({ queryKey: ['lists'], queryFn: () => get('/lists', {}) })
