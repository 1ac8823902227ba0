import type { Context } from 'koa'
import { db, runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { createToken, calculateTokenHash } from '#runtime/token'
import { buildFanIdsSql, getDevice, getSession, SIGNED_IN_SECONDS, type Session, UNUSED_SECONDS } from './session.ts'
import { getSessionHash, sendSessionCookie } from './session-cookie.ts'

const ANONYMOUS_SECONDS = 7 * 86_400

export type SessionRights = { artistId?: string; fanId?: string; collectorId?: string }

const startedSql = (from: string) => `
  started AS (
    INSERT INTO sessions (token_hash, visitor_id, artist_id, fan_ids, collector_id, expires_at, replaces, user_agent, language)
    ${from} RETURNING *)
  SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
         ${buildFanIdsSql('s')} AS "fanIds", s.collector_id AS "collectorId"
    FROM started s LEFT JOIN artists a ON a.id = s.artist_id`

const startSql = `WITH ${startedSql(`
  VALUES ($1, coalesce($2::uuid, uuidv7()), $3::uuid, array_remove(ARRAY[$4::uuid], NULL), $5::uuid,
          now() + make_interval(secs => $6), NULL::uuid, $7, $8)`)}`

/** Starts an anonymous session and sets its cookie; with `visitorId` if one has been assigned already. */
export async function startSession(ctx: Context, visitorId?: string): Promise<Session> {
  const token = createToken()
  const values = [calculateTokenHash(token), visitorId ?? null, null, null, null, ANONYMOUS_SECONDS, ...listDevice(ctx)]
  const [session] = await sql<Session>(db, startSql, values)
  return setCookie(ctx, token, ANONYMOUS_SECONDS, session)
}

/** Returns this browser's session or starts an anonymous one. */
export async function getOrStartSession(ctx: Context): Promise<Session> {
  return (await getSession(ctx)) ?? (await startSession(ctx))
}

/**
 * Adds rights to this browser under a new session id and sets its cookie. The browser keeps its visitor id, with it its
 * orders and its conversation, and the rights it had. Whoever still has the old id, because they planted or copied it,
 * is left with the empty session of an unknown visitor.
 */
export async function createSignedInSession(ctx: Context, rights: SessionRights): Promise<Session> {
  const token = createToken()
  const hash = getSessionHash(ctx)
  const device = listDevice(ctx)
  const added = [rights.artistId ?? null, rights.fanId ?? null, rights.collectorId ?? null]
  const session = await runInTransaction(
    async (trx) =>
      (hash && (await replaceSession(trx, hash, token, added, device))) ??
      (await sql<Session>(trx, startSql, [calculateTokenHash(token), null, ...added, UNUSED_SECONDS, ...device]))[0],
  )
  return setCookie(ctx, token, SIGNED_IN_SECONDS, session)
}

// Its answer may get lost, and then the browser repeats the call with the old cookie. The repeat has proved its right
// again, so it continues from the session whose cookie never arrived. Several calls may be under way at once: whichever
// answer arrives last, its session is a full one.
const replaceSql = `
  WITH before AS (
    SELECT visitor_id, artist_id, fan_ids, collector_id FROM sessions
     WHERE id = $7 OR replaces = $7 AND expires_at > now() AND (artist_id = $2 OR $3 = ANY (fan_ids) OR collector_id = $4)
     ORDER BY id = $7, id DESC LIMIT 1),
  emptied AS (
    UPDATE sessions SET visitor_id = uuidv7(), artist_id = NULL, fan_ids = '{}', collector_id = NULL,
           expires_at = least(expires_at, now() + make_interval(secs => $6))
     WHERE id = $7),
${startedSql(`
    SELECT $1, visitor_id, coalesce($2::uuid, artist_id),
           CASE WHEN $3::uuid IS NULL OR $3 = ANY (fan_ids) THEN fan_ids ELSE fan_ids || $3::uuid END,
           coalesce($4::uuid, collector_id), now() + make_interval(secs => $5), $7::uuid, $8::text, $9::text
      FROM before`)}`

/** Moves everything of the session with this hash to a new one; undefined if there is none. */
async function replaceSession(
  trx: Trx,
  hash: Buffer,
  token: string,
  added: (string | null)[],
  device: (string | null)[],
): Promise<Session | undefined> {
  // Concurrent sign-ins of one browser come one after the other; each sees what the one before it has done.
  const [old] = await sql<{ id: string; replaces: string | null }>(
    trx,
    'SELECT id, replaces FROM sessions WHERE token_hash = $1 AND expires_at > now() FOR UPDATE',
    [hash],
  )
  if (!old) return undefined
  // The browser has sent this session's cookie, so the id before it is spent.
  if (old.replaces) await sql(trx, 'UPDATE sessions SET replaces = NULL WHERE replaces = $1', [old.replaces])
  const values = [calculateTokenHash(token), ...added, UNUSED_SECONDS, ANONYMOUS_SECONDS, old.id, ...device]
  const [session] = await sql<Session>(trx, replaceSql, values)
  return session
}

const listDevice = (ctx: Context) => {
  const { userAgent, language } = getDevice(ctx)
  return [userAgent, language]
}

function setCookie(ctx: Context, token: string, seconds: number, session: Session | undefined): Session {
  if (!session) throw new Error('the session was not stored')
  sendSessionCookie(ctx, token, seconds)
  return session
}
