import type { Context } from 'koa'
import { commonErrors } from '#contract/http'
import { streamRows } from '#database/stream-rows'
import { ApiError } from '#http/api-error'
import { EventStream, type StreamEvent } from '#http/event-stream'
import { getSession } from '#http/sessions/session'
import { buildPayeeTopic } from '#module/payments'

/** Sends an empty event when the stream opens and whenever the artist's sales may have changed. */
export function streamRevenue(
  ctx: Context,
  { artistId, visitorId }: { artistId: string; visitorId: string },
): EventStream {
  const check = async () => {
    if ((await getSession(ctx))?.artistId !== artistId) throw new ApiError(commonErrors['no-session'])
  }
  const topic = buildPayeeTopic(artistId)
  // There is nothing to read: each message is the news itself, so that the next number is always due.
  const read = (after: number) => Promise.resolve([{ id: after + 1 }])
  return new EventStream(
    visitorId,
    async function* ({ lastEventId = 0, signal }): AsyncGenerator<StreamEvent> {
      for await (const { id } of streamRows({ topic, after: lastEventId, read, batchSize: 2, check, signal })) {
        yield { id, data: {} }
      }
    },
    artistId,
  )
}
