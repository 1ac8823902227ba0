import { Browser } from './browser.ts'

/** Signs an artist in and returns the browser. */
export async function signInArtist(gKeyId: string): Promise<Browser> {
  const browser = new Browser()
  const answer = await browser.post('/api/validate-g-key', { gKeyId })
  if (answer.status !== 200) throw new Error(`sign-in responded ${answer.status}`)
  return browser
}
