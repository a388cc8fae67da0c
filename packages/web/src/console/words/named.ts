/** What words call something; where they do not know it yet, its own name. */
export const named = (names: Readonly<Record<string, string>>, key: string, otherwise: string = key): string => names[key] ?? otherwise
