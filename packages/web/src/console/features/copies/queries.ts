import { queryOptions } from '@tanstack/react-query'
import { get } from '../../api/client.ts'

export const templatesQuery = queryOptions({ queryKey: ['templates'], queryFn: () => get('/templates', {}) })

export const deletedQuery = queryOptions({ queryKey: ['deleted'], queryFn: () => get('/deleted', {}) })
