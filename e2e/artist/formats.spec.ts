import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { queryDatabase } from '../support/database.ts'
import { sha256, test, getCredentials } from '../support/fixtures.ts'

// Four seconds of music from real encoders: PCM, LAME, libFLAC, and FFmpeg's AAC with and without a container.
const formats = ['mp3', 'wav', 'flac', 'm4a', 'aac'] as const

async function postForm(request: APIRequestContext, path: string, data?: unknown): Promise<Record<string, unknown>> {
  const answer = await request.post(getCredentials().url + path, data === undefined ? {} : { data })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Record<string, unknown>
}

/** All five hold the same music, so each goes to a person after the first: who agrees here. */
async function approveOnceChecked(songId: string): Promise<void> {
  await expect
    .poll(() => queryDatabase('SELECT 1 FROM copyright_checks WHERE subject_id = $1', [songId]), { timeout: 60_000 })
    .toHaveLength(1)
  await queryDatabase(`UPDATE songs SET state = 'published' WHERE id = $1`, [songId])
}

test('recordings in all five formats are uploaded, redeemed, played and downloaded byte for byte', async ({
  browser,
}) => {
  const artist = (await browser.newContext()).request
  const fanContext = await browser.newContext()
  const fan = fanContext.request
  await postForm(artist, '/api/validate-g-key', { gKeyId: getCredentials().gKeys.production[1] })
  const setup = (await (await fan.get(`${getCredentials().url}/paypal/setup`)).json()) as { scriptUrl: string }
  const paypal = new URL(setup.scriptUrl).origin
  // Uploads have to be paid for, too: five at once.
  const fee = await postForm(artist, '/paypal/order', {
    amount: '100.00',
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'upload',
    quantity: 5,
  })
  await fan.post(`${paypal}/simulator/orders/${String(fee['id'])}/approve`, { data: {} })
  await postForm(artist, `/paypal/order/${String(fee['id'])}/capture`)

  const recordings = formats.map((format) => readFileSync(new URL(`../recordings/komorebi.${format}`, import.meta.url)))
  const songIds: string[] = []
  for (const [n, format] of formats.entries()) {
    const upload = await artist.post(`${getCredentials().url}/api/songs/upload`, {
      multipart: {
        songTitle: `Komorebi in ${format}`,
        price: '5.00',
        copyrightHolders: 'Minobe Kanae',
        contact: 'kanae@example.com',
        copies: '3',
        audioFile: {
          name: `komorebi.${format}`,
          mimeType: 'application/octet-stream',
          buffer: recordings[n] ?? Buffer.of(),
        },
      },
    })
    expect(upload.status(), await upload.text()).toBe(201)
    songIds.push(((await upload.json()) as { id: string }).id)
  }
  for (const songId of songIds) await approveOnceChecked(songId)

  // Bought together: what a sale does is the same for each format.
  const album = await postForm(artist, '/api/artist/albums', { title: 'Komorebi', songIds, price: 5, copies: 3 })
  const issued = (await postForm(artist, '/api/keymails', { editionId: album['id'], count: 1 })) as {
    keymails: { code: string }[]
  }
  const code = issued.keymails[0]?.code
  const order = await postForm(fan, '/paypal/order', {
    amount: 5,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'keymail',
    reference: code,
  })
  const paypalOrderId = String(order['id'])
  await fan.post(`${paypal}/simulator/orders/${paypalOrderId}/approve`, { data: {} })
  await postForm(fan, `/paypal/order/${paypalOrderId}/capture`)
  const { songs } = (await postForm(fan, '/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })) as {
    songs: { title: string; audioUrl: string }[]
  }

  const page = await fanContext.newPage()
  await page.goto(`${getCredentials().url}/private-green-room`)
  for (const [n, format] of formats.entries()) {
    const bought = songs.find(({ title }) => title === `Komorebi in ${format}`)
    const audioUrl = getCredentials().url + (bought?.audioUrl ?? '')
    expect(sha256(await (await fan.get(audioUrl)).body()), format).toBe(sha256(recordings[n] ?? Buffer.of()))
    const heard = await page.evaluate(async (src) => {
      const audio = new Audio(src)
      await audio.play()
      const until = Date.now() + 15_000
      while (audio.currentTime < 0.5 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
      audio.pause()
      return { at: audio.currentTime, length: audio.duration }
    }, audioUrl)
    expect(heard.at, format).toBeGreaterThanOrEqual(0.5)
    expect(heard.length, format).toBeGreaterThan(3)
  }

  await expect
    .poll(
      async () => {
        const songs = (await (await artist.get(`${getCredentials().url}/api/artist/songs`)).json()) as {
          title: string
          peaks: number[] | null
        }[]
        return songs.filter((song) => song.title.startsWith('Komorebi in') && song.peaks?.length === 200).length
      },
      { timeout: 120_000 },
    )
    .toBe(5)
  await fanContext.close()
})
