import type { Page } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { getUnredeemedKeymail, payWithPaypal, getCredentials } from './fixtures.ts'

export type Person = 'visitor' | 'fan' | 'artist' | 'test artist' | 'operator' | 'admin'

/** Signs in each kind of person through the user interface. */
export const signIn: Record<Person, (page: Page) => Promise<void>> = {
  visitor: async () => {},
  fan: (page) => buyCopy(page, 'fan.of.screenshots@example.com'),
  artist: (page) => signInWithGKey(page, getCredentials().gKeys.production[0]),
  'test artist': (page) => signInWithGKey(page, getCredentials().gKeys.test[0]),
  operator: (page) => signInToStaff(page, getCredentials().operatorPassword),
  admin: (page) => signInToStaff(page, getCredentials().adminPassword),
}

/** Redeems a Keymail of the demo data and pays with this address. */
export async function buyCopy(page: Page, email: string): Promise<void> {
  const { code } = await getUnredeemedKeymail(page)
  await page.goto(`${getCredentials().url}${paths.redeemKeymail.href}?code=${code}`)
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  await payWithPaypal(page, email)
  await page.waitForURL(/private-green-room/)
}

async function signInWithGKey(page: Page, gKey = ''): Promise<void> {
  await page.goto(getCredentials().url + paths.gKeyLogin.href)
  await page.getByLabel('G-Key ID').fill(gKey)
  await page.getByRole('button', { name: 'Access Green Room' }).click()
  await page.waitForURL(/members-workshop/)
}

async function signInToStaff(page: Page, password: string): Promise<void> {
  await page.goto(getCredentials().url + paths.adminLogin.href)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL((address) => !address.pathname.endsWith(paths.adminLogin.href))
}
