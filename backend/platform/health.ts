import { endpoint } from '#contract/platform'
import { db, sql } from '#platform/database'
import { Reply, anyone, route } from '#platform/route'

const alive = endpoint({ method: 'GET', path: '/healthz' })
const ready = endpoint({ method: 'GET', path: '/readyz' })

/** About this process and its database only: PayPal, mail or the model being down is no reason to take it out. */
export const healthRoutes = [
  route(alive, anyone, () => Promise.resolve(new Reply(200, { status: 'alive' }))),
  route(ready, anyone, async () => {
    try {
      await sql(db, 'SELECT 1')
      return new Reply(200, { status: 'ready' })
    } catch {
      return new Reply(503, { status: 'database unavailable' }, { 'Retry-After': '2' })
    }
  }),
]
