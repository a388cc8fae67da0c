import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What waits for the registry of packages begins first: the others fill the time. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/packaging/')
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

/** Long comparisons: with the book, with the referee, with other engines' rounds, and of speed. */
const comparisons = ['truth', 'differential', 'golden', 'performance', 'cost'].map((kind) => `packages/engine/src/**/*.${kind}.test.ts`)
const longer = [
  ...comparisons,
  'packages/engine/src/**/golden*.test.ts',
  'packages/engine/src/testing/self-test/*.test.ts',
  'packages/engine/src/**/check-round-2012.property.test.ts',
  'packages/certificate/src/*.golden.test.ts',
  'bench/*.test.ts',
]
/** Stories that look at many pages in many lights, type for minutes, or go through a whole event: `npm run stories` tells them too. */
const told = process.env.ZUG_STORIES === 'all'
const longStories = [
  'attention',
  'copies',
  'festival',
  'festival-sections',
  'fide-matches',
  'fixed-boards',
  'import-300',
  'import-repair',
  'looks',
  'manual-session',
  'many-tabs',
  'offline',
  'others-meanwhile',
  'paper-cards',
  'paper-lists',
  'phone-two-players',
  'players-desk',
  'projector-screens',
  'public-phone',
  'refusals',
  'registrations',
  'results-typed-fast',
  'round-robin',
  'second-factor',
  'settings-people-hall',
  'ssm-cfc',
  'ssm-words',
  'verify-matches',
  'worked-example',
].map((name) => `e2e/${name}.story.test.ts`)
const postgres = ['packages/server/src/storage/testing/global-setup.ts']

/** What `npm run package` made, unpacked, installed and started; it takes minutes: `npm run package -- --check`. */
const released = {
  extends: true as const,
  test: {
    name: 'release',
    include: ['packaging/release/checks/*.check.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}

/** `npx vitest run --project unit` is what one runs all the time; `npm test` runs everything. */
export default defineConfig({
  resolve: { conditions: ['zug:source'] },
  ssr: { resolve: { conditions: ['zug:source'] } },
  test: {
    // Every core: what is left to itself spares one, which of two is half. More than cores take as long.
    maxWorkers: '100%',
    sequence: { sequencer: WaitingFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What must come to be true may take its time on a busy machine; where time itself is the matter, a test says how much.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        // Pure functions: files may share a process, so that modules load once.
        test: {
          name: 'unit',
          include: ['packages/{engine,messages,web,checker,certificate}/src/**/*.test.{ts,tsx}'],
          exclude: longer,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'comparisons', include: longer } },
      { extends: true, test: { name: 'command', include: ['packages/cli/src/**/*.test.ts'], globalSetup: postgres } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.{ts,tsx}', 'fuzz/*.test.ts', 'walk/*.test.ts'],
          globalSetup: postgres,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['e2e/**/*.story.test.ts', 'packaging/**/*.test.ts'],
          exclude: told ? [] : longStories,
          globalSetup: ['e2e/testing/global-setup.ts'],
          // Whoever needed it is named in the output.
          retry: 1,
        },
      },
      ...(process.env.ZUG_RELEASE === undefined ? [] : [released]),
    ],
  },
})
