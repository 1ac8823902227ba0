import type { Context } from 'koa'
import { db, type Trx } from '#database/client'
import { createBatcher } from '#database/create-batcher'
import { sql } from '#database/sql'
import { deleteArtistTokens } from '#http/access-tokens/delete-access-token'
import { getTokenSession } from '#http/access-tokens/token-session'
import { log } from '#runtime/logger'
import { languageCodes } from '#contract/text'
import { parseAcceptLanguage } from '#text/parse-accept-language'
import { getRequestLanguage, isLanguageChosen } from './request-language.ts'
import { getSessionHash } from './session-cookie.ts'

/**
 * The caller. `visitorId` identifies the browser across all its sign-ins and owns its orders and its conversation; the
 * rights are `artistId`, `fanIds` and `collectorId`. Anonymous visitors have none.
 */
export type Session = {
  id: string
  visitorId: string
  artistId: string | null
  accountType: 'test' | 'production' | null
  /** Every fan this browser has paid as, and all fans of every address it has proved to own by a mailed link. */
  fanIds: string[]
  /** The art collector who signed in with a mailed link. */
  collectorId: string | null
}

/** Whether the session is somebody's: a visitor has nothing of their own but what this browser paid. */
export const isSignedIn = ({ artistId, fanIds, collectorId }: Session): boolean =>
  artistId !== null || fanIds.length > 0 || collectorId !== null

/** `replaces` is set until the browser is first seen with this session's cookie. See start-session.ts. */
type StoredSession = Session & { replaces: string | null; stale: boolean }

/**
 * SQL: the fans of a session (a row of `sessions`). A stored fan with an `email` was granted by a mailed link, so it
 * stands for every browser that ever paid under that address.
 */
export const buildFanIdsSql = (session: string) => `
  CASE WHEN ${session}.fan_ids = '{}' THEN ${session}.fan_ids ELSE ARRAY (
    SELECT unnest(${session}.fan_ids)
     UNION SELECT paid.id FROM fans proved JOIN fans paid ON paid.address = proved.email
            WHERE proved.id = ANY (${session}.fan_ids)) END`

/** A device that was lost or given away stays signed in for this long; one in use for SIGNED_IN_SECONDS. */
export const UNUSED_SECONDS = 180 * 86_400

export const SIGNED_IN_SECONDS = 365 * 86_400

// "Last used" is written at most this often.
const isStaleSql = `s.last_used_at < now() - interval '15 minutes'`

export const getSessionSql = `
  SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
         ${buildFanIdsSql('s')} AS "fanIds", s.collector_id AS "collectorId", s.replaces,
         ${isStaleSql} AS stale
    FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id
   WHERE s.token_hash = $1 AND s.expires_at > now()`

export const listSessionsSql = `
  SELECT s.token_hash AS hash, s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId",
         a.account_type AS "accountType", ${buildFanIdsSql('s')} AS "fanIds", s.collector_id AS "collectorId", s.replaces,
         ${isStaleSql} AS stale
    FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id
   WHERE s.token_hash = ANY($1::bytea[]) AND s.expires_at > now()`

export async function getSession(ctx: Context): Promise<Session | undefined> {
  const byToken = getTokenSession(ctx)
  if (byToken) return byToken
  const hash = getSessionHash(ctx)
  if (!hash) return undefined
  const [found] = await sql<StoredSession>(db, getSessionSql, [hash])
  if (!found) return undefined
  await confirmReplacement([found])
  return recordUse(ctx, found)
}

// An anonymous session ends after its week.
const recordUseSql = `
  UPDATE sessions SET last_used_at = now(), user_agent = $2, language = $3,
         expires_at = CASE WHEN artist_id IS NULL AND collector_id IS NULL AND fan_ids = '{}' THEN expires_at
           ELSE greatest(expires_at, least(created_at + make_interval(secs => $5), now() + make_interval(secs => $4))) END
   WHERE id = $1`

/** Notes that the session is in use, without making the request wait. */
function recordUse(ctx: Context, found: StoredSession): Session {
  const { id, visitorId, artistId, accountType, fanIds, collectorId } = found
  if (found.stale) {
    const { userAgent, language } = getDevice(ctx)
    sql(db, recordUseSql, [id, userAgent, language, UNUSED_SECONDS, SIGNED_IN_SECONDS]).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of a session was not recorded'),
    )
  }
  return { id, visitorId, artistId, accountType, fanIds, collectorId }
}

export function getDevice(ctx: Context): { userAgent: string | null; language: string | null } {
  const [tag] = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}/i.exec(ctx.get('accept-language')) ?? []
  // The browser's tag names a region, too; a chosen language is what mails are written in.
  const reads = getRequestLanguage(ctx)
  const language = tag && parseAcceptLanguage(tag) !== reads && isLanguageChosen(ctx) ? languageCodes[reads] : tag
  return { userAgent: ctx.get('user-agent').slice(0, 400) || null, language: language ?? null }
}

const getBatched = createBatcher(async (hashes: Buffer[]) => {
  const found = await sql<StoredSession & { hash: Buffer }>(db, listSessionsSql, [hashes])
  await confirmReplacement(found)
  const sessions = new Map(found.map((session) => [session.hash.toString('latin1'), session]))
  return hashes.map((hash) => sessions.get(hash.toString('latin1')))
})

/**
 * Like getSession, but batches concurrent lookups: for calls that thousands of clients make at once. `hash` is that of
 * getSessionHash, which some of them need for their budgets, too.
 */
export async function getSessionBatched(ctx: Context, hash = getSessionHash(ctx)): Promise<Session | undefined> {
  const byToken = getTokenSession(ctx)
  if (byToken) return byToken
  const found = hash && (await getBatched(hash))
  return found && recordUse(ctx, found)
}

const confirmReplacementSql = `
  UPDATE sessions SET replaces = NULL
   WHERE id IN (SELECT id FROM sessions WHERE replaces = ANY ($1) FOR UPDATE SKIP LOCKED)`

/**
 * The browser has its new cookie, so the one it had before can no longer stand in for it. Waits for nobody, so that no
 * lookup can: a row that somebody has locked is confirmed when its browser is seen again.
 */
async function confirmReplacement(sessions: StoredSession[]): Promise<void> {
  const replaced = sessions.flatMap(({ replaces }) => replaces ?? [])
  if (replaced.length > 0) await sql(db, confirmReplacementSql, [replaced])
}

/** Whether the session was replaced by one of this visitor whose cookie the browser has not been seen with. */
export async function isReplacedBy({ id }: Session, visitorId: string): Promise<boolean> {
  const found = await sql(
    db,
    'SELECT 1 FROM sessions WHERE replaces = $1 AND visitor_id = $2 AND expires_at > now() LIMIT 1',
    [id, visitorId],
  )
  return found.length > 0
}

/** Ends an artist's sign-ins on every device and revokes their access tokens. Fan and collector rights in the same sessions remain. */
export async function deleteArtistSession(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'UPDATE sessions SET artist_id = NULL WHERE artist_id = $1', [artistId])
  await deleteArtistTokens(trx, artistId)
}

/** Part of the hourly purge. */
export async function purgeSessions(): Promise<void> {
  await sql(db, 'DELETE FROM sessions WHERE expires_at < now()')
}

/** Published to when this browser signs out, to end its streams. */
export const buildVisitorTopic = (visitorId: string) => `visitor:${visitorId}`

export const SIGNED_OUT = 'signed-out'
