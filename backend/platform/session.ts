import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { config } from '#platform/config'
import { type Db, db, sql } from '#platform/database'
import { gather } from '#platform/gather'
import { SIGNED_OUT, announce, visitorTopic } from '#platform/live'

/**
 * Who is calling. `visitorId` names the browser through all its sign-ins and binds its orders; the rights are
 * `artistId`, `fanIds` and `collectorId`. Anonymous visitors have none.
 */
export type Session = {
  id: string
  visitorId: string
  artistId: string | null
  accountType: 'test' | 'production' | null
  /** Everybody this browser has paid as. */
  fanIds: string[]
  /** The art collector who came by a mailed link. */
  collectorId: string | null
}

const COOKIE = 'tm_session'
const YEAR_SECONDS = 365 * 86_400
const ANONYMOUS_SECONDS = 7 * 86_400

/** SHA-256 is enough for 256 random bits: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of the session cookie, or undefined: enough for a statement that looks the session up itself. */
export function sessionHash(ctx: Context): Buffer | undefined {
  const token = cookieOf(ctx.get('cookie'))
  return token ? hashToken(token) : undefined
}

// One regular expression instead of a cookie jar: this runs on every request.
const cookiePattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`)

function cookieOf(header: string): string | undefined {
  return cookiePattern.exec(header)?.[1]
}

export const findSessionText = `
  SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
         s.fan_ids AS "fanIds", s.collector_id AS "collectorId"
    FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id
   WHERE s.token_hash = $1 AND s.expires_at > now()`

export const findSessionsText = `
  SELECT s.token_hash AS hash, s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId",
         a.account_type AS "accountType", s.fan_ids AS "fanIds", s.collector_id AS "collectorId"
    FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id
   WHERE s.token_hash = ANY($1::bytea[]) AND s.expires_at > now()`

export async function findSession(ctx: Context): Promise<Session | undefined> {
  const hash = sessionHash(ctx)
  if (!hash) return undefined
  const [session] = await sql<Session>(db, findSessionText, [hash])
  return session
}

const findGathered = gather(async (hashes: Buffer[]) => {
  const found = await sql<Session & { hash: Buffer }>(db, findSessionsText, [hashes])
  const sessions = new Map(found.map(({ hash, ...session }) => [hash.toString('base64'), session]))
  return hashes.map((hash) => sessions.get(hash.toString('base64')))
})

/** As findSession, for a call that thousands may make at one moment: who waits together is looked up together. */
export async function findGatheredSession(ctx: Context): Promise<Session | undefined> {
  const hash = sessionHash(ctx)
  return hash && findGathered(hash)
}

export type Rights = { artistId?: string; fanId?: string; collectorId?: string }

/**
 * Starts a session with a new id and sets its cookie. What the browser could do before it keeps, and its orders
 * stay its own; `rights` come on top. The old session stays valid with its old rights, so that a retry after a
 * lost answer finds its order again.
 */
export async function startSession(
  ctx: Context,
  on: Db,
  before: (Pick<Session, 'visitorId'> & Partial<Session>) | undefined,
  rights: Rights = {},
): Promise<Session> {
  const token = randomToken()
  const signedIn = Boolean(rights.artistId || rights.fanId || rights.collectorId)
  const seconds = signedIn ? YEAR_SECONDS : ANONYMOUS_SECONDS
  const [session] = await sql<Session>(
    on,
    `WITH started AS (
       INSERT INTO sessions (token_hash, visitor_id, artist_id, fan_ids, expires_at, collector_id)
       VALUES ($1, coalesce($2::uuid, uuidv7()), $3, $4, now() + make_interval(secs => $5), $6)
       RETURNING *)
     SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
            s.fan_ids AS "fanIds", s.collector_id AS "collectorId"
       FROM started s LEFT JOIN artists a ON a.id = s.artist_id`,
    [
      hashToken(token),
      before?.visitorId ?? null,
      rights.artistId ?? before?.artistId ?? null,
      [...new Set([...(before?.fanIds ?? []), ...(rights.fanId ? [rights.fanId] : [])])],
      seconds,
      rights.collectorId ?? before?.collectorId ?? null,
    ],
  )
  if (!session) throw new Error('a session was not stored')
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  ctx.append('Set-Cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`)
  return session
}

/** The session of this browser, or a new anonymous one; as this visitor, when it has been given a name already. */
export async function ensureSession(ctx: Context, visitorId?: string): Promise<Session> {
  return (await findSession(ctx)) ?? (await startSession(ctx, db, visitorId ? { visitorId } : undefined))
}

export async function endSession(ctx: Context): Promise<void> {
  const hash = sessionHash(ctx)
  // Also the ids that earlier sign-ins of this browser left behind.
  if (hash) {
    const [ended] = await sql<{ visitorId: string }>(
      db,
      `DELETE FROM sessions
        WHERE visitor_id = (SELECT visitor_id FROM sessions WHERE token_hash = $1 AND expires_at > now())
        RETURNING visitor_id AS "visitorId"`,
      [hash],
    )
    // Whatever this browser still listens to, at any process, ends with it.
    if (ended) await announce(db, visitorTopic(ended.visitorId), SIGNED_OUT)
  }
  ctx.append('Set-Cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
}
