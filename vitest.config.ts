import { defineConfig } from 'vitest/config'

// As the product runs: Node strips the types itself, and its compile cache serves every worker.
const experimental = { viteModuleRunner: false }

// Tests pass on a machine that is busy with something else. By default a poll gives up after a second.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts', 'worker/**/*.test.ts', 'migrations/**/*.test.ts'],
          globalSetup: ['backend/testing/global-setup.ts'],
          setupFiles: ['backend/testing/environment.ts'],
          experimental,
          ...patience,
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
        test: {
          name: 'frontend',
          include: ['frontend/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['frontend/testing/setup.ts'],
          ...patience,
        },
      },
    ],
    // Every test file has its own database and PayPal simulator; two cores carry two at a time.
    maxWorkers: 2,
  },
})
