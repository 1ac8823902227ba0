import { endpoint } from './contract.ts'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { HttpResponse } from './http-response.ts'
import { publicAccess } from './guards.ts'
import { route } from './route.ts'

const getLiveness = endpoint({ method: 'GET', path: '/healthz' })
const getReadiness = endpoint({ method: 'GET', path: '/readyz' })

/**
 * Covers this process and its database only: an outage of PayPal, mail or the model is no reason to take the process
 * out of rotation.
 */
export const healthRoutes = [
  route(getLiveness, publicAccess, () => Promise.resolve(new HttpResponse(200, { status: 'alive' }))),
  route(getReadiness, publicAccess, async () => {
    try {
      await sql(db, 'SELECT 1')
      return new HttpResponse(200, { status: 'ready' })
    } catch {
      return new HttpResponse(503, { status: 'database unavailable' }, { 'Retry-After': '2' })
    }
  }),
]
