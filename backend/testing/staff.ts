import { STAFF_SESSION_HEADER } from '#contract/admin'
import { Browser } from './server.ts'

/** A browser in which this role has signed in: its calls carry the staff session. */
export async function staffBrowser(role: 'admin' | 'operator' = 'admin'): Promise<Browser> {
  const answer = await new Browser().post('/api/admin/login', { password: `${role}-password` })
  if (answer.status !== 200) throw new Error(`the ${role} sign-in answered ${answer.status}`)
  return new Browser({ [STAFF_SESSION_HEADER]: String(answer.body['sessionId']) })
}
