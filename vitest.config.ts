import { defineConfig } from 'vitest/config'

// As the product runs: Node strips the types itself, and its compile cache serves every worker.
const experimental = { viteModuleRunner: false }

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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'local',
          include: ['local/**/*.test.ts', 'bench/**/*.test.ts'],
          experimental,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'frontend',
          include: ['frontend/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['frontend/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
    // Every test file has its own database and PayPal simulator; two cores carry two at a time.
    maxWorkers: 2,
  },
})
