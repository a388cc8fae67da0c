import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['zug:source'] },
  ssr: { resolve: { conditions: ['zug:source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'bench/*.test.ts'],
    globalSetup: ['packages/server/src/storage/testing/global-setup.ts'],
    testTimeout: 120_000,
  },
})
