import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { aCard, aCollector, aPicture, anArtist, signedIn } from '#testing/builders'
import { fetchPaper, readPaper } from '#testing/paper'
import { approve } from '#testing/paypal'
import { Browser, serverOrigin, withServer } from '#testing/server'
import { staffBrowser } from '#testing/staff'
import { certificateDocument } from './certificate-document.ts'
import { makeOwnerFile } from './owner-file.ts'

withServer()
beforeEach(freshBudgets)

async function ownedCopy(cardId: string) {
  const owner = await aCollector('The Owner')
  const started = await owner.browser.post('/api/fine-art/purchase', {
    cardId,
    collectorId: owner.id,
    paymentMethod: 'paypal',
  })
  const orderId = String(started.body['orderId'])
  await approve(orderId, owner.email)
  await owner.browser.post(`/paypal/order/${orderId}/capture`)
  const [copy] = (await owner.browser.get('/api/fine-art/collection')).body['copies'] as { id: string; code: string }[]
  if (!copy) throw new Error('nothing was bought')
  return { owner, ...copy }
}

async function fileOf(browser: Browser, id: string, query = '') {
  const answer = await fetch(`${serverOrigin()}/api/fine-art/copies/${id}/artwork${query}`, {
    headers: { cookie: browser.cookie },
  })
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
}

describe('the full-resolution file', () => {
  test('is made when its owner looks, is as large as the artwork, and is for that owner alone', async () => {
    const { artist, gKeyId } = await anArtist()
    const cardId = await aCard(artist.id, { copies: 2, title: 'Ebb “7”' })
    const { owner, id } = await ownedCopy(cardId)
    expect((await fileOf(owner.browser, id)).status).toBe(202)
    await Promise.all([makeOwnerFile({ certificateId: id }), makeOwnerFile({ certificateId: id })])
    const { status, headers, file } = await fileOf(owner.browser, id)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('private')
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('Ebb “7” No. 1.png'))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 900, height: 800 })
    expect((await owner.browser.get('/api/fine-art/collection')).body).toMatchObject({
      copies: [{ fileReady: true, fileBytes: file.length }],
    })
    const shown = await fileOf(owner.browser, id, '?size=display')
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect((await fileOf(owner.browser, id, '?size=other')).status).toBe(400)
    // Two jobs at once made one file; the other's went.
    const left = await sql(db, `SELECT 1 FROM files WHERE state = 'storing'`)
    expect(left).toHaveLength(0)

    const { owner: other } = await ownedCopy(cardId)
    expect((await fileOf(other.browser, id)).status).toBe(403)
    expect((await fileOf(await signedIn(gKeyId), id)).status).toBe(401)
    expect((await fileOf(new Browser(), id)).status).toBe(401)
    expect((await fileOf(owner.browser, '00000000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await fileOf(owner.browser, 'no-id')).status).toBe(404)
    expect((await new Browser().get('/api/fine-art/collection')).status).toBe(401)
  })
})

describe('the certificate', () => {
  test('is a page that says whose copy it is, for its owner alone, and links to where it can be checked', async () => {
    const { artist } = await anArtist({ stageName: 'Zoë & the “Łódź” Choir' })
    const cardId = await aCard(artist.id, { copies: 2, title: 'Rice Fields at 夕方 <b>' })
    const { owner, id, code } = await ownedCopy(cardId)
    const address = `/api/fine-art/copies/${id}/certificate.pdf`
    const { status, headers, bytes } = await fetchPaper(address, [certificateDocument], owner.browser)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toContain('private')
    const paper = await readPaper(bytes)
    expect(paper).toMatchObject({
      pages: 1,
      title: 'Certificate: Rice Fields at 夕方 <b>, No. 1 of 2',
      language: 'en-US',
      builtIn: false,
    })
    expect(paper.links).toEqual([`http://localhost:3999/fine-art/verify?code=${code}`])
    for (const words of ['No.1of2', 'TheOwner', 'RiceFieldsat夕方<b>', 'Zoë&the“Łódź”Choir', code]) {
      expect(paper.text).toContain(words)
    }
    const { owner: other } = await ownedCopy(cardId)
    expect((await other.browser.get(address)).status).toBe(403)
    expect((await new Browser().get(address)).status).toBe(401)
    expect(
      (await owner.browser.get('/api/fine-art/copies/00000000-0000-7000-8000-000000000000/certificate.pdf')).status,
    ).toBe(404)
    await sql(db, 'UPDATE art_certificates SET voided_at = now() WHERE id = $1', [id])
    expect((await owner.browser.get(address)).status).toBe(409)
  })
})

const ask = (browser: Browser, picture: Buffer) => {
  const form = new FormData()
  form.set('image', new Blob([Uint8Array.from(picture)]), 'found')
  return browser.send('POST', '/api/admin/art-cards/owner-mark', form)
}

describe('an admin with a found picture', () => {
  test('learns whose file it was, also after it was made smaller and saved as JPEG', async () => {
    const { artist } = await anArtist()
    const cardId = await aCard(artist.id, { copies: 2, title: 'Found' })
    const [first, second] = [await ownedCopy(cardId), await ownedCopy(cardId)]
    const admin = await staffBrowser()
    for (const { owner, id, code } of [first, second]) {
      await makeOwnerFile({ certificateId: id })
      const { file } = await fileOf(owner.browser, id)
      const found = await sharp(file).resize(700).jpeg({ quality: 75 }).toBuffer()
      expect(await ask(admin, found)).toMatchObject({
        status: 200,
        body: {
          card: { id: cardId, title: 'Found', artist: artist.stageName },
          copy: { certificate: code, of: 2, valid: true, collector: { name: 'The Owner', email: owner.email } },
        },
      })
    }
  })

  test('learns the card, and no owner, of the public picture, and nothing of a strange one', async () => {
    const { artist } = await anArtist()
    const cardId = await aCard(artist.id)
    const admin = await staffBrowser()
    const shown = await fetch(`${serverOrigin()}/api/fine-art/cards/${cardId}/image`, {
      headers: { accept: 'image/webp' },
    })
    const answer = await ask(admin, Buffer.from(await shown.arrayBuffer()))
    expect(answer).toMatchObject({ status: 200, body: { copy: null } })
    expect(answer.body['card']).not.toBeNull()
    const strange = await sharp(await aPicture())
      .rotate(180)
      .toBuffer()
    expect((await ask(admin, strange)).body).toEqual({ card: null, copy: null, strength: 0 })
    expect((await ask(admin, Buffer.from('no picture'))).status).toBe(415)
  })

  test('is an admin', async () => {
    const picture = await aPicture('webp')
    expect((await ask(new Browser(), picture)).status).toBe(401)
    expect((await ask((await aCollector()).browser, picture)).status).toBe(401)
    expect((await ask(await staffBrowser('operator'), picture)).status).toBe(403)
  })
})

describe('the verification page', () => {
  const verify = (code: string) => new Browser().get(`/api/fine-art/verification?code=${encodeURIComponent(code)}`)

  test('says of a card’s code and of a certificate’s what they stand for, and not who owns it', async () => {
    const { artist } = await anArtist()
    const cardId = await aCard(artist.id, { copies: 4, title: 'Verified' })
    const { owner, code } = await ownedCopy(cardId)
    const card = { id: cardId, title: 'Verified', artist: artist.stageName, copies: 4, sold: 1, rarity: 'rare' }
    const { verificationCode } = (await new Browser().get(`/api/fine-art/protection/${cardId}`)).body
    expect(await verify(String(verificationCode))).toMatchObject({ status: 200, body: { card, certificate: null } })
    const answer = await verify(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(answer).toMatchObject({ status: 200, body: { card, certificate: { code, copy: 1, valid: true } } })
    expect(JSON.stringify(answer.body)).not.toContain(owner.email)
    expect(JSON.stringify(answer.body)).not.toContain('The Owner')
  })

  test.each(['', 'TMC-0000-0000-0000-0000', 'X', '%', "' OR 1=1 --"])('knows nothing of %j', async (code) => {
    expect(await verify(code)).toMatchObject({ status: 404, body: { error: 'code-unknown' } })
  })
})
