import { db } from '#database/client'
import { sql } from '#database/sql'
import { type Dashboard, ACTIVITY_LIMIT } from './contract.ts'

type Activity = Dashboard['activity'][number]
type Event = { id: number; at: Date; kind: string; detail: string; quantity: number }

const activitySql = `
  SELECT * FROM (
    (SELECT id, at, kind, detail, quantity FROM analytics_inbox WHERE kind <> 'page' AND kind <> 'deed' ORDER BY id DESC LIMIT $1)
     UNION ALL
    (SELECT id, at, kind, detail, quantity FROM analytics_events WHERE kind <> 'page' AND kind <> 'deed' ORDER BY id DESC LIMIT $1)) e
   ORDER BY id DESC LIMIT $1`

const SALE_DESCRIPTIONS: Record<string, string> = {
  keymail: 'A Keymail was redeemed',
  edition: 'A copy was sold',
  'art-card': 'An art card was sold',
  library: 'A music library was bought',
  upload: 'Song uploads were paid for',
  'g-key': 'A G-Key application was paid for',
}
const formatCount = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** The latest events, newest first, as sentences that identify nobody. */
export async function listActivity(): Promise<Activity[]> {
  const events = await sql<Event>(db, activitySql, [ACTIVITY_LIMIT])
  return events.map((event) => ({ id: String(event.id), timestamp: event.at.toISOString(), ...buildActivity(event) }))
}

function buildActivity({ kind, detail, quantity }: Event): Pick<Activity, 'type' | 'description' | 'status'> {
  const say = (type: Activity['type'], description: string, status: Activity['status'] = 'success') => ({
    type,
    description,
    status,
  })
  switch (kind) {
    case 'sale':
      return say(
        detail === 'g-key' ? 'gkey_purchase' : 'user_interaction',
        SALE_DESCRIPTIONS[detail] ?? 'Something was sold',
      )
    case 'refund':
      return say('user_interaction', 'A payment went back to its buyer', 'warning')
    case 'keymail-issued':
      return say('keymail_generated', `${formatCount(quantity, 'Keymail was', 'Keymails were')} issued`)
    case 'keymail-checked':
      return say('user_interaction', `${formatCount(quantity, 'Keymail code was', 'Keymail codes were')} checked`)
    case 'g-key-issued':
      return say('gkey_purchase', 'A G-Key was issued')
    case 'application':
      return say('user_interaction', 'Somebody applied for a G-Key')
    case 'signup':
      return say('user_interaction', detail === 'collector' ? 'A collector registered' : 'An artist joined')
    case 'song-uploaded':
      return say('user_interaction', 'A song was uploaded')
    case 'card-published':
      return say('user_interaction', 'An art card went into the gallery')
    case 'chat':
      return say('user_interaction', `Godfrey was asked ${formatCount(quantity, 'question', 'questions')}`)
    case 'post':
      return say('user_interaction', 'Something was posted in a Green Room')
    case 'preview':
      return say('user_interaction', `${formatCount(quantity, 'preview was', 'previews were')} played`)
    case 'play':
      return say('user_interaction', 'Somebody played a copy')
    default:
      return say('analytics_update', 'The numbers were updated')
  }
}
