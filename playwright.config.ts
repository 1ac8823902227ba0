import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '#local/browser'

// The journeys run against the product as `npm start` runs it, on fresh data folders.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  // Two cores also serve the product and draw the pages.
  expect: { timeout: 10_000 },
  // A product each. One takes half a core, as its tests mostly wait; three were too many for films to play on two cores.
  workers: 2,
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
})
