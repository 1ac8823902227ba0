import { type Page, expect } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { getCredentials, getLinkFromMail } from './fixtures.ts'
import { approveAtPaypal } from './sign-in.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

interface Applicant {
  email: string
  artistName: string
  fullName: string
  /** What they say about their copyright. */
  details: string
  papers: Buffer
}

/**
 * Creates an application, confirms its address and pays it, over HTTP: the screens are tested by g-key.spec.ts.
 * Returns the tracking number.
 */
export async function payApplication(page: Page, applicant: Applicant): Promise<string> {
  const { url } = getCredentials()
  const { email } = applicant
  const answer = await page.request.post(`${url}/api/g-key-applications`, {
    multipart: {
      fullName: applicant.fullName,
      email,
      artistName: applicant.artistName,
      copyrightDetails: applicant.details,
      termsAccepted: 'true',
      ageConfirmed: 'true',
      copyrightConfirmed: 'true',
      copyrightDocument: { name: 'proof.pdf', mimeType: 'application/pdf', buffer: applicant.papers },
    },
  })
  const { trackingNumber } = (await answer.json()) as { trackingNumber: string }
  const token = new URL(await getLinkFromMail(email)).searchParams.get('token')
  expect((await page.request.post(`${url}/api/g-key-applications/confirm`, { data: { token } })).status()).toBe(200)
  const order = { amount: '50.00', currency: 'USD', intent: 'CAPTURE', purpose: 'g-key', reference: trackingNumber }
  const { id } = (await (await page.request.post(`${url}/paypal/order`, { data: order })).json()) as { id: string }
  await approveAtPaypal(page, id, email)
  expect((await page.request.post(`${url}/paypal/order/${id}/capture`)).ok()).toBe(true)
  return trackingNumber
}

/** Creates an application, pays it and waits until Godfrey has asked a person to decide it. Returns the tracking number. */
export async function createPaidApplication(
  page: Page,
  email: string,
  artistName: string,
  papers: Buffer = PDF,
): Promise<string> {
  const details = 'PA 2-345-678, registered in 2025'
  const trackingNumber = await payApplication(page, {
    email,
    artistName,
    fullName: 'Ada Q. Applicant',
    details,
    papers,
  })
  // The queue of an admin who looked before would show it half a minute later.
  const countReviews = `SELECT count(*)::int AS open FROM reviews r JOIN g_key_applications a
     ON r.effect_key = 'application:' || a.id WHERE a.tracking_number = $1`
  await expect
    .poll(async () => (await queryDatabase<{ open: number }>(countReviews, [trackingNumber]))[0]?.open, {
      timeout: 40_000,
    })
    .toBe(1)
  return trackingNumber
}
