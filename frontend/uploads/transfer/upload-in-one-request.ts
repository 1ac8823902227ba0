import type { EndpointReply } from '#contract/http'
import { uploadSong } from '#contract/uploads'
import { ApiError } from '#frontend/api/api-error.ts'
import { buildUrl } from '#frontend/api/api-client.ts'

type UploadCallbacks = { onProgress: (done: number, total: number) => void; onArrived: () => void; signal: AbortSignal }

/** Uploads one song in a single request. Throws ApiError, or an Error when the connection is lost. */
export function uploadInOneRequest(
  form: FormData,
  { onProgress, onArrived, signal }: UploadCallbacks,
): Promise<EndpointReply<typeof uploadSong>> {
  const { promise, resolve, reject } = Promise.withResolvers<EndpointReply<typeof uploadSong>>()
  // XMLHttpRequest, because fetch reports no upload progress.
  const sending = new XMLHttpRequest()
  sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
  sending.upload.addEventListener('load', onArrived)
  sending.addEventListener('load', () => {
    if (sending.status >= 200 && sending.status < 300)
      resolve(JSON.parse(sending.responseText) as EndpointReply<typeof uploadSong>)
    else reject(new ApiError(sending.status, sending.responseText || sending.statusText))
  })
  sending.addEventListener('error', () => reject(new Error('the connection was lost')))
  sending.addEventListener('abort', () => reject(signal.reason as Error))
  signal.addEventListener('abort', () => sending.abort())
  sending.open(uploadSong.method, buildUrl(uploadSong))
  sending.setRequestHeader('accept', 'application/json')
  sending.send(form)
  return promise
}
