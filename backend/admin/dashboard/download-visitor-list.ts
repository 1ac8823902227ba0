import { HttpResponse } from '#http/http-response'
import { listFeedback } from '#module/feedback'
import { listGiftDownloads, listSubscribers } from '#module/newsletter'
import { buildCsvHeaders, toCsv } from '#text/csv'

const lists = { subscribers: listSubscribers, feedback: listFeedback, gifts: listGiftDownloads }

/** CSV of everything visitors left: newsletter subscribers, feedback or gift downloads. */
export async function downloadVisitorList(name: keyof typeof lists): Promise<HttpResponse> {
  return new HttpResponse(200, toCsv(await lists[name]()), buildCsvHeaders(`tunemaker-${name}`))
}
