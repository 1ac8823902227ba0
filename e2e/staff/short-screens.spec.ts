import { expect } from '@playwright/test'
import { queryDatabase } from '../support/database.ts'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

const PHONE = { width: 390, height: 844 }
const SCREENS_MAX = 3

const TABS = [
  'numbers',
  'reviews',
  'search',
  'jobs',
  'findings',
  'learning',
  'system',
  'audit',
  'lists',
  'staff',
  'account',
]

/** A bad day: PayPal and mail fail, 17 jobs are dead, 12 findings are open, 300 reviews wait, and eight processes run. */
const BAD_DAY = [
  `INSERT INTO service_calls (service, minute, succeeded, failed, first_failed_at, last_failed_at, last_failure)
   SELECT service, date_trunc('minute', now()) + interval '1 hour', 0, 891, now() - interval '20 minutes', now(), failure
     FROM (VALUES ('paypal', 'HTTP 503'), ('mail', 'ECONNECTION')) called (service, failure)`,
  `INSERT INTO pgboss.job (name, data, source_name, source_retry_count, source_output)
   SELECT 'dead-letters', '{"orderId": "01908f6e-0f6c-7d1e-8b1e-7a3f2c9d4e10", "short": "screens"}',
          (ARRAY['payments.send-receipt', 'follows.send-notices', 'playback.calculate-waveform'])[1 + n % 3], 20,
          '{"message": "Error: the mail server answered 550 5.1.1 mailbox unavailable"}' FROM generate_series(1, 17) n`,
  `INSERT INTO monitor_findings (check_name, subject, level, message, opened_at, closed_at)
   SELECT 'a-bad-day', 'order ' || n, CASE WHEN n % 3 = 0 THEN 'serious' ELSE 'notice' END,
          'The ledger has $1,305.00 of order 01908f6e-0f6c-7d1e-8b1e-7a3f2c9d4e' || n || ', PayPal has $1,297.50.',
          now() - interval '1 hour', CASE WHEN n > 12 THEN now() END FROM generate_series(1, 20) n`,
  `INSERT INTO reviews (kind, subject, effect_key, reason, cents, search, due_at)
   SELECT (ARRAY['handover', 'payment', 'copyright'])[1 + n % 3],
          'Is “Porch Light Hymn” the recording of somebody else? Question ' || n, 'a-bad-day:' || n, 'Because.', 100 * n,
          to_tsvector('simple', 'day'), now() - make_interval(hours => n - 100) FROM generate_series(1, 300) n`,
  `INSERT INTO processes (id, kind, host, pid, version, node, memory_bytes, started_at, seen_at)
   SELECT gen_random_uuid(), CASE WHEN n < 4 THEN 'web' ELSE 'worker' END, 'a-bad-day-' || n, 100 + n, '0.1.0', 'v24.21.0',
          250000000, now() - interval '3 days', now() FROM generate_series(1, 6) n`,
]

const END_OF_DAY = [
  `DELETE FROM service_calls WHERE minute > now() + interval '10 minutes'`,
  `DELETE FROM pgboss.job WHERE name = 'dead-letters' AND data ->> 'short' = 'screens'`,
  `DELETE FROM monitor_findings WHERE check_name = 'a-bad-day'`,
  `DELETE FROM reviews WHERE effect_key LIKE 'a-bad-day:%' OR subject LIKE '%a-bad-day%'`,
  `DELETE FROM processes WHERE host LIKE 'a-bad-day-%'`,
]

test.afterEach(async () => {
  for (const statement of END_OF_DAY) await queryDatabase(statement)
})

test('on a bad day, each screen of the staff area is at most three phone screens long', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signIn.admin(page)
  for (const statement of BAD_DAY) await queryDatabase(statement)
  const screens: Record<string, number> = {}
  await page.goto(`${getCredentials().url}/admin/dashboard?filter=month`)
  for (const tab of TABS) {
    const control = page.locator(`[role=tab][id$="-trigger-${tab}"]`)
    await control.click()
    await expect(control).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.locator('main [aria-busy=true], main .animate-glow')).toHaveCount(0)
    if (tab === 'numbers') {
      await expect(page.getByRole('region', { name: 'Status' })).toContainText(
        /891 of [\d,]+ calls failed \(HTTP 503\)/,
      )
      await expectAccessible(page)
    }
    if (tab === 'jobs') await expect(page.getByText('17 jobs failed for good')).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    screens[tab] = Number((height / PHONE.height).toFixed(2))
  }
  expect(Object.entries(screens).filter(([, count]) => count > SCREENS_MAX)).toEqual([])
})
