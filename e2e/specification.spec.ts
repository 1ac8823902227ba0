import { readFileSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test, getCredentials } from './support/fixtures.ts'
import { expectMessage, normalizeQuotes, specifiedPages } from './support/specified-pages.ts'

/**
 * Sections 5 and 8 of the customer's specification: every message with what triggers it. Routes with their texts and links
 * are in support/specified-pages.ts, and accessibility.spec.ts looks for them.
 */

const buildUrl = (path: string) => getCredentials().url + path

test('every page has its own chunk, and no message of the error catalogue is missing', () => {
  const assets = new URL('../dist/assets/', import.meta.url)
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const said = normalizeQuotes(scripts.map((file) => readFileSync(new URL(file, assets), 'utf8')).join('\n'))
  expect(scripts.length).toBeGreaterThan(specifiedPages.length)
  const lost = [
    "I'm experiencing connection issues. Please try again. You can ask about Digital Scarcity, G-Key access, Keymail distribution, Green Room storefronts, or platform monitoring.",
    'Verification Required',
    'Please accept all required confirmations to proceed.',
    'Audio File Required',
    'Please select an audio file to upload.',
    'Invalid File Type',
    'Please select an audio file (MP3, WAV, FLAC, M4A, AAC).',
    'File Too Large',
    'Audio files must be under 50MB.',
    'Upload Failed',
    'Evaluation Mode - Upload Preview',
    'PayPal Account Required',
    'Please connect your PayPal account before uploading songs.',
    'Please connect your PayPal account above before creating Keymails.',
    'PayPal Email Required',
    'Invalid Email Format',
    'Please enter a valid PayPal email address.',
    'Connection Failed',
    'Unable to connect PayPal account. Please try again.',
    'Keymail Creation Failed',
    'Failed to create Keymail',
    'Song Title Required',
    'Evaluation Mode - Keymail Preview',
    'URL Required',
    'Please enter a custom URL for your QR code.',
    'Generation Failed',
    'Failed to generate QR code. Please try again.',
    'No QR Code',
    'Access Denied',
    'Invalid G-Key ID. Please check your credentials.',
    'G-Key Required',
    'Please enter your G-Key ID to access your Green Room.',
    'Keymail Code Required',
    'Please enter your Keymail code to access exclusive content.',
    'Invalid Format',
    'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX',
    'Validation Failed',
    'Invalid Keymail code. Please check your code and try again.',
    'Redemption Error',
    'Payment successful but redemption failed. Please contact support.',
    'Purchase Failed',
    'Please log in to purchase',
    'Unable to process purchase',
    'Invalid admin password',
    'Failed to authenticate. Please try again.',
    'Session Expired',
    'Please log in again',
    'Failed to load analytics data',
    'Application Submitted',
    'Your G-Key application has been submitted for review.',
    'Upload Successful',
    'Payment Successful!',
    'PayPal Account Connected!',
    'Keymail Created Successfully!',
    'Demo Keymail Generated!',
    'QR Code Generated!',
    'QR Code Downloaded!',
    'Ready to Upload!',
    'Redirecting to Planning',
    'Complete Upload',
    'Recalculate Strategy',
    'Welcome to Your Green Room!',
    'Keymail Validated!',
    'Purchase Initiated',
    'Proceed to PayPal to complete your purchase',
    'Access Granted',
    'Logged Out',
    'Admin session ended',
    'Analyzing your question...',
    'Verifying access credentials...',
    'Verifying G-Key access...',
    'Validating...',
    'Authenticating...',
    'Processing Purchase...',
    'Library Activated!',
    'Downloaded!',
    'No description available',
    'No art cards available yet. Check back soon!',
    'Card not found',
    'No artist data available yet',
    'No recent activity',
  ].filter((text) => !said.includes(text))
  expect(lost).toEqual([])
})

test('the first visit shows the intro, the next one the home page @phone', async ({ page }) => {
  await page.goto(buildUrl('/'))
  await expectMessage(page, ['How Can Independent Writers Make Money', 'Let Us Show You How', 'Digital Scarcity'])
  expect(await page.evaluate(() => localStorage.getItem('tunemaker-visited'))).toBeTruthy()
  await page.goto(buildUrl('/'))
  await expectMessage(page, ['Choose Members -> Take a Tour'])
})

test('the intro advances to the home page by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(buildUrl('/dynamic-open'))
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return new URL(page.url()).pathname
    })
    .toBe('/home')
})
