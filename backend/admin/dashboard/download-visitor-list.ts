import { HttpResponse } from '#http/http-response'
import { listFeedback } from '#module/feedback'
import { listGiftDownloads, listSubscribers } from '#module/newsletter'
import { buildCsvHeaders, streamCsv, toCsv } from '#text/csv'

const lists = {
  subscribers: async () => streamCsv(['email', 'since', 'unsubscribe'], await listSubscribers()),
  feedback: async () => toCsv(await listFeedback()),
  gifts: async () => toCsv(await listGiftDownloads()),
}

/** CSV of everything visitors left: newsletter subscribers, feedback or gift downloads. */
export async function downloadVisitorList(name: keyof typeof lists): Promise<HttpResponse> {
  return new HttpResponse(200, await lists[name](), buildCsvHeaders(`tunemaker-${name}`))
}
