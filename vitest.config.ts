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
          include: ['local/**/*.test.ts', 'bench/**/*.test.ts'],
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
