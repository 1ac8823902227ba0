import type { ReplyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type SubjectKind, refusals, type tellStory as tellStoryCall } from './contract.ts'
import { timelines } from './story-timelines.ts'

type Story = ReplyOf<typeof tellStoryCall>
type Subject = Story['about'][number]
type Head = { title: string; facts: Record<string, string | null>; about: (Subject | null)[] | null }

const money = (column: string) => `'$' || to_char(${column} / 100.0, 'FM999,999,990.00')`
const about = (kind: SubjectKind, id: string, title: string) =>
  `CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('kind', '${kind}', 'id', ${id}, 'title', ${title}, 'note', '') END`

/** Title, facts and where it leads, by kind. $1 is the id. */
const heads: Record<SubjectKind, string> = {
  artist: `
    SELECT a.stage_name AS title, NULL AS about,
           jsonb_build_object('Legal name', a.legal_name, 'E-mail', a.email, 'Account', a.account_type,
             'Payment address', a.payment_email, 'Tracking number', a.tracking_number, 'Joined', a.created_at::date,
             'Suspended since', a.suspended_at::date, 'Left', a.closed_at::date,
             'Sold', (SELECT count(*) || ' for ' || ${money('coalesce(sum(o.cents - o.refunded_cents), 0)')}
                        FROM orders o WHERE o.payee_artist_id = a.id AND o.state = 'completed')) AS facts
      FROM artists a WHERE a.id = $1::uuid`,
  fan: `
    SELECT coalesce(nullif(f.name, ''), f.email) AS title, NULL AS about,
           jsonb_build_object('E-mail', f.email, 'First bought', f.created_at::date,
             'Owns', (SELECT count(*) FROM keymails k WHERE k.fan_id = f.id AND k.state = 'redeemed'),
             'Paid', (SELECT ${money('coalesce(sum(o.cents - o.refunded_cents), 0)')} FROM orders o WHERE o.payer_email = f.email)) AS facts
      FROM fans f WHERE f.id = $1::uuid`,
  keymail: `
    SELECT 'Copy ' || k.copy || ' of ' || e.copies || ', “' || e.title || '”' AS title,
           jsonb_build_array(${about('artist', 'a.id', 'a.stage_name')}, ${about('fan', 'f.id', 'f.email')},
             ${about('order', 'k.order_id', `'Its order'`)}) AS about,
           jsonb_build_object('State', k.state, 'Price', ${money('k.price_cents')}, 'Issued', k.issued_at::date,
             'Redeemed', k.redeemed_at::date,
             'Code', CASE WHEN k.state IN ('redeemed', 'void') THEN k.code ELSE left(k.code, 12) || '••••••' || right(k.code, 2) END) AS facts
      FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      LEFT JOIN fans f ON f.id = k.fan_id WHERE k.id = $1::uuid`,
  order: `
    SELECT ${money('o.cents')} || ' for ' || o.description AS title,
           jsonb_build_array(${about('artist', 'p.id', 'p.stage_name')}, ${about('fan', 'f.id', 'f.email')},
             ${about('keymail', 'k.id', `'Its Keymail'`)}) AS about,
           jsonb_build_object('State', o.state, 'Purpose', o.purpose, 'Paid by', o.payer_email,
             'Paid to', coalesce(o.payee_email, 'the house'), 'PayPal order', o.provider_order_id, 'Transaction', o.capture_id,
             'PayPal fee', ${money('o.fee_cents')}, 'Given back', ${money('nullif(o.refunded_cents, 0)')}) AS facts
      FROM orders o LEFT JOIN artists p ON p.id = o.payee_artist_id LEFT JOIN fans f ON f.email = o.payer_email
      LEFT JOIN keymails k ON k.order_id = o.id WHERE o.id = $1::uuid`,
  application: `
    SELECT 'Application of ' || g.artist_name AS title,
           jsonb_build_array(${about('artist', 'a.id', 'a.stage_name')}, ${about('order', 'g.order_id', `'Its payment'`)}) AS about,
           jsonb_build_object('State', g.state, 'Legal name', g.full_name, 'E-mail', g.email, 'Phone', g.phone,
             'Tracking number', g.tracking_number, 'Copyright details', g.copyright_details, 'Reasons', g.reasons) AS facts
      FROM g_key_applications g LEFT JOIN artists a ON a.id = g.artist_id WHERE g.id = $1::uuid`,
}

type Moment = { at: Date; what: string; detail: string | null; kind: SubjectKind | null; id: string | null }

/** The whole story of one artist, fan, Keymail, order or application: facts, what happened, what may be done. */
export async function tellStory(kind: SubjectKind, id: string): Promise<Story> {
  const [[head], moments, measures] = await Promise.all([
    sql<Head>(db, heads[kind], [id]),
    sql<Moment>(db, timelines[kind], [id]),
    readMeasures(kind, id),
  ])
  if (!head) throw new Refusal(refusals['subject-unknown'])
  return {
    title: head.title,
    facts: Object.entries(head.facts)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => ({ name, value: String(value) })),
    about: (head.about ?? []).filter((one) => one !== null),
    timeline: moments.map(({ at, what, detail, ...subject }) => ({
      at: at.toISOString(),
      what,
      detail: detail ?? '',
      subject: subject.kind && subject.id ? { kind: subject.kind, id: subject.id } : null,
    })),
    ...measures,
  }
}

type GKey = Omit<Story['gKeys'][number], 'issuedAt'> & { issuedAt: Date }

/** What an admin may do about it, as things stand. */
async function readMeasures(kind: SubjectKind, id: string) {
  if (kind === 'artist') {
    const [[artist], gKeys, songs] = await Promise.all([
      sql<{ suspended: boolean }>(db, 'SELECT suspended_at IS NOT NULL AS suspended FROM artists WHERE id = $1::uuid', [
        id,
      ]),
      sql<GKey>(
        db,
        `SELECT id, state, created_at AS "issuedAt" FROM g_keys WHERE artist_id = $1::uuid ORDER BY created_at`,
        [id],
      ),
      sql<Story['songs'][number]>(
        db,
        `SELECT id, title, state, blocked_for IS NOT DISTINCT FROM 'takedown' AS "takenDown"
           FROM songs WHERE artist_id = $1::uuid ORDER BY created_at DESC, id LIMIT 200`,
        [id],
      ),
    ])
    return {
      suspended: artist?.suspended ?? null,
      gKeys: gKeys.map((key) => ({ ...key, issuedAt: key.issuedAt.toISOString() })),
      songs,
      refund: null,
    }
  }
  const [order] =
    kind === 'order'
      ? await sql<NonNullable<Story['refund']>>(
          db,
          `SELECT CASE WHEN state NOT IN ('completed', 'stranded') OR refunded_cents >= cents THEN 'none'
                       WHEN payee_artist_id IS NULL THEN 'by-us' ELSE 'by-artist' END AS way, cents - refunded_cents AS cents
             FROM orders WHERE id = $1::uuid`,
          [id],
        )
      : []
  return { suspended: null, gKeys: [], songs: [], refund: order ?? null }
}
