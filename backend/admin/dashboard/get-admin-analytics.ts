import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import {
  RECENT_ACTIVITY_LIMIT,
  PERIOD_DAYS,
  type AdminPeriod,
  TOP_ARTISTS_LIMIT,
  type getAdminAnalytics as describeAnalyticsCall,
} from './contract.ts'

type Analytics = EndpointReply<typeof describeAnalyticsCall>

/** $1 is the number of UTC days, or null for all time. */
const periodSql = `
  period AS (
    SELECT date_trunc('day', now(), 'UTC') AS today,
           coalesce(date_trunc('day', now(), 'UTC') - make_interval(hours => 24 * ($1::int - 1)), '-infinity') AS since)`

/** Ledger accounts of what fans and collectors pay. Uploads and G-Keys are paid by artists. */
const FAN_SALES_ACCOUNTS = `('sales/keymail', 'sales/edition', 'sales/art-card', 'sales/library')`

const countsSql = `
  WITH ${periodSql}
  SELECT users.total AS "totalUsers", g_keys.total AS "activeGKeys", keymails.total AS "totalKeymails",
         revenue.total AS "revenueCents", songs.total AS "totalSongs", cards.total AS "totalArtCards",
         users.today AS "newUsersToday", keymails.today AS "keymailsToday", revenue.today AS "revenueCentsToday",
         songs.today AS "uploadsToday"
    FROM period
   CROSS JOIN LATERAL (
     SELECT count(*) AS total, count(*) FILTER (WHERE created_at >= period.today) AS today
       FROM (SELECT created_at FROM artists UNION ALL SELECT created_at FROM fans) u
      WHERE created_at >= period.since) users
   CROSS JOIN LATERAL (
     SELECT count(*) AS total FROM g_keys WHERE state = 'active' AND created_at >= period.since) g_keys
   CROSS JOIN LATERAL (
     SELECT count(*) AS total, count(*) FILTER (WHERE issued_at >= period.today) AS today
       FROM keymails WHERE issued_at >= period.since) keymails
   CROSS JOIN LATERAL (
     SELECT coalesce(-sum(e.cents), 0)::bigint AS total,
            coalesce(-sum(e.cents) FILTER (WHERE p.at >= period.today), 0)::bigint AS today
       FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id
      WHERE p.at >= period.since AND e.account IN ${FAN_SALES_ACCOUNTS}) revenue
   CROSS JOIN LATERAL (
     SELECT count(*) AS total, count(*) FILTER (WHERE created_at >= period.today) AS today
       FROM songs WHERE created_at >= period.since) songs
   CROSS JOIN LATERAL (SELECT count(*) AS total FROM art_cards WHERE created_at >= period.since) cards`

type Counts = Omit<Analytics['overview'], 'totalRevenue'> &
  Omit<Analytics['recent'], 'revenueToday'> & { revenueCents: number; revenueCentsToday: number }

const topArtistsSql = `
  WITH ${periodSql},
  uploaded AS (
    SELECT s.artist_id, count(*) AS songs FROM songs s, period WHERE s.created_at >= period.since GROUP BY 1),
  issued AS (
    SELECT e.artist_id, sum(k.keymails)::bigint AS keymails
      FROM (SELECT edition_id, count(*) AS keymails FROM keymails, period WHERE issued_at >= period.since GROUP BY 1) k
      JOIN editions e ON e.id = k.edition_id GROUP BY 1),
  paid AS (
    SELECT o.payee_artist_id AS artist_id, -sum(e.cents)::bigint AS cents
      FROM period JOIN ledger_postings p ON p.at >= period.since
      JOIN ledger_entries e ON e.posting_id = p.id AND e.account IN ${FAN_SALES_ACCOUNTS}
      JOIN orders o ON o.id = p.order_id GROUP BY 1)
  SELECT a.stage_name AS username, coalesce(songs, 0) AS songs, coalesce(keymails, 0) AS keymails,
         coalesce(cents, 0) AS cents
    FROM artists a
    LEFT JOIN uploaded ON uploaded.artist_id = a.id
    LEFT JOIN issued ON issued.artist_id = a.id
    LEFT JOIN paid ON paid.artist_id = a.id
   WHERE songs > 0 OR keymails > 0 OR cents <> 0
   ORDER BY coalesce(cents, 0) DESC, coalesce(keymails, 0) DESC, coalesce(songs, 0) DESC, a.id LIMIT $2`

// Keymails issued for one edition within one minute form one entry, so that a bulk of 10,000 does not flood the list.
const activitySql = `
  WITH ${periodSql},
  joined AS (
    SELECT 'artist:' || a.id AS id, 'user_signup' AS type, 'New artist: ' || a.stage_name AS description, a.created_at AS at
      FROM artists a, period WHERE a.created_at >= period.since ORDER BY a.created_at DESC LIMIT $2),
  bought AS (
    SELECT 'fan:' || f.id, 'user_signup', 'New fan' || coalesce(': ' || nullif(f.name, ''), ''), f.created_at
      FROM fans f, period WHERE f.created_at >= period.since ORDER BY f.created_at DESC LIMIT $2),
  licensed AS (
    SELECT 'order:' || o.id, 'gkey_purchase', 'G-Key paid for' || coalesce(' by ' || coalesce(g.artist_name, nullif(o.payer_name, '')), ''),
           o.completed_at
      FROM period, orders o LEFT JOIN g_key_applications g ON g.id = o.item_id
     WHERE o.purpose = 'g-key' AND o.state = 'completed' AND o.completed_at >= period.since
     ORDER BY o.completed_at DESC LIMIT $2),
  batches AS (
    SELECT k.edition_id, date_trunc('minute', k.issued_at) AS minute, count(*) AS keymails, max(k.issued_at) AS at
      FROM keymails k, period WHERE k.issued_at >= period.since GROUP BY 1, 2 ORDER BY at DESC LIMIT $2),
  issued AS (
    SELECT 'keymails:' || b.edition_id || ':' || extract(epoch FROM b.minute)::bigint, 'keymail_generated',
           trim(to_char(b.keymails, '999,999,990')) || CASE b.keymails WHEN 1 THEN ' Keymail' ELSE ' Keymails' END
             || ' of “' || e.title || '” by ' || a.stage_name, b.at
      FROM batches b JOIN editions e ON e.id = b.edition_id JOIN artists a ON a.id = e.artist_id),
  uploaded AS (
    SELECT 'song:' || s.id, 'song_upload', '“' || s.title || '” uploaded by ' || a.stage_name, s.created_at
      FROM songs s JOIN artists a ON a.id = s.artist_id, period
     WHERE s.created_at >= period.since ORDER BY s.created_at DESC LIMIT $2),
  drawn AS (
    SELECT 'card:' || c.id, 'art_card_created', 'Art card “' || c.title || '” by ' || a.stage_name, c.created_at
      FROM art_cards c JOIN artists a ON a.id = c.artist_id, period
     WHERE c.created_at >= period.since ORDER BY c.created_at DESC LIMIT $2)
  SELECT * FROM (
    TABLE joined UNION ALL TABLE bought UNION ALL TABLE licensed UNION ALL TABLE issued UNION ALL TABLE uploaded
    UNION ALL TABLE drawn) happened
   ORDER BY at DESC, id LIMIT $2`

type Activity = Omit<Analytics['recentActivity'][number], 'timestamp'> & { at: Date }

/** The admin dashboard's numbers, counted live from the rows in three statements. Money in dollars. */
export async function getAdminAnalytics(filter: AdminPeriod): Promise<Analytics> {
  const days = PERIOD_DAYS[filter]
  const [[counts], artists, activity] = await Promise.all([
    sql<Counts>(db, countsSql, [days]),
    sql<{ username: string; songs: number; keymails: number; cents: number }>(db, topArtistsSql, [
      days,
      TOP_ARTISTS_LIMIT,
    ]),
    sql<Activity>(db, activitySql, [days, RECENT_ACTIVITY_LIMIT]),
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
    recent: {
      newUsersToday: counts.newUsersToday,
      keymailsToday: counts.keymailsToday,
      revenueToday: counts.revenueCentsToday / 100,
      uploadsToday: counts.uploadsToday,
    },
    topArtists: artists.map(({ cents, ...artist }) => ({ ...artist, revenue: cents / 100 })),
    recentActivity: activity.map(({ at, ...happened }) => ({ ...happened, timestamp: at.toISOString() })),
  }
}
