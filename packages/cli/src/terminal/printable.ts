/**
 * Text from a file made safe to print: control characters would move the cursor, and direction overrides would show names in another order
 * than they are.
 */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
