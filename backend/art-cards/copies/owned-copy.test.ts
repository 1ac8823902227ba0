import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestCard, createTestCollector, createTestArtist } from '#testing/builders/records'
import { PUBLISHABLE_SIZE, buildPicture } from '#testing/builders/media'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { approveAtPaypal } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { certificateDocument } from './certificate/certificate-document.ts'
import { extractProof, verifyCopy, verifyProof } from '#backend/edition-log/verifier/verify.js'
import { publishCheckpoint } from '#module/edition-log'
import { createWatermarkedFile } from './create-watermarked-file.ts'

startTestServer()
beforeEach(resetRateLimits)

async function createOwnedCopy(cardId: string) {
  const owner = await createTestCollector('The Owner')
  const started = await owner.browser.post('/api/fine-art/purchase', {
    cardId,
    collectorId: owner.id,
    paymentMethod: 'paypal',
  })
  const orderId = String(started.body['orderId'])
  await approveAtPaypal(orderId, owner.email)
  await owner.browser.post(`/paypal/order/${orderId}/capture`)
  const [copy] = (await owner.browser.get('/api/fine-art/collection')).body['copies'] as { id: string; code: string }[]
  if (!copy) throw new Error('the purchase failed')
  return { owner, ...copy }
}

async function downloadFile(browser: Browser, id: string, query = '') {
  const answer = await fetch(`${getServerOrigin()}/api/fine-art/copies/${id}/artwork${query}`, {
    headers: { cookie: browser.cookie },
  })
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
}

describe('the full-resolution file', () => {
  test('is created on first access in the artwork’s size, for the owner only', async () => {
    const { artist, gKeyId } = await createTestArtist()
    const cardId = await createTestCard(artist.id, { copies: 2, title: 'Ebb “7”', size: PUBLISHABLE_SIZE })
    const { owner, id } = await createOwnedCopy(cardId)
    expect((await downloadFile(owner.browser, id)).status).toBe(202)
    await Promise.all([createWatermarkedFile({ certificateId: id }), createWatermarkedFile({ certificateId: id })])
    const { status, headers, file } = await downloadFile(owner.browser, id)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('private')
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('Ebb “7” No. 1.png'))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 900, height: 800 })
    expect((await owner.browser.get('/api/fine-art/collection')).body).toMatchObject({
      copies: [{ fileReady: true, fileBytes: file.length }],
    })
    const shown = await downloadFile(owner.browser, id, '?size=display')
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect((await downloadFile(owner.browser, id, '?size=other')).status).toBe(400)
    // Two concurrent jobs stored one file; the other's was deleted.
    const left = await sql(db, `SELECT 1 FROM files WHERE state = 'storing'`)
    expect(left).toHaveLength(0)

    const { owner: other } = await createOwnedCopy(cardId)
    expect((await downloadFile(other.browser, id)).status).toBe(403)
    expect((await downloadFile(await signInArtist(gKeyId), id)).status).toBe(401)
    expect((await downloadFile(new Browser(), id)).status).toBe(401)
    expect((await downloadFile(owner.browser, '00000000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await downloadFile(owner.browser, 'no-id')).status).toBe(404)
    expect((await new Browser().get('/api/fine-art/collection')).status).toBe(401)
  })
})

describe('the certificate', () => {
  test('names the owner and the copy, links to its verification, and is served to the owner only', async () => {
    const { artist } = await createTestArtist({ stageName: 'Zoë & the “Łódź” Choir' })
    const cardId = await createTestCard(artist.id, { copies: 2, title: 'Rice Fields at 夕方 <b>' })
    const { owner, id, code } = await createOwnedCopy(cardId)
    const address = `/api/fine-art/copies/${id}/certificate.pdf`
    const { status, headers, bytes } = await downloadDocument(address, [certificateDocument], owner.browser)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toContain('private')
    const paper = await parseRenderedPdf(bytes)
    expect(paper).toMatchObject({
      pages: 1,
      title: 'Certificate: Rice Fields at 夕方 <b>, No. 1 of 2',
      language: 'en-US',
      builtIn: false,
    })
    expect(paper.links).toEqual([`http://localhost:3999/verify?copy=${code}`])
    for (const words of ['No.1of2', 'TheOwner', 'RiceFieldsat夕方<b>', 'Zoë&the“Łódź”Choir', code]) {
      expect(paper.text).toContain(words)
    }
    await publishCheckpoint()
    const { bytes: proved } = await downloadDocument(address, [certificateDocument], owner.browser)
    const keys = (await (await fetch(`${getServerOrigin()}/log/keys`)).text()).trim().split('\n')
    const { entry } = await verifyProof(await extractProof(Uint8Array.from(proved)), keys)
    expect(entry).toMatchObject({ type: 'sold', edition: cardId, copy: 1 })
    expect(await verifyCopy(getServerOrigin(), code)).toMatchObject({
      copy: 1,
      edition: { kind: 'art-card', copies: 2 },
    })
    const { owner: other } = await createOwnedCopy(cardId)
    expect((await other.browser.get(address)).status).toBe(403)
    expect((await new Browser().get(address)).status).toBe(401)
    expect(
      (await owner.browser.get('/api/fine-art/copies/00000000-0000-7000-8000-000000000000/certificate.pdf')).status,
    ).toBe(404)
    await sql(db, 'UPDATE art_certificates SET voided_at = now() WHERE id = $1', [id])
    expect((await owner.browser.get(address)).status).toBe(409)
  })
})

const detectWatermark = (browser: Browser, picture: Buffer) => {
  const form = new FormData()
  form.set('image', new Blob([Uint8Array.from(picture)]), 'found')
  return browser.send('POST', '/api/admin/art-cards/owner-mark', form)
}

describe('detecting the owner of a found picture', () => {
  test('works after downscaling and JPEG compression', async () => {
    const { artist } = await createTestArtist()
    const cardId = await createTestCard(artist.id, { copies: 2, title: 'Found', size: PUBLISHABLE_SIZE })
    const [first, second] = [await createOwnedCopy(cardId), await createOwnedCopy(cardId)]
    const admin = await signInStaff()
    for (const { owner, id, code } of [first, second]) {
      await createWatermarkedFile({ certificateId: id })
      const { file } = await downloadFile(owner.browser, id)
      const found = await sharp(file).resize(700).jpeg({ quality: 75 }).toBuffer()
      expect(await detectWatermark(admin, found)).toMatchObject({
        status: 200,
        body: {
          card: { id: cardId, title: 'Found', artist: artist.stageName },
          copy: { certificate: code, of: 2, valid: true, collector: { name: 'The Owner', email: owner.email } },
        },
      })
    }
  })

  test('finds the card but no owner in the public picture, and nothing in an unrelated one', async () => {
    const { artist } = await createTestArtist()
    const cardId = await createTestCard(artist.id, { size: PUBLISHABLE_SIZE })
    const admin = await signInStaff()
    const shown = await fetch(`${getServerOrigin()}/api/fine-art/cards/${cardId}/image`, {
      headers: { accept: 'image/webp' },
    })
    const answer = await detectWatermark(admin, Buffer.from(await shown.arrayBuffer()))
    expect(answer).toMatchObject({ status: 200, body: { copy: null } })
    expect(answer.body['card']).not.toBeNull()
    const strange = await sharp(await buildPicture())
      .rotate(180)
      .toBuffer()
    expect((await detectWatermark(admin, strange)).body).toEqual({ card: null, copy: null, strength: 0 })
    expect((await detectWatermark(admin, Buffer.from('no picture'))).status).toBe(415)
  })

  test('requires an admin', async () => {
    const picture = await buildPicture('webp')
    expect((await detectWatermark(new Browser(), picture)).status).toBe(401)
    expect((await detectWatermark((await createTestCollector()).browser, picture)).status).toBe(401)
    expect((await detectWatermark(await signInStaff('operator'), picture)).status).toBe(403)
  })
})

describe('the verification page', () => {
  const verify = (code: string) => new Browser().get(`/api/fine-art/verification?code=${encodeURIComponent(code)}`)

  test('resolves a card’s code and a certificate’s code without disclosing the owner', async () => {
    const { artist } = await createTestArtist()
    const cardId = await createTestCard(artist.id, { copies: 4, title: 'Verified' })
    const { owner, code } = await createOwnedCopy(cardId)
    const card = { id: cardId, title: 'Verified', artist: artist.stageName, copies: 4, sold: 1, rarity: 'rare' }
    const { verificationCode } = (await new Browser().get(`/api/fine-art/protection/${cardId}`)).body
    expect(await verify(String(verificationCode))).toMatchObject({ status: 200, body: { card, certificate: null } })
    const answer = await verify(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(answer).toMatchObject({ status: 200, body: { card, certificate: { code, copy: 1, valid: true } } })
    expect(JSON.stringify(answer.body)).not.toContain(owner.email)
    expect(JSON.stringify(answer.body)).not.toContain('The Owner')
  })

  test.each(['', 'TMC-0000-0000-0000-0000', 'X', '%', "' OR 1=1 --"])('returns 404 for %j', async (code) => {
    expect(await verify(code)).toMatchObject({ status: 404, body: { error: 'code-unknown' } })
  })
})
