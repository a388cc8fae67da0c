/** From the global generator: the module of cryptography is loaded when it is asked, and most commands never ask. */
export const randomHex = (bytes: number): string => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')
