/**
 * What a process of an installation is for. `all` does everything and needs nobody. On PostgreSQL the work can be shared out: writers take commands and serve
 * the console, edges hold public pages and live connections, workers do long work from a queue.
 */
export const processRoles = ['all', 'writer', 'edge', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]
