import type { Upload } from 'tus-js-client'
import type { EndpointReply } from '#contract/http'
import { createSongFromUpload, UPLOADS_PATH } from '#contract/uploads'
import { ApiError } from '#frontend/api/api-error.ts'
import { buildUrl } from '#frontend/api/api-client.ts'

const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]

type UploadCallbacks = { onProgress: (done: number, total: number) => void; onArrived: () => void; signal: AbortSignal }

/**
 * Uploads one recording in chunks (tus), then creates the song from it. Resumes after a lost connection, and after a
 * reload when the same file is chosen again. Throws ApiError, or an Error when the server is unreachable.
 */
export async function uploadResumable(
  audio: File,
  form: FormData,
  { onProgress, onArrived, signal }: UploadCallbacks,
): Promise<EndpointReply<typeof createSongFromUpload>> {
  const uploadId = await uploadRecording(audio, onProgress, signal)
  onArrived()
  form.delete('audioFile')
  form.set('uploadId', uploadId)
  const answer = await fetch(buildUrl(createSongFromUpload), {
    method: createSongFromUpload.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
    signal,
  })
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  return JSON.parse(text) as EndpointReply<typeof createSongFromUpload>
}

async function uploadRecording(
  audio: File,
  onProgress: UploadCallbacks['onProgress'],
  signal: AbortSignal,
): Promise<string> {
  const tus = await import('tus-js-client')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload: Upload = new tus.Upload(audio, {
    endpoint: UPLOADS_PATH,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: audio.name },
    removeFingerprintOnSuccess: true,
    onProgress,
    onSuccess: () => resolve(getUploadId(upload.url)),
    onError: (error) => {
      const answer = error instanceof tus.DetailedError ? error.originalResponse : undefined
      reject(answer ? new ApiError(answer.getStatus(), answer.getBody()) : error)
    },
  })
  signal.addEventListener('abort', () => {
    // `true` also deletes the partial upload on the server.
    void upload.abort(true).catch(() => undefined)
    reject(signal.reason as Error)
  })
  const [before] = await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  upload.start()
  return promise
}

const getUploadId = (url: string | null) => url?.split('/').at(-1) ?? ''
