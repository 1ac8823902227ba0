import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts', 'worker/**/*.test.ts', 'migrations/**/*.test.ts'],
          globalSetup: ['backend/testing/global-setup.ts'],
          setupFiles: ['backend/testing/environment.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'local',
          include: ['local/**/*.test.ts', 'bench/**/*.test.ts', 'frontend/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    // Every test file has its own database and PayPal simulator; two cores carry two at a time.
    maxWorkers: 2,
  },
})
