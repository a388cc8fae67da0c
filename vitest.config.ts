import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['zug:source'] },
  ssr: { resolve: { conditions: ['zug:source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'bench/*.test.ts', 'e2e/**/*.story.test.ts', 'packaging/*.test.ts'],
    globalSetup: ['packages/server/src/storage/testing/global-setup.ts', 'e2e/testing/global-setup.ts'],
    testTimeout: 120_000,
  },
})
