import { beforeEach, describe, expect, test } from 'vitest'
import { applyPaymentEmailChanges, sendPaymentEmailLink, sendPaymentEmailWarnings } from '#module/artists/payment-email'
import { openLostGKeyReviews } from '#module/auth'
import { sendCorrectionUpdate } from '#module/corrections'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { createKeymailOrder } from '#testing/clients/paypal'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

let artists = 0

/** An artist with a Keymail for sale, and a thief who is signed in with their G-Key. */
async function robArtist() {
  const n = ++artists
  const owner = { contact: `owner${n}@example.com`, payee: `owner-paypal${n}@example.com` }
  const thiefEmail = `thief${n}@example.com`
  const { codes, artist, gKeyId } = await createTestKeymails(4)
  await sql(db, 'UPDATE artists SET email = $2, payment_email = NULL WHERE id = $1', [artist.id, owner.contact])
  await sql(db, 'UPDATE artists SET payment_email = $2 WHERE id = $1', [artist.id, owner.payee])
  return { artistId: artist.id, gKeyId, codes, owner, thiefEmail, thief: await signInArtist(gKeyId) }
}

type Robbed = Awaited<ReturnType<typeof robArtist>>

const updatePaymentEmail = (browser: Browser, email: string) =>
  browser.send('PUT', '/api/artist/payment-email', { email })
const stop = (token: string) => new Browser().post('/api/artist/payment-email/stop', { token })
const isSignedIn = async (browser: Browser) => (await browser.get('/api/artist/songs')).status === 200

async function getPayee(code = ''): Promise<string | undefined> {
  const { body } = await createKeymailOrder(new Browser(), code)
  const [order] = await sql<{ payee: string }>(
    db,
    'SELECT payee_email AS payee FROM orders WHERE provider_order_id = $1',
    [body['id']],
  )
  return order?.payee
}

async function confirmAtNewAddress({ artistId, thiefEmail }: Robbed) {
  await sendPaymentEmailLink({ artistId })
  const mail = listMailTo(thiefEmail).at(-1)
  return new Browser().post('/api/artist/payment-email/confirm', { token: mail ? parseLinkToken(mail) : '' })
}

async function getChange({ artistId }: Robbed): Promise<{ id: string; reviewId: string; state: string }> {
  const [change] = await sql<{ id: string; reviewId: string; state: string }>(
    db,
    `SELECT c.id, c.state, r.id AS "reviewId" FROM payment_email_changes c JOIN reviews r ON r.effect_key = c.effect_key
      WHERE c.artist_id = $1 ORDER BY c.id DESC LIMIT 1`,
    [artistId],
  )
  if (!change) throw new Error('no change was asked for')
  return change
}

const decide = async (reviewId: string, decision: 'approve' | 'decline') =>
  (await signInStaff()).post(`/api/admin/reviews/${reviewId}/decision`, { decision, note: 'Called the artist.' })

/** Moves an approved change a day into the past. */
const passADay = ({ artistId }: Robbed) =>
  sql(
    db,
    `UPDATE payment_email_changes SET requested_at = requested_at - interval '24 hours',
            effective_at = effective_at - interval '24 hours' WHERE artist_id = $1`,
    [artistId],
  )

async function getStopToken(robbed: Robbed, at: string, event: 'requested' | 'approved' | 'applied' = 'requested') {
  await sendPaymentEmailWarnings({ changeId: (await getChange(robbed)).id, event })
  const mail = listMailTo(at).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

describe('a thief with an artist’s session', () => {
  test('does not redirect sales by changing the payment address and answering the mail to the new one', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner, codes } = robbed
    expect((await updatePaymentEmail(thief, thiefEmail)).status).toBe(200)
    expect((await confirmAtNewAddress(robbed)).body).toMatchObject({ inForce: false })
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[0])).toBe(owner.payee)
  })

  test('cannot do it unnoticed: old address, contact address and workshop say so at once', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner } = robbed
    await updatePaymentEmail(thief, thiefEmail)
    await getStopToken(robbed, owner.payee)
    for (const address of [owner.payee, owner.contact]) {
      expect(
        listMailTo(address)
          .map(({ mail }) => mail.text)
          .join(),
      ).toContain(thiefEmail)
    }
    expect((await thief.get('/api/artist/payment-email/change')).body).toMatchObject({
      change: { was: owner.payee, becomes: thiefEmail, confirmed: false, effectiveAt: null },
    })
  })

  test('waits a day even when a person approves', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner, codes } = robbed
    await updatePaymentEmail(thief, thiefEmail)
    await confirmAtNewAddress(robbed)
    expect((await decide((await getChange(robbed)).reviewId, 'approve')).status).toBe(200)
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[0])).toBe(owner.payee)
    await passADay(robbed)
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[1])).toBe(thiefEmail)
    expect((await getChange(robbed)).state).toBe('applied')
  })

  test('gets nothing without the new address’s answer, however long ago the approval was', async () => {
    const robbed = await robArtist()
    await updatePaymentEmail(robbed.thief, robbed.thiefEmail)
    await decide((await getChange(robbed)).reviewId, 'approve')
    await passADay(robbed)
    await applyPaymentEmailChanges()
    expect(await getPayee(robbed.codes[0])).toBe(robbed.owner.payee)
  })

  test('is stopped and signed out by the link in the old address’s mail, after the approval too', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner, codes } = robbed
    await updatePaymentEmail(thief, thiefEmail)
    await confirmAtNewAddress(robbed)
    const token = await getStopToken(robbed, owner.payee)
    await decide((await getChange(robbed)).reviewId, 'approve')
    expect(await stop(token)).toMatchObject({ status: 200, body: { paypalEmail: owner.payee } })
    expect(await isSignedIn(thief)).toBe(false)
    await passADay(robbed)
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[0])).toBe(owner.payee)
    expect((await stop(token)).status).toBe(404)
  })

  test('stopped before the decision, leaves no review that could still approve it', async () => {
    const robbed = await robArtist()
    await updatePaymentEmail(robbed.thief, robbed.thiefEmail)
    const { reviewId } = await getChange(robbed)
    expect((await stop(await getStopToken(robbed, robbed.owner.contact))).status).toBe(200)
    expect((await decide(reviewId, 'approve')).status).toBe(409)
  })

  test('gains nothing from a second request: it starts anew, and an approval of the first counts no more', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner, codes } = robbed
    await updatePaymentEmail(thief, `decoy-${thiefEmail}`)
    const first = await getChange(robbed)
    await decide(first.reviewId, 'approve')
    await Promise.all([updatePaymentEmail(thief, thiefEmail), updatePaymentEmail(thief, thiefEmail)])
    await confirmAtNewAddress(robbed)
    await passADay(robbed)
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[0])).toBe(owner.payee)
    const open = await sql(
      db,
      `SELECT 1 FROM payment_email_changes WHERE artist_id = $1 AND state IN ('requested', 'approved')`,
      [robbed.artistId],
    )
    expect(open).toHaveLength(1)
  })

  test('wins no race between the stop and the moment of effect', async () => {
    for (let n = 0; n < 4; n++) {
      const robbed = await robArtist()
      await updatePaymentEmail(robbed.thief, robbed.thiefEmail)
      await confirmAtNewAddress(robbed)
      const token = await getStopToken(robbed, robbed.owner.payee)
      await decide((await getChange(robbed)).reviewId, 'approve')
      await passADay(robbed)
      const [stopped] = await Promise.all([stop(token), applyPaymentEmailChanges(), applyPaymentEmailChanges()])
      // Whoever came first, answer, state and payee tell the same story, and the thief is out.
      const isStopped = stopped.status === 200
      expect(stopped.status).toBe(isStopped ? 200 : 409)
      expect((await getChange(robbed)).state).toBe(isStopped ? 'stopped' : 'applied')
      expect(await getPayee(robbed.codes[0])).toBe(isStopped ? robbed.owner.payee : robbed.thiefEmail)
      expect(await isSignedIn(robbed.thief)).toBe(false)
    }
  })

  test('meets the same review, day and mails when asking for a correction instead', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner, codes } = robbed
    const asked = await thief.post('/api/corrections', { kind: 'payment-account', becomes: thiefEmail })
    expect(asked.status).toBe(202)
    await confirmAtNewAddress(robbed)
    const token = await getStopToken(robbed, owner.contact)
    expect((await decide((await getChange(robbed)).reviewId, 'approve')).status).toBe(200)
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[0])).toBe(owner.payee)
    expect((await stop(token)).status).toBe(200)
    await passADay(robbed)
    await applyPaymentEmailChanges()
    expect(await getPayee(codes[1])).toBe(owner.payee)
  })

  test('cannot silence the warnings by changing the contact address first', async () => {
    const robbed = await robArtist()
    const { thief, thiefEmail, owner } = robbed
    await thief.post('/api/corrections', { kind: 'contact-email', becomes: `contact-${thiefEmail}` })
    await updatePaymentEmail(thief, thiefEmail)
    expect(await getStopToken(robbed, owner.contact)).not.toBe('')
  })

  test('is not let through by the database either: no statement moves the payee without the review', async () => {
    const { artistId, owner, codes } = await robArtist()
    await expect(
      sql(db, `UPDATE artists SET payment_email = 'elsewhere@example.com' WHERE id = $1`, [artistId]),
    ).rejects.toThrow(/only after its review/)
    expect(await getPayee(codes[0])).toBe(owner.payee)
  })

  test('loses a changed contact address to a link mailed to the old one, and every session with it', async () => {
    const { artistId, thief, thiefEmail, owner } = await robArtist()
    const getRestoreToken = async (correctionId: string, at: string) => {
      await sendCorrectionUpdate({ correctionId, event: 'applied' })
      const mail = listMailTo(at).at(-1)
      return mail ? parseLinkToken(mail) : ''
    }
    const restore = (token: string) => new Browser().post('/api/corrections/contact-email/restore', { token })
    const moved = await thief.post('/api/corrections', { kind: 'contact-email', becomes: thiefEmail })
    const token = await getRestoreToken(String(moved.body['id']), owner.contact)
    // The thief moves it on, and would hold the link of the second change.
    const again = await thief.post('/api/corrections', { kind: 'contact-email', becomes: `second-${thiefEmail}` })
    const thiefToken = await getRestoreToken(String(again.body['id']), thiefEmail)
    expect(await restore(token)).toMatchObject({ status: 200, body: { email: owner.contact } })
    expect(await isSignedIn(thief)).toBe(false)
    expect((await restore(token)).status).toBe(404)
    expect((await restore(thiefToken)).status).toBe(404)
    const [artist] = await sql<{ email: string }>(db, 'SELECT email FROM artists WHERE id = $1', [artistId])
    expect(artist?.email).toBe(owner.contact)
  })

  test('is seen by the admin who decides about a lost key: every recent change of the account is listed', async () => {
    const robbed = await robArtist()
    const { artistId, thief, thiefEmail, owner } = robbed
    await thief.post('/api/corrections', { kind: 'contact-email', becomes: thiefEmail })
    await updatePaymentEmail(thief, `paypal-${thiefEmail}`)
    await openLostGKeyReviews({ artistIds: [artistId] })
    const [review] = await sql<{ id: string }>(
      db,
      `SELECT id FROM reviews WHERE effect_key LIKE 'lost-g-key:' || $1::text || ':%'`,
      [artistId],
    )
    const { body } = await (await signInStaff()).get(`/api/admin/reviews/${review?.id}`)
    expect(body['accountChanges']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'Contact address changed', detail: `${owner.contact} → ${thiefEmail}` }),
        expect.objectContaining({ detail: `${owner.payee} → paypal-${thiefEmail}` }),
      ]),
    )
  })

  test('is signed out when the G-Key is replaced, by correction as well as after a loss', async () => {
    const { thief, gKeyId, artistId } = await robArtist()
    const owner = await signInArtist(gKeyId)
    await owner.post('/api/corrections', { kind: 'g-key-id', becomes: 'Somebody has seen my key.' })
    const [review] = await sql<{ id: string }>(
      db,
      `SELECT id FROM reviews WHERE evidence->>'artistId' = $1 AND state = 'open'`,
      [artistId],
    )
    expect((await decide(review?.id ?? '', 'approve')).status).toBe(200)
    expect(await isSignedIn(thief)).toBe(false)
    expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(401)
  })
})

test('the first payment address of an artist needs no review', async () => {
  const { artist, gKeyId } = await createTestArtist({ paymentEmail: null })
  await updatePaymentEmail(await signInArtist(gKeyId), 'first@example.com')
  const reviews = await sql(db, `SELECT 1 FROM reviews WHERE evidence->>'artistId' = $1`, [artist.id])
  expect(reviews).toEqual([])
})
