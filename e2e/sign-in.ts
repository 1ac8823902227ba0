import type { Page } from '@playwright/test'
import { paths } from '#web/paths'
import { aFreeKeymail, payWithPaypal, welcome } from './product.ts'

export type Person = 'visitor' | 'fan' | 'artist' | 'test artist' | 'operator' | 'admin'

/** Each kind of person, let in as they let themselves in. */
export const signIn: Record<Person, (page: Page) => Promise<void>> = {
  visitor: async () => {},
  fan: async (page) => {
    await page.goto(`${welcome().url}${paths.redeemKeymail}?code=${(await aFreeKeymail(page)).code}`)
    await page.getByRole('button', { name: 'Validate Keymail' }).click()
    await payWithPaypal(page, 'fan.of.screenshots@example.com')
    await page.waitForURL(/private-green-room/)
  },
  artist: (page) => signInWithGKey(page, welcome().gKeys.production[0]),
  'test artist': (page) => signInWithGKey(page, welcome().gKeys.test[0]),
  operator: (page) => signInToStaff(page, welcome().operatorPassword),
  admin: (page) => signInToStaff(page, welcome().adminPassword),
}

async function signInWithGKey(page: Page, gKey = ''): Promise<void> {
  await page.goto(welcome().url + paths.gKeyLogin)
  await page.getByLabel('G-Key ID').fill(gKey)
  await page.getByRole('button', { name: 'Access Green Room' }).click()
  await page.waitForURL(/members-workshop/)
}

async function signInToStaff(page: Page, password: string): Promise<void> {
  await page.goto(welcome().url + paths.adminLogin)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL((address) => !address.pathname.endsWith(paths.adminLogin))
}
