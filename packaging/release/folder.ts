/** Where `npm run package` puts what it makes. */
export const releaseFolder = new URL('../../dist/release/', import.meta.url).pathname
