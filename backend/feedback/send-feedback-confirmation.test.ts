import { beforeEach, expect, test } from 'vitest'
import type { Language } from '#contract/text'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { Browser } from '#testing/clients/browser'
import { listSpending } from '#http/limits/rate-limit'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { deleteFeedback } from './delete-feedback.ts'
import { sendFeedbackConfirmation } from './send-feedback-confirmation.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const visitor = new Browser()
const listJobs = () =>
  sql<{ data: { feedbackId: string; language: Language } }>(
    db,
    `SELECT data FROM pgboss.job WHERE name = 'feedback.send-confirmation' ORDER BY created_on`,
  )

test('whoever leaves an address with feedback is told by mail that it has arrived, with nothing that was written', async () => {
  await visitor.post('/api/feedback', { text: 'no address' })
  expect(await listJobs()).toEqual([])
  const email = 'writer@example.com'
  const german = new Browser({ 'accept-language': 'de' })
  for (let i = 0; i < 4; i++) await german.post('/api/feedback', { text: `Buy at http://evil.example ${i}`, email })
  const queued = await listJobs()
  expect(queued).toHaveLength(4)
  for (const { data } of queued) await sendFeedbackConfirmation(data)
  const received = listMailTo(email)
  expect(received).toHaveLength(1)
  // Only the mail that was sent counts: whoever writes every day is answered every day.
  const [spending] = await listSpending([{ bucket: `feedback-mail:${email}`, hits: 1, seconds: 86_400 }])
  expect(spending?.spent).toBe(1)
  expect(received[0]?.mail.subject).toBe('Ihre Rückmeldung ist angekommen')
  expect(received[0]?.mail.text).not.toContain('evil')
  // Deleted meanwhile: there is nobody to tell.
  await runInTransaction((trx) => deleteFeedback(trx, email))
  await resetRateLimits()
  for (const { data } of queued) await sendFeedbackConfirmation(data)
  expect(listMailTo(email)).toHaveLength(1)
})

test('whoever unsubscribed gets no confirmation', async () => {
  const email = 'left@example.com'
  await new Browser().post('/api/newsletter', { email })
  await sql(db, 'UPDATE visitor_addresses SET unsubscribed_at = now() WHERE email = $1', [email])
  await new Browser().post('/api/feedback', { text: 'hello', email })
  for (const { data } of await listJobs()) await sendFeedbackConfirmation(data)
  expect(listMailTo(email)).toEqual([])
})
