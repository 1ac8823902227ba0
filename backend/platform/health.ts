import { endpoint } from '#contract/platform'
import { db, sql } from '#platform/database'
import { HttpResponse, publicAccess, route } from '#platform/route'

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
