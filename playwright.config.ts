import { defineConfig } from '@playwright/test'
import { PHONE_DEVICE, STILL } from './e2e/support/devices.ts'
import { CHROMIUM_ARGS, getChromiumPath } from '#local/cli/chromium'

// Costs of opening a page, docs/decisions/0149: the network in the browser's own process, a fifth less (and what Playwright
// enables itself); compiling functions when they are called, an eighth less. A page lives too briefly for what the optimizing
// compilers cost: without them, a tenth less (docs/decisions/0310).
const LESS_WORK = [
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
  '--js-flags=--lazy-feedback-allocation --max-lazy --no-maglev --no-turbofan',
]

// No test looks at pixels: without memory for them, nothing is painted, a fifth less (docs/decisions/0285). What failed is
// run again with DRAW, for its picture.
const isDrawn = process.env['DRAW'] !== undefined
const WITHOUT_PIXELS = ['--force-gpu-mem-available-mb=0']

// The tests run against the product as started by `npm start`, on fresh data folders.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  outputDir: 'test-results',
  // Patience for a busy machine: the same two cores also run the servers, render the pages and run the other tests.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each worker starts its own product and uses about half a core, since tests mostly wait. With three, video does not
  // play smoothly on two cores.
  workers: 2,
  use: {
    screenshot: isDrawn ? 'only-on-failure' : 'off',
    contextOptions: STILL,
    launchOptions: {
      executablePath: await getChromiumPath(),
      args: [...CHROMIUM_ARGS, ...LESS_WORK, ...(isDrawn ? [] : WITHOUT_PIXELS)],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    // Journeys of people who hold a phone, and (@both) of screens that decide on their size by themselves. Every screen,
    // whichever test shows it, is looked at in both sizes.
    { name: 'phone', grep: /@phone|@both/, use: PHONE_DEVICE },
  ],
})
