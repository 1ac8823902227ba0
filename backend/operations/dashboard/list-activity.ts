import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { staffStatus } from '#text/messages/catalogs/staff-status/en'
import { getMessages } from '#text/messages/get-messages'
import { type Dashboard, ACTIVITY_LIMIT } from './contract.ts'

type Activity = Dashboard['activity'][number]
type Event = { id: number; at: Date; kind: string; detail: string; quantity: number }

const activitySql = `
  SELECT * FROM (
    (SELECT id, at, kind, detail, quantity FROM analytics_inbox WHERE kind <> 'page' AND kind <> 'deed' ORDER BY id DESC LIMIT $1)
     UNION ALL
    (SELECT id, at, kind, detail, quantity FROM analytics_events WHERE kind <> 'page' AND kind <> 'deed' ORDER BY id DESC LIMIT $1)) e
   ORDER BY id DESC LIMIT $1`

const SALES = {
  keymail: 'sale.keymail',
  edition: 'sale.edition',
  'art-card': 'sale.art-card',
  library: 'sale.library',
  upload: 'sale.upload',
  'g-key': 'sale.g-key',
} as const

const isSale = (detail: string): detail is keyof typeof SALES => Object.hasOwn(SALES, detail)

/** The latest events, newest first, as sentences that identify nobody, in the reader's language. */
export async function listActivity(language: Language): Promise<Activity[]> {
  const events = await sql<Event>(db, activitySql, [ACTIVITY_LIMIT])
  return events.map((event) => ({
    id: String(event.id),
    timestamp: event.at.toISOString(),
    ...buildActivity(event, language),
  }))
}

function buildActivity(
  { kind, detail, quantity: n }: Event,
  language: Language,
): Pick<Activity, 'type' | 'description' | 'status'> {
  const t = getMessages(staffStatus, language)
  const say = (type: Activity['type'], description: string, status: Activity['status'] = 'success') => ({
    type,
    description,
    status,
  })
  switch (kind) {
    case 'sale':
      return say(
        detail === 'g-key' ? 'gkey_purchase' : 'user_interaction',
        t(isSale(detail) ? SALES[detail] : 'sale.other'),
      )
    case 'refund':
      return say('user_interaction', t('event.refund'), 'warning')
    case 'keymail-issued':
      return say('keymail_generated', t('event.keymails', { n }))
    case 'keymail-checked':
      return say('user_interaction', t('event.checked', { n }))
    case 'g-key-issued':
      return say('gkey_purchase', t('event.gKey'))
    case 'application':
      return say('user_interaction', t('event.application'))
    case 'signup':
      return say('user_interaction', t(detail === 'collector' ? 'event.collector' : 'event.artist'))
    case 'song-uploaded':
      return say('user_interaction', t('event.song'))
    case 'card-published':
      return say('user_interaction', t('event.card'))
    case 'chat':
      return say('user_interaction', t('event.chat', { n }))
    case 'post':
      return say('user_interaction', t('event.post'))
    case 'preview':
      return say('user_interaction', t('event.preview', { n }))
    case 'play':
      return say('user_interaction', t('event.play'))
    default:
      return say('analytics_update', t('event.other'))
  }
}
