import type { Language } from '#contract/text'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { type OutgoingRequest, sendOutgoingRequest } from '#http/outgoing/send-outgoing-request'
import { listNotices } from '#module/follows'
import { enqueue } from '#queue/queue'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { buildPush } from './build-push.ts'
import { getPushKeys } from './get-push-key.ts'
import { sendPushJob } from './jobs.ts'

/** News that no device asked for within a day is old. */
const KEPT_SECONDS = 86_400

/** Before the second try and each later one. The mail says the same, so few are enough. */
const PAUSE_SECONDS = [60, 600, 3600]

/** The browser has thrown this subscription away. */
const GONE = [404, 410]

type Device = { endpoint: string; p256dh: string; auth: string; language: Language }

/**
 * Job: one try to notify a device. Its push service may be down without a fault of ours, so a failure is no failed job:
 * it enqueues the next try, or gives up. A subscription that is gone is deleted.
 */
export async function sendPush(job: { deviceId: string; noticeIds: string[]; tries: number }): Promise<void> {
  const { deviceId, noticeIds, tries } = job
  const [device] = await sql<Device>(
    db,
    `SELECT d.endpoint, d.p256dh, d.auth, d.language FROM push_devices d JOIN followers r ON r.id = d.follower_id
      WHERE d.id = $1 AND r.stopped_at IS NULL`,
    [deviceId],
  )
  const [first, ...others] = device ? await listNotices(noticeIds) : []
  if (!device || !first) return
  const message = JSON.stringify(buildPush([first, ...others], device.language))
  const status = await sendOutgoingRequest(await buildPushRequest(device, message, first.id)).then(
    (answer) => answer.status,
    (error: Error) => {
      log.info({ err: error, deviceId }, 'a device could not be notified')
      return 0
    },
  )
  if (GONE.includes(status)) {
    await sql(db, 'DELETE FROM push_devices WHERE endpoint = $1', [device.endpoint])
    return
  }
  const pause = PAUSE_SECONDS[tries]
  const mayWorkLater = status === 0 || status === 429 || status >= 500
  if (mayWorkLater && pause !== undefined)
    await runInTransaction((trx) =>
      enqueue(trx, sendPushJob, { ...job, tries: tries + 1 }, { startAfterSeconds: pause }),
    )
}

/** The message, encrypted for the device (RFC 8291) and signed by us (RFC 8292). */
async function buildPushRequest(
  { endpoint, p256dh, auth }: Device,
  message: string,
  noticeId: string,
): Promise<OutgoingRequest> {
  // Only the worker encrypts: web processes start sooner and smaller without it.
  const { default: webPush } = await import('web-push')
  const keys = await getPushKeys()
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    vapidDetails: { subject: `mailto:${/[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM)?.[0] ?? ''}`, ...keys },
    TTL: KEPT_SECONDS,
    contentEncoding: 'aes128gcm',
    // The service keeps one of the same topic: a second try replaces the first. At most 32 characters.
    topic: noticeId.replaceAll('-', ''),
  })
  const entries = Object.entries(headers as Record<string, string | number>)
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]) => [name, String(value)])
  return { url: endpoint, method: 'POST', headers: Object.fromEntries(entries) as Record<string, string>, body }
}
