import type { ReplyOf } from '#contract/platform'
import { uploadSong } from '#contract/songs'
import { CallError, addressOf } from '#web/api'

type Sending = { onProgress: (done: number, total: number) => void; onArrived: () => void; signal: AbortSignal }

/** Sends one song in one piece. Throws CallError, or an Error when the connection broke. */
export function sendAtOnce(
  form: FormData,
  { onProgress, onArrived, signal }: Sending,
): Promise<ReplyOf<typeof uploadSong>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReplyOf<typeof uploadSong>>()
  // fetch cannot say how much has been sent.
  const sending = new XMLHttpRequest()
  sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
  sending.upload.addEventListener('load', onArrived)
  sending.addEventListener('load', () => {
    if (sending.status >= 200 && sending.status < 300)
      resolve(JSON.parse(sending.responseText) as ReplyOf<typeof uploadSong>)
    else reject(new CallError(sending.status, sending.responseText || sending.statusText))
  })
  sending.addEventListener('error', () => reject(new Error('the connection broke')))
  sending.addEventListener('abort', () => reject(signal.reason as Error))
  signal.addEventListener('abort', () => sending.abort())
  sending.open(uploadSong.method, addressOf(uploadSong))
  sending.setRequestHeader('accept', 'application/json')
  sending.send(form)
  return promise
}
