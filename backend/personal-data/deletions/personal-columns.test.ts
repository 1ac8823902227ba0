import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { publishActivities, purgeActors } from '#module/federation'
import { createTestCollector, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { sendActivities } from '#testing/servers/activitypub-server'
import { startTestServer } from '#testing/servers/app-server'
import { applyDueDeletions } from './index.ts'

startTestServer()

/** What stays of somebody who was deleted: the table in the documentation, which has to be true. */
const staying = new Set(
  [...readFileSync('docs/personal-data.md', 'utf8').matchAll(/^\| (`[a-z_]+\.[^|]+) \| .+ \|$/gm)].flatMap(
    ([, columns = '']) => [...columns.matchAll(/`([a-z_.]+)`/g)].map(([, column = '']) => column),
  ),
)

/** What is deleted with an address, with an artist's account, or with both: nothing of theirs may be left in it. */
const deleted: Record<'address' | 'artist' | 'both', string> = {
  address: `
    collectors: email name
    copy_gifts: email message
    fans: email name payer_email address
    followers: email
    godfrey_tool_calls: input output
    green_room_members: display_name name_key
    mail_bounces: address answer
    open_sale_waiters: email
    personal_data_requests: email
    push_devices: endpoint
    refund_requests: reason
    visitor_addresses: email
    visitor_feedback: text email
  `,
  artist: `
    access_tokens: name
    artists: legal_name email bio payment_email pending_payment_email tracking_number links
    copyright_checks: evidence
    corrections: subject was becomes note
    fan_messages: subject body
    federation_deliveries: inbox body
    federation_followers: actor inbox shared_inbox
    federation_keys: private_key public_key
    green_room_entries: title
    keymail_letters: subject message
    payment_email_changes: was becomes
    songs: contact
    webhook_deliveries: body last_error
    webhooks: url secret old_secret
  `,
  both: `
    g_key_applications: full_name email phone artist_name copyright_details note reasons
    godfrey_assessments: points draft
    godfrey_turns: question answer comment open_question
    green_room_entries: text
    keymail_mailings: email reason
    mailed_links: data
    orders: payer_email payer_name
    paypal_events: body
    personal_data_deletions: email
    personal_data_exports: email entries
    refund_requests: answer
    reviews: subject matter effect_key reason why evidence note search
    sessions: user_agent language
  `,
}

/** What says nothing about a person: states, kinds, amounts, our own keys and codes. */
const impersonal = `
  access_tokens: ending scopes
  analytics_artist_sums: grain
  analytics_events: kind detail
  analytics_inbox: kind detail
  analytics_sums: grain kind detail
  art_cards: rarity artwork_key image_key medium dimensions verification_code obfuscation_level state blocked_for
  art_certificates: code file_key display_key
  art_copies: state
  art_images: type key
  artists: account_type picture_key language
  audit_log: role action
  backup_runs: kind
  capture_attempts: outcome issue debug_id
  collectors: language
  copy_downloads: format source_key file_key state
  copy_gifts: state offer_kind
  copyright_checks: subject_kind verdict reasons
  corrections: kind language state
  covers: large_key small_key
  daily_sums: kind
  discount_codes: code
  disputes: id reason state
  documents: kind ref file_key
  edition_log_checkpoints: checkpoint
  edition_log_head: origin checkpoint verifier_keys cosignatures
  edition_log_inbox: type
  edition_log_witnesses: key
  edition_releases: time_zone
  editions: kind state story_language upc
  fans: language
  federation_deletions: last_inbox
  federation_events: last_inbox
  files: key state type unreadable_fault
  follow_events: kind
  followers: token language
  g_key_application_documents: document_key
  g_key_applications: tracking_number document_key state language
  g_keys: state
  godfrey_assessments: draft_by
  godfrey_conversations: language
  godfrey_drafts: kind topic page texts state
  godfrey_runs: model outcome problem
  godfrey_tool_calls: name model
  godfrey_turns: language state origin topics pages thumb
  green_room_entries: kind
  green_room_media: kind file_key small_key
  job_sums: grain queue
  keymail_mailings: state unsubscribe_token
  keymails: code state void_reason
  ledger_entries: account
  ledger_postings: kind provider_id
  mailed_links: kind
  monitor_checks: name problem
  monitor_findings: check_name subject level
  open_copies: state
  open_sale_waiters: language
  orders: purpose currency state provider_order_id pending_reason capture_id
  payment_email_changes: state effect_key
  paypal_events: id type provider_order_id
  personal_data_deletions: language state
  personal_data_exports: language state file_key
  personal_data_requests: language
  processes: kind host version node
  proof_of_work_keys: secret
  push_devices: p256dh auth language
  push_keys: public_key private_key
  refund_attempts: outcome refund_id issue
  refund_requests: state
  revenue_countries: country
  reviews: kind state decision effect_error
  sale_mail_settings: sales
  sale_notices: kind subject
  service_calls: service last_failure
  share_mails: period
  songs: audio_key document_key state audio_format preview_key preview_state blocked_for isrc genre mood language story_language
  staff_accounts: role password_hash totp_secret new_totp_secret
  staff_passwords: role hash
  staff_sessions: role
  visitor_addresses: unsubscribe_token
  visitor_gifts: gift
  webhook_deliveries: type state
  webhook_events: type
  webhooks: events
`

const listColumns = (lists: string): string[] =>
  lists
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [table = '', columns = ''] = line.trim().split(': ')
      return columns.split(' ').map((column) => `${table}.${column}`)
    })

/** Every column in which text could stand. */
const listTextColumns = () =>
  sql<{ table: string; column: string }>(
    db,
    `SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND c.relname NOT LIKE 'knex_%' AND a.attnum > 0 AND NOT a.attisdropped
        AND a.atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'varchar'::regtype, 'tsvector'::regtype)
      ORDER BY 1, 2`,
  )

test('of every column it is decided whether it is deleted, stays, or says nothing about a person', async () => {
  const columns = (await listTextColumns()).map(({ table, column }) => `${table}.${column}`)
  const decided = [...Object.values(deleted).flatMap(listColumns), ...listColumns(impersonal), ...staying]
  expect(decided.filter((column, index) => decided.indexOf(column) !== index)).toEqual([])
  expect(decided.toSorted()).toEqual(columns.toSorted())
})

/** The columns that contain the mark, in any row and letter case, and the jobs that do. */
async function listTraces(mark: string): Promise<string[]> {
  const byTable = Map.groupBy(await listTextColumns(), ({ table }) => table)
  const found: string[] = []
  for (const [table, columns] of byTable) {
    const checks = columns.map(
      ({ column }) => `coalesce(bool_or("${column}"::text ILIKE '%' || $1::text || '%'), false) AS "${column}"`,
    )
    const [row] = await sql<Record<string, boolean>>(db, `SELECT ${checks.join(', ')} FROM "${table}"`, [mark])
    found.push(...Object.entries(row ?? {}).flatMap(([column, has]) => (has ? [`${table}.${column}`] : [])))
  }
  const jobs = await sql(db, `SELECT 1 FROM pgboss.job WHERE data::text ILIKE '%' || $1::text || '%'`, [mark])
  if (jobs.length > 0) found.push('pgboss.job.data')
  return found.toSorted()
}

/** The columns that contain an id, alone or in an array. */
async function listIdTraces(id: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>(
    db,
    `SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attnum > 0 AND NOT a.attisdropped AND a.atttypid IN ('uuid'::regtype, 'uuid[]'::regtype)
      ORDER BY 1, 2`,
  )
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const rows = await sql(
        db,
        `SELECT 1 FROM "${table}" WHERE "${column}"::text LIKE '%' || $1::text || '%' LIMIT 1`,
        [id],
      )
      return rows.length > 0 ? [`${table}.${column}`] : []
    }),
  )
  return found.flat()
}

const run = (statement: string, values: unknown[]) => sql(db, statement, values)

/** Writes the mark into every column that is about reviews, Godfrey, links and payments. */
async function markShared(
  mark: string,
  email: string,
  visitorId: string,
  effectKey: string,
  artistId: string | null,
): Promise<void> {
  const [turn] = await sql<{ id: string }>(
    db,
    `INSERT INTO godfrey_turns (visitor_id, question, language, state, answer, answered_at, comment, open_question)
     VALUES ($1, $2::text, 'english', 'answered', $2, now(), $2, to_jsonb($2::text)) RETURNING id`,
    [visitorId, mark],
  )
  await run(
    `WITH r AS (INSERT INTO godfrey_runs (turn_id, visitor_id, model, outcome) VALUES ($1, $2, 'm', 'answered') RETURNING id)
     INSERT INTO godfrey_tool_calls (run_id, name, input, output, model) SELECT id, 'n', to_jsonb($3::text), to_jsonb($3::text), 'm' FROM r`,
    [turn?.id, visitorId, mark],
  )
  await run(
    `WITH r AS (
       INSERT INTO reviews (kind, subject, matter, effect_key, reason, why, evidence, note, search)
       VALUES ('handover', $1::text, jsonb_build_object('about', 'song', 'title', $1::text), $2, $1, jsonb_build_object('because', 'unreadable', 'fault', $1::text), jsonb_build_object('artistId', $3::text, 'words', $1::text), $1, to_tsvector('simple', $1::text)) RETURNING id)
     INSERT INTO godfrey_assessments (review_id, points, draft, draft_by) SELECT id, to_jsonb($1::text), $1, 'model' FROM r`,
    [mark, effectKey, artistId],
  )
  await run(
    `INSERT INTO mailed_links (token_hash, kind, data, expires_at)
     VALUES (sha256($1), 'test', jsonb_build_object('email', $2::text), now() + interval '1 day')`,
    [Buffer.from(mark), email],
  )
  await run(
    `INSERT INTO personal_data_exports (email, artist_id, entries) VALUES ($1, $2, jsonb_build_array($3::text))`,
    [email, artistId, mark],
  )
  await run(`INSERT INTO personal_data_deletions (email, artist_id, due_at) VALUES ($1, $2, now())`, [email, artistId])
  await run(`UPDATE sessions SET user_agent = $2, language = $2 WHERE visitor_id = $1`, [visitorId, mark])
}

const markOrders = async (which: string, value: unknown, mark: string, email: string) => {
  const orders = await sql<{ id: string }>(
    db,
    `UPDATE orders SET payer_email = $2, payer_name = $3 WHERE ${which} RETURNING provider_order_id AS id`,
    [value, email, mark],
  )
  for (const { id } of orders)
    await run(
      `INSERT INTO paypal_events (id, type, provider_order_id, body) VALUES ($1, 'x', $2, to_jsonb($3::text))`,
      [randomUUID(), id, mark],
    )
}

/** Deletes as after seven days, and the mail as if it had been sent. */
async function deleteNow(): Promise<void> {
  await applyDueDeletions()
  expect(await run(`SELECT 1 FROM personal_data_deletions WHERE state = 'scheduled'`, [])).toEqual([])
  await run('UPDATE personal_data_deletions SET email = NULL', [])
}

/** Tells other servers that an artist is gone, as in the three days after, and purges what was needed for it. */
async function endFederation(): Promise<void> {
  await publishActivities()
  await run('UPDATE federation_deliveries SET until = now()', [])
  await sendActivities()
  await purgeActors()
}

const expectTraces = async (mark: string, lists: string[]) =>
  expect((await listTraces(mark)).filter((column) => !staying.has(column))).toEqual(
    lists.flatMap(listColumns).toSorted(),
  )

async function createMarkedFan(mark: string, email: string) {
  const made = await createTestKeymails(3, 100)
  const { fan } = await redeemAsFan(made.codes[0] ?? '', email)
  await fan.get(`/api/green-room/${made.artist.id}`)
  await fan.post(`/api/green-room/${made.artist.id}/messages`, { place: 'thread', text: mark, requestId: randomUUID() })
  const [row] = await sql<{ id: string; visitorId: string; keymailId: string; orderId: string }>(
    db,
    `SELECT f.id, f.visitor_id AS "visitorId", k.id AS "keymailId", k.order_id AS "orderId"
       FROM fans f JOIN keymails k ON k.fan_id = f.id WHERE f.payer_email = $1`,
    [email],
  )
  return { ...made, fan, ids: row ?? { id: '', visitorId: '', keymailId: '', orderId: '' } }
}

test('of a deleted address nothing is left in any column but what is documented', async () => {
  const mark = `zq${randomUUID().slice(0, 8)}`
  const email = `${mark}@example.com`
  const { artist, song, keymails, ids } = await createMarkedFan(mark, email)
  const { id: collectorId } = await createTestCollector(mark)
  await run('UPDATE collectors SET email = $2 WHERE id = $1', [collectorId, email])
  await run('UPDATE fans SET name = $2 WHERE id = $1', [ids.id, mark])
  // Also as proved by a mailed link.
  await run('INSERT INTO fans (email, name) VALUES ($1, $2)', [email, mark])
  await markOrders('id = $1', ids.orderId, mark, email)
  await run('UPDATE green_room_members SET display_name = $2, name_key = $2 WHERE fan_id = $1', [ids.id, mark])
  await run('INSERT INTO copy_gifts (keymail_id, giver_id, email, message) VALUES ($1, $2, $3, $4)', [
    ids.keymailId,
    ids.id,
    email,
    mark,
  ])
  await run(
    `INSERT INTO refund_requests (order_id, keymail_id, fan_id, artist_id, reason, answer) VALUES ($1, $2, $3, $4, $5, $5)`,
    [ids.orderId, ids.keymailId, ids.id, artist.id, mark],
  )
  await run(
    `WITH f AS (INSERT INTO followers (email, token) VALUES ($1, $2) RETURNING id)
     INSERT INTO push_devices (follower_id, endpoint, p256dh, auth, language)
     SELECT id, 'https://push.example/' || $3, 'k', 'k', 'english' FROM f`,
    [email, randomUUID(), mark],
  )
  await run('INSERT INTO visitor_addresses (email, unsubscribe_token) VALUES ($1, $2)', [email, randomUUID()])
  await run('INSERT INTO visitor_feedback (text, email) VALUES ($1, $2)', [mark, email.toUpperCase()])
  await run('INSERT INTO open_sales (edition_id, per_person) VALUES ($1, 1)', [song.editionId])
  await run('INSERT INTO open_sale_waiters (edition_id, email) VALUES ($1, $2)', [song.editionId, email])
  await run('INSERT INTO mail_bounces (address, answer) VALUES ($1, $1)', [email])
  await run(`INSERT INTO personal_data_requests (email, language) VALUES ($1, 'english')`, [email])
  await run(`INSERT INTO throttle (bucket, window_start, hits) VALUES ('sign-in-link:' || $1::text, now(), 1)`, [email])
  await run(
    `WITH l AS (INSERT INTO keymail_letters (artist_id, edition_id, subject, message) VALUES ($1, $2, 's', 'm') RETURNING id)
     INSERT INTO keymail_mailings (letter_id, keymail_id, email, email_hash, reason) SELECT id, $3::uuid, $4::text, '\\x00'::bytea, $4 FROM l`,
    [
      artist.id,
      song.editionId,
      keymails[1] &&
        (await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [keymails[1].code]))[0]?.id,
      email,
    ],
  )
  await run(
    `INSERT INTO g_key_applications (tracking_number, full_name, email, phone, artist_name, copyright_details, note, state,
       confirmed_at, paid_at, order_id, decided_at, reasons)
     VALUES ('TM-20260101-' || upper($1), $2::text, $3, $2, $2, $2, $2, 'declined', now(), now(), $4, now(), $2)`,
    [randomUUID().slice(0, 8), mark, email, ids.orderId],
  )
  await markShared(mark, email, ids.visitorId, `visitor:${ids.visitorId} today`, null)

  await run('INSERT INTO heard_songs (visitor_id, song_id, over_at) VALUES ($1, $2, now())', [ids.visitorId, song.id])
  await run('INSERT INTO library_purchases (visitor_id, order_id) VALUES ($1, $2)', [ids.visitorId, ids.orderId])
  await run(
    `INSERT INTO open_copies (edition_id, state, order_id, visitor_id, nth, keymail_id) VALUES ($1, 'sold', $2, $3, 1, $4)`,
    [song.editionId, ids.orderId, ids.visitorId, ids.keymailId],
  )

  await expectTraces(mark, [deleted.address, deleted.both.replace('effect_key ', '')])
  expect(await listIdTraces(ids.visitorId)).toEqual(
    expect.arrayContaining(['godfrey_runs.visitor_id', 'heard_songs.visitor_id', 'open_copies.visitor_id']),
  )
  await deleteNow()
  await expectTraces(mark, [])
  // Nor by the browser that they used.
  expect(await listIdTraces(ids.visitorId)).toEqual([])
  expect(await run(`SELECT 1 FROM throttle WHERE bucket LIKE '%' || $1::text`, [email])).toEqual([])
})

test('of a deleted artist nothing is left in any column but what is documented', async () => {
  const mark = `zq${randomUUID().slice(0, 8)}`
  const email = `${mark}@example.com`
  const { artist, gKeyId, song, codes, keymails } = await createTestKeymails(2, 100)
  const workshop = await signInArtist(gKeyId)
  const { fan } = await redeemAsFan(codes[0] ?? '', `holder.${mark.slice(2)}@example.com`)
  await fan.get(`/api/green-room/${artist.id}`)
  const [holder] = await sql<{ id: string; keymailId: string; orderId: string }>(
    db,
    `SELECT k.fan_id AS id, k.id AS "keymailId", k.order_id AS "orderId" FROM keymails k WHERE k.code = $1`,
    [codes[0]],
  )
  const [browser] = await sql<{ visitorId: string }>(
    db,
    'SELECT visitor_id AS "visitorId" FROM sessions WHERE artist_id = $1',
    [artist.id],
  )
  const post = new FormData()
  for (const [name, value] of Object.entries({ kind: 'story', title: mark, text: mark, requestId: randomUUID() }))
    post.set(name, value)
  expect((await workshop.send('POST', `/api/green-room/${artist.id}/posts`, post)).status).toBeLessThan(300)
  await run(
    `UPDATE artists SET legal_name = $2::text, email = $3, bio = $2, payment_email = NULL, pending_payment_email = $3,
            tracking_number = $2, links = jsonb_build_array($2) WHERE id = $1`,
    [artist.id, mark, email],
  )
  await run('UPDATE artists SET payment_email = $2 WHERE id = $1', [artist.id, email])
  // What belongs to the release, and so stays.
  await run(
    `UPDATE songs SET contact = $2::text, credits = $2, lyrics = $2, copyright_holders = ARRAY[$2] WHERE id = $1`,
    [song.id, mark],
  )
  await run(
    `INSERT INTO copyright_checks (subject_kind, subject_id, verdict, evidence) VALUES ('song', $1, 'verified', to_jsonb($2::text))`,
    [song.id, mark],
  )
  await run(
    `INSERT INTO corrections (artist_id, kind, subject, was, becomes, note, state) VALUES ($1, 'bio', $2, $2, $2, $2, 'proposed')`,
    [artist.id, mark],
  )
  await run(
    `INSERT INTO payment_email_changes (artist_id, was, becomes, effect_key) VALUES ($1, $2, $2, 'payment:' || $3::text)`,
    [artist.id, email, artist.id],
  )
  await run(
    `INSERT INTO fan_messages (artist_id, subject, body, send_at) VALUES ($1, $2, $2, now() + interval '1 day')`,
    [artist.id, mark],
  )
  await run(
    `WITH l AS (INSERT INTO keymail_letters (artist_id, edition_id, subject, message) VALUES ($1, $2, $4::text, $4) RETURNING id)
     INSERT INTO keymail_mailings (letter_id, keymail_id, email, email_hash, reason)
     SELECT id, (SELECT id FROM keymails WHERE code = $3), $5::text, '\\x00'::bytea, $4 FROM l`,
    [artist.id, song.editionId, keymails[1]?.code, mark, email],
  )
  await run(
    `INSERT INTO refund_requests (order_id, keymail_id, fan_id, artist_id, reason, answer, state, ended_at)
     VALUES ($1, $2, $3, $4, 'Because', $5, 'declined', now())`,
    [holder?.orderId, holder?.keymailId, holder?.id, artist.id, mark],
  )
  await run(
    `INSERT INTO access_tokens (artist_id, token_hash, ending, name, scopes, expires_at)
     VALUES ($1, sha256($2), 'abcd', $3, '{sales:read}', now() + interval '1 day')`,
    [artist.id, Buffer.from(mark), mark],
  )
  await run(
    `WITH w AS (INSERT INTO webhooks (artist_id, url, events, secret, old_secret)
                VALUES ($1, 'https://' || $2::text, '{copy.sold}', $2, $2) RETURNING id)
     INSERT INTO webhook_deliveries (webhook_id, event_id, type, body, last_error) SELECT id, uuidv7(), 'x', $2, $2 FROM w`,
    [artist.id, mark],
  )
  await run(`INSERT INTO federation_followers (artist_id, actor, inbox, shared_inbox) VALUES ($1, $2, $2, $2)`, [
    artist.id,
    mark,
  ])
  await run(
    `INSERT INTO federation_deliveries (artist_id, inbox, body, until, turn, is_accept) VALUES ($1, $2, $2, now(), 0, false)`,
    [artist.id, mark],
  )
  await run(
    `INSERT INTO federation_keys (artist_id, private_key, public_key) VALUES ($1, $2, $2)
     ON CONFLICT (artist_id) DO UPDATE SET private_key = $2, public_key = $2`,
    [artist.id, mark],
  )
  await run('INSERT INTO heard_songs (visitor_id, song_id, over_at) VALUES ($1, $2, now())', [
    browser?.visitorId,
    song.id,
  ])
  await run(
    `WITH v AS (INSERT INTO share_versions (artist_id, edition_id) VALUES ($1, $2) RETURNING id)
     INSERT INTO shares (version_id, position, name, email, basis_points) SELECT id, 1, $3, $4, 5000 FROM v`,
    [artist.id, song.editionId, mark, email],
  )
  await run(`INSERT INTO share_mails (artist_id, email, period) VALUES ($1, $2, '2026-01')`, [artist.id, email])
  // The application that the G-Key was paid for, and what the artist paid for uploads.
  const [order] = await sql<{ id: string }>(
    db,
    `INSERT INTO orders (visitor_id, artist_id, purpose, item_id, quantity, cents, currency, description, state,
       provider_order_id, capture_id, completed_at)
     VALUES (uuidv7(), $1, 'upload', $1, 1, 2500, 'USD', 'One upload', 'completed', 'FEE-' || $2::text, 'FEE-' || $2, now())
     RETURNING id`,
    [artist.id, randomUUID()],
  )
  await markOrders('id = $1', order?.id, mark, email)
  await run(
    `INSERT INTO g_key_applications (tracking_number, full_name, email, phone, artist_name, copyright_details, note, state,
       confirmed_at, paid_at, order_id, decided_at, artist_id)
     VALUES ('TM-20260101-' || upper($1), $2::text, $3, $2, $2, $2, $2, 'approved', now(), now(), $4, now(), $5)`,
    [randomUUID().slice(0, 8), mark, email, order?.id, artist.id],
  )
  await markShared(mark, email, browser?.visitorId ?? '', `look-alike:${artist.id} ${mark}`, artist.id)

  // What only an address has.
  const both = deleted.both.replace(' note reasons', ' note').replace('mailed_links: data', '').trim()
  const before = (await listTraces(mark)).filter((column) => !staying.has(column))
  expect(
    before.filter(
      (column) =>
        column !== 'mailed_links.data' &&
        column !== 'godfrey_tool_calls.input' &&
        column !== 'godfrey_tool_calls.output',
    ),
  ).toEqual(listColumns(`${deleted.artist.trim()}\n${both}`).toSorted())
  await deleteNow()
  await endFederation()
  // A link that was mailed ends by itself, within a day.
  expect((await listTraces(mark)).filter((column) => !staying.has(column))).toEqual(['mailed_links.data'])
  expect((await listTraces(mark)).filter((column) => staying.has(column))).toEqual([
    'songs.copyright_holders',
    'songs.credits',
    'songs.lyrics',
  ])
  expect(await listIdTraces(browser?.visitorId ?? '')).toEqual([])
})
