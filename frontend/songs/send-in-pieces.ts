import type { Upload } from 'tus-js-client'
import type { ReplyOf } from '#contract/platform'
import { finishUpload, uploadsPath } from '#contract/songs'
import { CallError, addressOf } from '#web/api'

const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]

type Sending = { onProgress: (done: number, total: number) => void; onArrived: () => void; signal: AbortSignal }

/**
 * Sends one recording piece by piece: after a broken connection, and after a reload when the same file is chosen again,
 * it goes on where it stopped. Then makes it a song. Throws CallError, or an Error when nobody could be reached.
 */
export async function sendInPieces(
  audio: File,
  form: FormData,
  { onProgress, onArrived, signal }: Sending,
): Promise<ReplyOf<typeof finishUpload>> {
  const uploadId = await sendRecording(audio, onProgress, signal)
  onArrived()
  form.delete('audioFile')
  form.set('uploadId', uploadId)
  const answer = await fetch(addressOf(finishUpload), {
    method: finishUpload.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
    signal,
  })
  const text = await answer.text()
  if (!answer.ok) throw new CallError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  return JSON.parse(text) as ReplyOf<typeof finishUpload>
}

async function sendRecording(audio: File, onProgress: Sending['onProgress'], signal: AbortSignal): Promise<string> {
  const tus = await import('tus-js-client')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload: Upload = new tus.Upload(audio, {
    endpoint: uploadsPath,
    retryDelays: RETRY_MS,
    metadata: { filename: audio.name },
    removeFingerprintOnSuccess: true,
    onProgress,
    onSuccess: () => resolve(idOf(upload.url)),
    onError: (error) => {
      const answer = error instanceof tus.DetailedError ? error.originalResponse : undefined
      reject(answer ? new CallError(answer.getStatus(), answer.getBody()) : error)
    },
  })
  signal.addEventListener('abort', () => {
    // True: the server forgets what it has.
    void upload.abort(true).catch(() => undefined)
    reject(signal.reason as Error)
  })
  const [before] = await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  upload.start()
  return promise
}

const idOf = (url: string | null) => url?.split('/').at(-1) ?? ''
