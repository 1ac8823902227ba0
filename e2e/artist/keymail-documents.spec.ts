import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  getLinkFromMail,
  getMail,
  openNewContext,
  test,
  getCredentials,
} from '../support/fixtures.ts'
import { downloadPdf } from '../support/download-pdf.ts'
import { buyCopy, refundAtPaypal, signInWithGKey } from '../support/sign-in.ts'

test('a hundred Keymails on paper; one bought from its QR code, its certificate and refund, and a gift', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  const { url, gKeys } = getCredentials()
  const artist = info.project.name === 'desktop' ? gKeys.production[0] : gKeys.production[1]
  const who = (name: string) => `${name}.${info.project.name}.${Date.now() % 100_000}@example.com`

  const codes = await test.step('the artist issues a hundred at once', async () => {
    await signInWithGKey(page, artist)
    const editions = (await (await page.request.get(`${url}/api/artist/editions`)).json()) as {
      id: string
      title: string
      kind: string
      counts: { free: number }
    }[]
    await page.goto(`${url}/members-workshop/keymails/issue`)
    const roomy = editions.find(({ counts }) => counts.free >= 100)
    const desk = page.getByRole('form', { name: 'Issue several Keymails' })
    await desk.getByLabel('Issue several for').selectOption(roomy?.id ?? '')
    await desk.getByLabel('How many').fill('100')
    await desk.getByRole('button', { name: 'Issue Keymails' }).click()
    await expect(page.getByText('Keymail Created Successfully!')).toBeVisible()
    const list = (await (await page.request.get(`${url}/api/keymails?editionId=${roomy?.id}&limit=100`)).json()) as {
      code: string
      songTitle: string
    }[]
    expect(list).toHaveLength(100)
    return { title: roomy?.title ?? '', all: list.map(({ code }) => code) }
  })

  const sheet = await test.step('prints them as tickets', async () => {
    await page.goto(`${url}/members-workshop/keymails`)
    const section = page.locator('#your-keymails')
    const editions = section.getByLabel('Tickets for')
    if (await editions.isVisible()) await editions.selectOption({ label: codes.title })
    const paper = await downloadPdf(page, () => section.getByRole('button', { name: /^Print [\d,]+ tickets/ }).click())
    expect(paper.name).toMatch(/\.pdf$/)
    for (const code of codes.all) {
      expect(paper.text).toContain(code)
      expect(paper.links).toContain(`${url}/redeem-keymail?code=${code}`)
    }
    expect(paper.pages).toBe(Math.ceil(paper.links.length / 10))
    return paper
  })

  const address = (code = '') => sheet.links.find((link) => link.endsWith(code)) ?? ''
  const [first = '', second = '', third = ''] = codes.all

  const fan = await openNewContext(browser, page)
  const copyPage =
    await test.step('a fan follows one QR code, pays, and gets the certificate and receipt', async () => {
      await fan.goto(address(first))
      await expect(fan.getByLabel('Keymail code')).toHaveValue(first)
      // The screens of the purchase: redemption.spec.ts.
      await buyCopy(fan, who('fan'), first)
      await fan.goto(url + paths.privateGreenRoom.href)
      const certificate = await downloadPdf(fan, () => fan.getByRole('button', { name: 'Certificate' }).click())
      const [link = ''] = certificate.links
      expect(link).toMatch(/\/verify\?copy=[0-9a-f-]{36}$/)
      const receipt = await downloadPdf(fan, () => fan.getByRole('button', { name: 'Receipt' }).click())
      expect(receipt.text).toContain('PayPaltransaction')
      return link.replace('/verify?copy=', '/copies/')
    })

  // A stranger to this copy, who gives another one away later.
  const giver = await openNewContext(browser, page)
  await test.step('its page says valid, and void after the refund', async () => {
    await giver.goto(copyPage)
    await expect(giver.getByRole('heading', { name: 'This copy is valid' })).toBeVisible()
    await expectNoHorizontalScroll(giver)
    await refundAtPaypal(page, first)
    // The page is opened once it has happened.
    await expect
      .poll(async () => (await giver.request.get(copyPage.replace('/copies/', '/api/copies/'))).json(), {
        timeout: 150_000,
      })
      .toMatchObject({ state: 'void' })
    await giver.reload()
    await expect(giver.getByRole('heading', { name: 'This copy is void' })).toBeVisible()
  })

  await test.step('the number is issued again; an unpaid Keymail is voided and restored', async () => {
    await page.reload()
    const section = page.locator('#your-keymails')
    await section.getByRole('button', { name: `Ticket: ${third}` }).click()
    await expect(page.getByRole('dialog').getByText(third).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await section.getByLabel('Edition').selectOption({ label: codes.title })
    await section.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    await section.getByRole('button', { name: 'Choose the whole edition' }).click()
    await expect(section.getByText(/^All 1\d\d Keymails of “.+” chosen/)).toBeVisible()
    await section.getByRole('button', { name: 'Clear selection' }).click()
    await section.getByLabel('Search').fill(first)
    await section.getByRole('checkbox', { name: `Choose ${first}` }).check()
    await section.getByRole('button', { name: 'Reissue' }).click()
    await expect(page.getByText('1 Keymail reissued')).toBeVisible()
    await section.getByLabel('Search').fill(third)
    await section.getByRole('checkbox', { name: `Choose ${third}` }).check()
    await section.getByRole('button', { name: 'Void', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Void 1 Keymail' }).click()
    await section.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 Keymail restored')).toBeVisible()
  })

  await test.step('a bought copy is given to a friend, who has access from then on while the giver has not', async () => {
    await buyCopy(giver, who('giver'), second)
    await giver.goto(url + paths.privateGreenRoom.href)
    const friendMail = who('friend')
    await giver.getByRole('button', { name: 'Give it away' }).click()
    await giver.getByLabel('Their email').fill(friendMail)
    await giver.getByLabel('A few words').fill('For your birthday')
    await giver.getByRole('button', { name: 'Send the gift' }).click()
    await expect(giver.getByText('The gift is on its way')).toBeVisible()
    const friend = await openNewContext(browser, page)
    await friend.goto(await getLinkFromMail(friendMail))
    await friend.getByRole('button', { name: 'Accept the gift' }).click()
    await expect(friend).toHaveURL(/private-green-room/)
    await expect(friend.getByText(codes.title).first()).toBeVisible()
    await giver.reload()
    await expect(giver.getByText(second)).toHaveCount(0)
    await giver.context().close()

    // The artist lets copies of this release change hands; the friend confirms by mail, and so does the next owner.
    await page.goto(url + paths.workshopReleases.href)
    await page.getByRole('button', { name: `Allow transfers of ${codes.title}` }).click()
    await expect(page.getByText('Copies may change hands')).toBeVisible()
    await friend.goto(url + paths.wallet.href)
    const nextMail = who('next')
    await friend.getByRole('button', { name: 'Hand it over' }).click()
    await friend.getByLabel('Their email').fill(nextMail)
    await friend.getByRole('button', { name: 'Email me the link' }).click()
    await expect(friend.getByText(/^Waiting for you/)).toBeVisible()
    await expectAccessible(friend)
    await friend.goto(
      (await getMail(friendMail, '/confirm-transfer?')).text.match(/http\S+confirm-transfer\S+/)?.[0] ?? '',
    )
    await friend.getByRole('button', { name: 'Yes, hand it over' }).click()
    await expect(friend.getByRole('heading', { name: 'We have asked them' })).toBeVisible()
    const next = await openNewContext(browser, page)
    await next.goto(await getLinkFromMail(nextMail))
    await next.getByRole('button', { name: 'Accept the gift' }).click()
    await expect(next).toHaveURL(/private-green-room/)
    await friend.goto(url + paths.wallet.href)
    // The history still names it.
    await expect(friend.getByRole('table', { name: 'History of your copies' })).toContainText(codes.title)
    await expect(friend.locator('main').getByRole('listitem').filter({ hasText: codes.title })).toHaveCount(0)
    await next.context().close()
    await friend.context().close()
  })
  await fan.context().close()
})
