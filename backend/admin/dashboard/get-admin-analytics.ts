import type { EndpointReply } from '#contract/http'
import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { staffStatus } from '#text/messages/catalogs/staff-status/en'
import { getMessages } from '#text/messages/get-messages'
import {
  RECENT_ACTIVITY_LIMIT,
  PERIOD_DAYS,
  type AdminPeriod,
  TOP_ARTISTS_LIMIT,
  type getAdminAnalytics as describeAnalyticsCall,
} from './contract.ts'
import {
  buildDailyAmountsSql,
  type DailySum,
  dailySums,
  FAN_SALES_ACCOUNTS,
  isFirstOfAddressSql,
} from './roll-up-daily-sums.ts'

const DAY_MS = 86_400_000

/** Farther back, everything is looked at. */
const FARTHEST_STEP_DAYS = 1_000

type Analytics = EndpointReply<typeof describeAnalyticsCall>

/**
 * The period's bounds as text. The other statements get them as values: of what is calculated inside a statement the planner
 * knows nothing, and it read whole tables for a day. `summed` ends the days that have sums, `recent` begins the rows to count.
 */
type Span = Record<'today' | 'since' | 'earlier' | 'summed' | 'recent', string>

/** $1 is the number of UTC days, or null for all time. */
const spanSql = `
  SELECT today::text, since::text, earlier::text, summed::text, greatest(earlier, summed)::text AS recent
    FROM (SELECT date_trunc('day', now(), 'UTC') AS today,
                 (coalesce((SELECT max(day) + 1 FROM daily_sums), '-infinity')::timestamp AT TIME ZONE 'UTC') AS summed) now_
   CROSS JOIN LATERAL (
     SELECT coalesce(today - make_interval(hours => 24 * ($1::int - 1)), '-infinity') AS since,
            coalesce(today - make_interval(hours => 24 * (2 * $1::int - 1)), '-infinity') AS earlier) bounds`

/** Rows created in the period, in as many days before it, and today: sums of past days, and rows of the days without. */
const buildDailyCountSql = (kind: DailySum) => `
  (SELECT coalesce(sum(amount) FILTER (WHERE day >= $1::date), 0)::bigint AS total,
          coalesce(sum(amount) FILTER (WHERE day < $1::date), 0)::bigint AS before,
          coalesce(sum(amount) FILTER (WHERE day >= $5::date), 0)::bigint AS today
     FROM (SELECT day, amount FROM daily_sums WHERE kind = '${kind}' AND day >= $2::date AND day < $3::date
            UNION ALL
           ${buildDailyAmountsSql(kind, '$4::timestamptz')}) d) ${kind}`

// $1 to $5: since, earlier, summed, recent, today.
const countsSql = `
  SELECT artists.total + fans.total AS "totalUsers", g_keys.total AS "activeGKeys", keymails.total AS "totalKeymails",
         cents.total AS "revenueCents", songs.total AS "totalSongs", cards.total AS "totalArtCards",
         artists.today + fans.today AS "newUsersToday", keymails.today AS "keymailsToday",
         cents.today AS "revenueCentsToday", songs.today AS "uploadsToday",
         CASE WHEN $2::timestamptz <> '-infinity' THEN jsonb_build_object(
           'totalUsers', artists.before + fans.before, 'totalKeymails', keymails.before, 'revenueCents', cents.before,
           'totalSongs', songs.before, 'totalArtCards', cards.before) END AS before
    FROM ${dailySums.map(buildDailyCountSql).join(',')},
         (SELECT count(*) AS total FROM g_keys WHERE state = 'active' AND created_at >= $1::timestamptz) g_keys`

type Counts = Omit<Analytics['overview'], 'totalRevenue'> &
  Omit<Analytics['recent'], 'revenueToday'> & {
    revenueCents: number
    revenueCentsToday: number
    before: (Omit<NonNullable<Analytics['before']>, 'totalRevenue'> & { revenueCents: number }) | null
  }

// For periods in which fewer artists than the list has places were paid anything.
const allArtistsSql = `
  WITH uploaded AS (
    SELECT s.artist_id, count(*) AS songs FROM songs s WHERE s.created_at >= $1::timestamptz AND s.recording_of IS NULL GROUP BY 1),
  issued AS (
    SELECT e.artist_id, sum(k.keymails)::bigint AS keymails
      FROM (SELECT edition_id, count(*) AS keymails FROM keymails WHERE issued_at >= $1::timestamptz GROUP BY 1) k
      JOIN editions e ON e.id = k.edition_id GROUP BY 1),
  paid AS (
    SELECT o.payee_artist_id AS artist_id, -sum(e.cents)::bigint AS cents
      FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account IN ${FAN_SALES_ACCOUNTS}
      JOIN orders o ON o.id = p.order_id WHERE p.at >= $1::timestamptz GROUP BY 1)
  SELECT a.stage_name AS username, coalesce(songs, 0) AS songs, coalesce(keymails, 0) AS keymails,
         coalesce(cents, 0) AS cents
    FROM artists a
    LEFT JOIN uploaded ON uploaded.artist_id = a.id
    LEFT JOIN issued ON issued.artist_id = a.id
    LEFT JOIN paid ON paid.artist_id = a.id
   WHERE songs > 0 OR keymails > 0 OR cents <> 0
   ORDER BY coalesce(cents, 0) DESC, coalesce(keymails, 0) DESC, coalesce(songs, 0) DESC, a.id LIMIT $2`

// The best by revenue: exact as long as enough artists were paid, since revenue ranks first. Of all time, an edition keeps how
// many copies have Keymails; further ones of a copy were reissued, since those before are void.
export const bestPaidSql = `
  WITH pending AS MATERIALIZED (
    SELECT artist_id, day, cents - refunded_cents AS cents FROM revenue_inbox JOIN revenue_of_postings USING (posting_id)),
  paid AS (
    SELECT artist_id, cents FROM (
      SELECT artist_id, sum(cents)::bigint AS cents
        FROM (SELECT artist_id, cents - refunded_cents AS cents FROM revenue_days
               WHERE $1::timestamptz <> '-infinity' AND day >= $1::date
               UNION ALL
              (SELECT artist_id, kept_cents FROM revenue_artists WHERE $1::timestamptz = '-infinity'
                ORDER BY kept_cents DESC FETCH FIRST $2 ROWS WITH TIES)
               UNION ALL
              SELECT artist_id, kept_cents FROM revenue_artists
               WHERE $1::timestamptz = '-infinity' AND artist_id IN (SELECT artist_id FROM pending)
                 AND kept_cents < (SELECT min(kept_cents) FROM (SELECT kept_cents FROM revenue_artists ORDER BY kept_cents DESC LIMIT $2) b)
               UNION ALL
              SELECT artist_id, cents FROM pending WHERE day >= $1::date) c
       GROUP BY 1) s
     WHERE cents > 0 ORDER BY cents DESC FETCH FIRST $2 ROWS WITH TIES)
  SELECT a.stage_name AS username, songs, keymails, cents
    FROM paid JOIN artists a ON a.id = paid.artist_id
   CROSS JOIN LATERAL (
     SELECT count(*) AS songs FROM songs s WHERE s.artist_id = a.id AND s.recording_of IS NULL AND s.created_at >= $1::timestamptz) u
   CROSS JOIN LATERAL (
     SELECT CASE WHEN $1::timestamptz = '-infinity' THEN
       (SELECT coalesce(sum(e.issued), 0) FROM editions e WHERE e.artist_id = a.id)
       + (SELECT count(*) - count(DISTINCT (k.edition_id, k.copy)) FILTER (WHERE NOT EXISTS (
                   SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy AND s.state <> 'void'))
            FROM editions e JOIN keymails k ON k.edition_id = e.id AND k.state = 'void' WHERE e.artist_id = a.id)
     ELSE (SELECT count(*) FROM editions e JOIN keymails k ON k.edition_id = e.id
            WHERE e.artist_id = a.id AND k.issued_at >= $1::timestamptz) END AS keymails) i
   ORDER BY cents DESC, keymails DESC, songs DESC, a.id LIMIT $2`

// Keymails issued for one edition within one minute form one entry, so that a bulk of 10,000 does not flood the list.
const activitySql = `
  WITH joined AS (
    SELECT 'artist:' || a.id AS id, 'user_signup' AS type, 'new.artist' AS message, jsonb_build_object('artist', a.stage_name) AS values, a.created_at AS at
      FROM artists a WHERE a.created_at >= $1::timestamptz ORDER BY a.created_at DESC LIMIT $2),
  bought AS (
    SELECT 'fan:' || f.id, 'user_signup', CASE f.name WHEN '' THEN 'new.fanWithoutName' ELSE 'new.fan' END, jsonb_build_object('name', f.name), f.created_at
      FROM fans f WHERE f.created_at >= $1::timestamptz AND ${isFirstOfAddressSql} ORDER BY f.created_at DESC LIMIT $2),
  licensed AS (
    SELECT 'order:' || o.id, 'gkey_purchase', CASE WHEN payer.name IS NULL THEN 'new.gKeyWithoutName' ELSE 'new.gKey' END,
           jsonb_build_object('name', payer.name), o.completed_at
      FROM orders o LEFT JOIN g_key_applications g ON g.id = o.item_id
     CROSS JOIN LATERAL (SELECT coalesce(g.artist_name, nullif(o.payer_name, '')) AS name) payer
     WHERE o.purpose = 'g-key' AND o.state = 'completed' AND o.completed_at >= $1::timestamptz
     ORDER BY o.completed_at DESC LIMIT $2),
  batches AS (
    SELECT k.edition_id, date_trunc('minute', k.issued_at) AS minute, count(*) AS keymails, max(k.issued_at) AS at
      FROM keymails k WHERE k.issued_at >= $1::timestamptz GROUP BY 1, 2 ORDER BY at DESC LIMIT $2),
  issued AS (
    SELECT 'keymails:' || b.edition_id || ':' || extract(epoch FROM b.minute)::bigint, 'keymail_generated', 'new.keymails',
           jsonb_build_object('n', b.keymails, 'title', e.title, 'artist', a.stage_name), b.at
      FROM batches b JOIN editions e ON e.id = b.edition_id JOIN artists a ON a.id = e.artist_id),
  uploaded AS (
    SELECT 'song:' || s.id, 'song_upload', 'new.song', jsonb_build_object('title', s.title, 'artist', a.stage_name), s.created_at
      FROM songs s JOIN artists a ON a.id = s.artist_id
     WHERE s.created_at >= $1::timestamptz AND s.recording_of IS NULL ORDER BY s.created_at DESC LIMIT $2),
  drawn AS (
    SELECT 'card:' || c.id, 'art_card_created', 'new.card', jsonb_build_object('title', c.title, 'artist', a.stage_name), c.created_at
      FROM art_cards c JOIN artists a ON a.id = c.artist_id
     WHERE c.created_at >= $1::timestamptz ORDER BY c.created_at DESC LIMIT $2)
  SELECT * FROM (
    TABLE joined UNION ALL TABLE bought UNION ALL TABLE licensed UNION ALL TABLE issued UNION ALL TABLE uploaded
    UNION ALL TABLE drawn) happened
   ORDER BY at DESC, id LIMIT $2`

type ActivityMessage =
  | 'new.artist'
  | 'new.fan'
  | 'new.fanWithoutName'
  | 'new.gKey'
  | 'new.gKeyWithoutName'
  | 'new.keymails'
  | 'new.song'
  | 'new.card'

type Activity = Omit<Analytics['recentActivity'][number], 'timestamp' | 'description'> & {
  message: ActivityMessage
  values: { name: string; artist: string; title: string; n: number }
  at: Date
}

type TopArtist = { username: string; songs: number; keymails: number; cents: number }

async function listTopArtists(since: string): Promise<TopArtist[]> {
  const best = await sql<TopArtist>(db, bestPaidSql, [since, TOP_ARTISTS_LIMIT])
  return best.length < TOP_ARTISTS_LIMIT ? sql<TopArtist>(db, allArtistsSql, [since, TOP_ARTISTS_LIMIT]) : best
}

/** Looks back in doubled steps until the list is full: what happened later never makes room for what was before. */
async function listActivity(days: number | null, since: string): Promise<Activity[]> {
  for (let step = 1; step < Math.min(days ?? Infinity, FARTHEST_STEP_DAYS); step *= 2) {
    // From midnight on, so that no minute's Keymails are cut in two.
    const from = new Date(new Date().setUTCHours(0, 0, 0, 0) - (step - 1) * DAY_MS).toISOString()
    const activity = await sql<Activity>(db, activitySql, [from, RECENT_ACTIVITY_LIMIT])
    if (activity.length >= RECENT_ACTIVITY_LIMIT) return activity
  }
  return sql<Activity>(db, activitySql, [since, RECENT_ACTIVITY_LIMIT])
}

const toPeriodBefore = ({ revenueCents, ...before }: NonNullable<Counts['before']>) => ({
  ...before,
  totalRevenue: revenueCents / 100,
})

/**
 * The admin dashboard's numbers: sums of past days plus the rows that are newer, and what happened last, in the reader's
 * language. Money in dollars.
 */
export async function getAdminAnalytics(filter: AdminPeriod, language: Language): Promise<Analytics> {
  const t = getMessages(staffStatus, language)
  const days = PERIOD_DAYS[filter]
  const [span] = await sql<Span>(db, spanSql, [days])
  if (!span) throw new Error('the span query returned no row')
  const [[counts], artists, activity] = await Promise.all([
    sql<Counts>(db, countsSql, [span.since, span.earlier, span.summed, span.recent, span.today]),
    listTopArtists(span.since),
    listActivity(days, span.since),
  ])
  if (!counts) throw new Error('the counts query returned no row')
  return {
    overview: {
      totalUsers: counts.totalUsers,
      activeGKeys: counts.activeGKeys,
      totalKeymails: counts.totalKeymails,
      totalRevenue: counts.revenueCents / 100,
      totalSongs: counts.totalSongs,
      totalArtCards: counts.totalArtCards,
    },
    before: counts.before && toPeriodBefore(counts.before),
    recent: {
      newUsersToday: counts.newUsersToday,
      keymailsToday: counts.keymailsToday,
      revenueToday: counts.revenueCentsToday / 100,
      uploadsToday: counts.uploadsToday,
    },
    topArtists: artists.map(({ cents, ...artist }) => ({ ...artist, revenue: cents / 100 })),
    recentActivity: activity.map(({ id, type, message, values, at }) => ({
      id,
      type,
      description: t(message, values),
      timestamp: at.toISOString(),
    })),
  }
}
