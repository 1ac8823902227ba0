import { beforeEach, expect, test } from 'vitest'
import { purgeUnconfirmedApplications } from '../purge-unconfirmed-applications.ts'
import { openReview } from '#module/reviews'
import { purgeUnconfirmedFiles } from '#module/storage/files'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { APPLICATION_DOCUMENTS_MAX } from '#contract/applications'

startTestServer()
beforeEach(resetRateLimits)

let applicants = 0
const PDF = '%PDF-1.7 another registration'

function buildForm(content: string, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('copyrightDocument', new Blob([content]), name)
  return form
}

async function apply(): Promise<string> {
  const answer = await new Browser().send(
    'POST',
    '/api/g-key-applications',
    buildForm('%PDF-1.7 the first', 'first.pdf', {
      fullName: 'Ada',
      email: `papers${++applicants}@example.com`,
      artistName: 'Ada',
      copyrightDetails: 'PA 1',
      termsAccepted: 'true',
      ageConfirmed: 'true',
      copyrightConfirmed: 'true',
    }),
  )
  expect(answer.status).toBe(201)
  return String(answer.body['trackingNumber'])
}

const uploadDocument = (number: string, content = PDF, name = 'more.pdf') =>
  new Browser().send('POST', `/api/g-key-applications/${number}/documents`, buildForm(content, name))

const countDocuments = async (number: string) =>
  (
    await sql<{ key: string; state: string }>(
      db,
      `SELECT f.key, f.state FROM g_key_applications a JOIN g_key_application_documents d ON d.application_id = a.id
         JOIN files f ON f.key = d.document_key WHERE a.tracking_number = $1`,
      [number],
    )
  ).length

test('an applicant adds documents, and the admin can read them', async () => {
  const number = await apply()
  expect((await uploadDocument(number)).body).toEqual({ documents: 2 })
  expect((await new Browser().get(`/api/g-key-applications/${number}`)).body['documents']).toBe(2)

  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM g_key_applications WHERE tracking_number = $1', [number])
  await openReview(db, {
    kind: 'copyright',
    subject: 'An application',
    effectKey: `application:${row?.id}`,
    reason: 'Please read.',
  })
  const [review] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE effect_key = $1', [
    `application:${row?.id}`,
  ])
  const admin = await signInStaff()
  const { body } = await admin.get(`/api/admin/reviews/${review?.id}`)
  const papers = body['papers'] as { label: string; bytes: number }[]
  const n = papers.findIndex(({ label }) => label === 'Added by the applicant')
  expect(papers).toHaveLength(2)
  expect((await admin.get(`/api/admin/reviews/${review?.id}/papers/${n}`)).body['text']).toBe(PDF)
  expect((await new Browser().get(`/api/admin/reviews/${review?.id}/papers/${n}`)).status).toBe(401)
})

test('accepts five at most, even concurrently; rejects wrong file types and unknown numbers', async () => {
  const number = await apply()
  const answers = await Promise.all(Array.from({ length: APPLICATION_DOCUMENTS_MAX + 3 }, () => uploadDocument(number)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(APPLICATION_DOCUMENTS_MAX)
  expect(await countDocuments(number)).toBe(APPLICATION_DOCUMENTS_MAX)

  const other = await apply()
  expect((await uploadDocument(other, 'just text')).body['error']).toBe('application-document-type')
  expect((await uploadDocument(other, '')).status).toBe(415)
  expect((await uploadDocument('TM-20200101-AAAAAAAA')).status).toBe(404)
  expect(await countDocuments(other)).toBe(0)
})

test('an application unconfirmed for seven days is purged with its documents', async () => {
  const [old, fresh] = [await apply(), await apply()]
  await uploadDocument(old)
  const files = await sql<{ key: string }>(
    db,
    `SELECT document_key AS key FROM g_key_applications WHERE tracking_number = $1
      UNION ALL SELECT d.document_key FROM g_key_application_documents d JOIN g_key_applications a
         ON a.id = d.application_id WHERE a.tracking_number = $1`,
    [old],
  )
  expect(files).toHaveLength(2)
  await sql(
    db,
    `UPDATE g_key_applications SET link_asked_at = now() - interval '7 days 1 minute' WHERE tracking_number = $1`,
    [old],
  )
  await purgeUnconfirmedApplications()
  await purgeUnconfirmedApplications()
  expect((await new Browser().get(`/api/g-key-applications/${old}`)).status).toBe(404)
  expect((await new Browser().get(`/api/g-key-applications/${fresh}`)).status).toBe(200)
  await sql(db, `UPDATE files SET created_at = now() - interval '3 hours' WHERE state = 'storing'`)
  await purgeUnconfirmedFiles()
  const left = await sql(db, 'SELECT 1 FROM files WHERE key = ANY ($1)', [files.map(({ key }) => key)])
  expect(left).toHaveLength(0)
})
