import type { Context } from 'koa'
import { runOnReplica } from '#database/connections/replica'
import { config } from '#runtime/config'

/** Longer than anything read from the replica is old. */
const REMEMBERED_SECONDS = 5

const NAME = 'tm_wrote'

/**
 * Runs a read that may be a second old, unless this browser has just changed something: who wrote reads what they wrote.
 * Programs with a token keep no cookies, so they always read the latest.
 */
export function runLaggingRead<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const mayLag = ctx.req.headers.authorization === undefined && ctx.cookies.get(NAME) === undefined
  return mayLag ? runOnReplica(work) : work()
}

/** Remembers in the browser that it is changing something. Without a replica there is nothing to remember. */
export function sendWrittenCookie(ctx: Context): void {
  if (!config.DATABASE_REPLICA_URL) return
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  ctx.append('Set-Cookie', `${NAME}=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=${REMEMBERED_SECONDS}${secure}`)
}
