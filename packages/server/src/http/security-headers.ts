import type { MiddlewareHandler } from 'hono'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Links carry their secret in the address: it must not travel on.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

export const securityHeaders =
  (tls: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (tls) c.header('strict-transport-security', 'max-age=31536000')
  }
