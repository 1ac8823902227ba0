import { STAFF_SESSION_HEADER } from '#contract/auth/staff'
import { Browser } from './browser.ts'

/** Signs a staff role in; all calls of the returned browser carry the staff session. */
export async function signInStaff(role: 'admin' | 'operator' = 'admin'): Promise<Browser> {
  const answer = await new Browser().post('/api/admin/login', { password: `${role}-password` })
  if (answer.status !== 200) throw new Error(`the ${role} sign-in responded ${answer.status}`)
  return new Browser({ [STAFF_SESSION_HEADER]: String(answer.body['sessionId']) })
}
