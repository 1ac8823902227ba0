import type { Context } from 'koa'
import { db, type Db, type Trx } from '#database/client'
import { createBatcher } from '#database/create-batcher'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { createToken, hashToken } from '#runtime/token'

/**
 * The caller. `visitorId` identifies the browser across all its sign-ins and owns its orders; the rights are
 * `artistId`, `fanIds` and `collectorId`. Anonymous visitors have none.
 */
export type Session = {
  id: string
  visitorId: string
  artistId: string | null
  accountType: 'test' | 'production' | null
  /** Every fan this browser has paid as. */
  fanIds: string[]
  /** The art collector who signed in with a mailed link. */
  collectorId: string | null
}

export const SESSION_COOKIE = 'tm_session'

const SIGNED_IN_SECONDS = 365 * 86_400

const ANONYMOUS_SECONDS = 7 * 86_400

/** The hash of the session cookie, or undefined. For statements that look up the session themselves. */
export function getSessionHash(ctx: Context): Buffer | undefined {
  const token = parseSessionCookie(ctx.get('cookie'))
  return token ? hashToken(token) : undefined
}

// A single regular expression instead of a cookie parser: this runs on every request.
const cookiePattern = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`)

function parseSessionCookie(header: string): string | undefined {
  return cookiePattern.exec(header)?.[1]
}

export const getSessionSql = `
  SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
         s.fan_ids AS "fanIds", s.collector_id AS "collectorId"
    FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id
   WHERE s.token_hash = $1 AND s.expires_at > now()`

export const listSessionsSql = `
  SELECT s.token_hash AS hash, s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId",
         a.account_type AS "accountType", s.fan_ids AS "fanIds", s.collector_id AS "collectorId"
    FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id
   WHERE s.token_hash = ANY($1::bytea[]) AND s.expires_at > now()`

export async function getSession(ctx: Context): Promise<Session | undefined> {
  const hash = getSessionHash(ctx)
  if (!hash) return undefined
  const [session] = await sql<Session>(db, getSessionSql, [hash])
  return session
}

const getBatched = createBatcher(async (hashes: Buffer[]) => {
  const found = await sql<Session & { hash: Buffer }>(db, listSessionsSql, [hashes])
  const sessions = new Map(found.map(({ hash, ...session }) => [hash.toString('base64'), session]))
  return hashes.map((hash) => sessions.get(hash.toString('base64')))
})

/** Like getSession, but batches concurrent lookups: for calls that thousands of clients make at once. */
export async function getSessionBatched(ctx: Context): Promise<Session | undefined> {
  const hash = getSessionHash(ctx)
  return hash && getBatched(hash)
}

export type SessionRights = { artistId?: string; fanId?: string; collectorId?: string }

/**
 * Starts a session with a new id and sets its cookie. Keeps the browser's visitor id and existing rights and adds
 * `rights`. The old session stays valid with its old rights, so that a retry after a lost response finds its order
 * again.
 */
export async function startSession(
  ctx: Context,
  on: Db,
  before: (Pick<Session, 'visitorId'> & Partial<Session>) | undefined,
  rights: SessionRights = {},
): Promise<Session> {
  const token = createToken()
  const signedIn = Boolean(rights.artistId || rights.fanId || rights.collectorId)
  const seconds = signedIn ? SIGNED_IN_SECONDS : ANONYMOUS_SECONDS
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
  if (!session) throw new Error('the session was not stored')
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  ctx.append('Set-Cookie', `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`)
  return session
}

/** Returns this browser's session or starts an anonymous one, with `visitorId` if one has been assigned already. */
export async function getOrStartSession(ctx: Context, visitorId?: string): Promise<Session> {
  return (await getSession(ctx)) ?? (await startSession(ctx, db, visitorId ? { visitorId } : undefined))
}

/** Ends an artist's sign-ins on every device. Fan and collector rights in the same sessions remain. */
export async function signOutArtist(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
}

/** Part of the hourly purge. */
export async function purgeSessions(): Promise<void> {
  await sql(db, 'DELETE FROM sessions WHERE expires_at < now()')
}

/** Published to when this browser signs out, to end its streams. */
export const buildVisitorTopic = (visitorId: string) => `visitor:${visitorId}`

export const SIGNED_OUT = 'signed-out'
