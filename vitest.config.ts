import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// As the product runs: Node strips the types itself, and its compile cache serves every worker.
const experimental = { viteModuleRunner: false }

// Tests pass on a machine that is busy with something else. By default a poll gives up after a second.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

const backendTests = {
  globalSetup: ['backend/testing/global-setup.ts'],
  setupFiles: ['backend/testing/environment.ts'],
  experimental,
  ...patience,
}

// They change, or meet changed, what a whole process shares: its environment, its counters, its caches, what it says once,
// or the limits of its machine.
const testsInOwnProcess = [
  'backend/attacks/limits.test.ts',
  'backend/database/connections/conflicts.test.ts',
  'backend/database/connections/pgbouncer.test.ts',
  'backend/database/connections/standby.test.ts',
  'backend/database/database-faults.test.ts',
  'backend/open-sales/flash-sale.test.ts',
  'backend/payments/orders/crash-recovery.test.ts',
  'backend/payments/orders/lost-answers.test.ts',
  'backend/queue/queue.test.ts',
  'backend/runtime/limited/compiled-modules.test.ts',
  'backend/runtime/metrics.test.ts',
  'backend/sharing/sharing.test.ts',
  'backend/sharing/sitemap/sitemap.test.ts',
  'backend/uploads/full-disk.test.ts',
  'worker/godfrey/run-agent-turn.test.ts',
  'worker/handlers.test.ts',
  'worker/render-sheet-memory.test.ts',
]

const frontendTests = { environment: 'happy-dom', setupFiles: ['frontend/testing/setup.ts'], ...patience }

// What an earlier file of the worker loaded can no longer be replaced.
const testsThatReplaceModules = globSync('frontend/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
)

// They take longest, most of it waiting for processes to start, to die and to rest. Without results of an earlier run
// larger files begin first, and these, some of which are small, would be waited for alone at the end.
const longestTests = [
  'backend/idle.test.ts',
  'local/postgres/backup-to-bucket.test.ts',
  'backend/payments/orders/crash-recovery.test.ts',
  'backend/multiple-processes.test.ts',
  'backend/catalog/releases/publish-due-releases.test.ts',
  'worker/render-sheet-memory.test.ts',
  'local/image/image.test.ts',
  'backend/http/body/slow-client.test.ts',
  'backend/database/database-faults.test.ts',
  'local/cli/start.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const toRank = ({ moduleId }: TestSpecification) => {
      const rank = longestTests.findIndex((file) => moduleId.endsWith(`/${file}`))
      return rank === -1 ? longestTests.length : rank
    }
    return (await super.sort(files)).toSorted((a, b) => toRank(a) - toRank(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Loading the product takes longer than most files test, so the files of a worker share it.
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts', 'worker/**/*.test.ts', 'migrations/**/*.test.ts'],
          exclude: testsInOwnProcess,
          isolate: false,
          provide: { sharesModules: true },
          ...backendTests,
        },
      },
      {
        test: {
          name: 'backend in own processes',
          include: testsInOwnProcess,
          provide: { sharesModules: false },
          ...backendTests,
        },
      },
      {
        test: {
          name: 'local',
          include: ['local/**/*.test.ts', 'bench/**/*.test.ts'],
          experimental,
          ...patience,
        },
      },
      {
        // Nearly all of them load React, the forms and the router: the files of a worker share these, too.
        test: {
          name: 'frontend',
          include: ['frontend/**/*.test.{ts,tsx}'],
          exclude: testsThatReplaceModules,
          isolate: false,
          ...frontendTests,
        },
      },
      {
        test: { name: 'frontend with replaced modules', include: testsThatReplaceModules, ...frontendTests },
      },
    ],
    // Every test file has its own database and PayPal simulator. Some mostly wait: with four, two cores always have work.
    maxWorkers: 4,
  },
})
