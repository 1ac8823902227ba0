import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { extractProof } from '#backend/edition-log/verifier/verify.js'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, expectNoHorizontalScroll, getCredentials, openNewContext, test } from './support/fixtures.ts'
import { buyCopy } from './support/sign-in.ts'

/** Buys a copy and downloads its certificate as soon as the log has the sale. */
async function buyCertificate(page: Page) {
  const { url } = getCredentials()
  await buyCopy(page, 'verifier@example.com')
  await page.goto(url + paths.privateGreenRoom.href)
  const [copy] = (await (await page.request.get(`${url}/api/copies`)).json()) as {
    id: string
    copy: number
    of: number
    title: string
  }[]
  const { id = '', copy: number = 0, of = 0, title = '' } = copy ?? {}
  await expect
    .poll(async () => (await (await page.request.get(`${url}/api/edition-log/copies/${id}`)).json()) as unknown)
    .toMatchObject({ pending: false })
  const coming = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Certificate' }).first().click()
  return { id, number, of, title, file: await (await coming).path() }
}

test('anybody can check a copy, its certificate and the whole log, and sees when the log was rewritten @phone', async ({
  page,
  browser,
}) => {
  const { url } = getCredentials()
  const { id, number, of, title, file } = await buyCertificate(page)
  const sentence = `No. ${number} of ${of.toLocaleString('en-US')} exists once and has one owner.`
  const stranger = await openNewContext(browser, page)
  const verified = stranger.getByRole('heading', { name: 'Verified' })

  await test.step('the address of the QR code', async () => {
    await stranger.goto(`${url}/verify?copy=${id}`)
    await expect(verified).toBeVisible()
    await expect(stranger.getByText(sentence)).toBeVisible()
    await expect(stranger.getByText(`“${title}”`)).toBeVisible()
    await expect(stranger.getByText('Nothing yet. This browser now keeps the checkpoint')).toBeVisible()
    await expectAccessible(stranger)
  })

  await test.step('the program that ran is the one shown', async () => {
    await stranger.getByText('Read the program').click()
    const source = await (await stranger.request.get(`${url}/log/verify.js`)).text()
    await expect(stranger.locator('details pre')).toHaveText(source)
    await expect(stranger.getByText(`curl -O ${url}/log/verify.js`)).toBeVisible()
  })

  await test.step('the dropped certificate, compared with the last visit', async () => {
    await stranger.goto(`${url}/verify`)
    await stranger.locator('input[type=file]').setInputFiles(file)
    await expect(verified).toBeVisible()
    await expect(stranger.getByText(sentence)).toBeVisible()
    await expect(stranger.getByText('The certificate’s proof fits together')).toBeVisible()
    await expect(stranger.getByText(/what this browser saw on .*: [\d,]+ entries/)).toBeVisible()
    await expectNoHorizontalScroll(stranger)
  })

  await test.step('a forged proof', async () => {
    const proof = await extractProof(Uint8Array.from(await readFile(file)))
    await stranger.getByLabel('Link, code or proof').fill(proof.replace(/^index \d+$/m, 'index 0'))
    await stranger.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(stranger.getByRole('heading', { name: 'Not true' })).toBeVisible()
    await expect(stranger.getByText('The certificate’s proof fits together: not true')).toBeVisible()
  })

  await test.step('what is not a copy', async () => {
    await stranger.getByLabel('Link, code or proof').fill('hello')
    await stranger.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(stranger.getByText('This is neither a link nor a code nor a proof.')).toBeVisible()
    await stranger.getByLabel('Link, code or proof').fill('TMC-0000-0000-0000-0000')
    await stranger.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(stranger.getByRole('heading', { name: 'The log knows no such copy' })).toBeVisible()
  })

  await test.step('the whole log, by keyboard', async () => {
    await stranger.getByRole('button', { name: 'Check the whole log' }).focus()
    await stranger.keyboard.press('Enter')
    await expect(stranger.getByText(/\d+ editions with [\d,]+ copies sold, each number once\./)).toBeVisible()
  })

  await test.step('the pages of the copy and of its edition', async () => {
    await stranger.goto(`${url}/copies/${id}`)
    await expect(stranger.getByText(sentence)).toBeVisible()
    await expectNoHorizontalScroll(stranger)
    const [song] = (await (await stranger.request.get(`${url}/api/songs`)).json()) as { id: string }[]
    await stranger.goto(`${url}/songs/${song?.id}`)
    await stranger.getByRole('link', { name: 'Count the copies in the public log' }).click()
    await expect(stranger.getByText(/There are [\d,]+ copies\. \d+ are sold, each number once\./)).toBeVisible()
  })

  await test.step('a log that is not the one seen before, with evidence to save', async () => {
    await stranger.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('edition-log-checkpoint') ?? '{}') as { note: string }
      const note = kept.note.replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${'B'.repeat(43)}=\n`)
      localStorage.setItem('edition-log-checkpoint', JSON.stringify({ ...kept, note }))
    })
    await stranger.goto(`${url}/verify?copy=${id}`)
    await expect(stranger.getByRole('heading', { name: 'Not true' })).toBeVisible()
    await expect(stranger.getByText('The log was rewritten')).toBeVisible()
    const coming = stranger.waitForEvent('download')
    await stranger.getByRole('button', { name: 'Save the evidence' }).click()
    const evidence = await readFile(await (await coming).path(), 'utf8')
    expect(evidence).toContain('B'.repeat(43))
    expect(evidence).toContain('Shown now:')
    // What contradicts the log is not replaced by it.
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'Not true' })).toBeVisible()
  })

  await test.step('without the server', async () => {
    await stranger.evaluate(() => localStorage.removeItem('edition-log-checkpoint'))
    await stranger.route('**/log/checkpoint', (route) => route.abort())
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'Nothing could be checked' })).toBeVisible()
    await stranger.unroute('**/log/checkpoint')
    await stranger.getByRole('button', { name: 'Try again' }).click()
    await expect(verified).toBeVisible()
  })

  await test.step('in another language', async () => {
    await stranger.getByRole('main').getByLabel('Language').selectOption('german')
    await expect(stranger.getByRole('heading', { name: 'Zählen Sie selbst nach' })).toBeVisible()
    await expect(stranger.getByText(`Nr. ${number} von`)).toBeVisible()
  })
  await stranger.context().close()
})
