import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ReplyOf } from '#contract/platform'
import { describeUploadCredits, listArtistSongs, type uploadSong as uploadSongCall, uploadSong } from '#contract/songs'
import { showToast } from '#ui/Toast'
import { CallError, addressOf } from '#web/api'
import { announceSessionChange, isSignedOut } from '#web/artist-session'
import { clearSongFromDraft } from './upload-draft.ts'

type Uploaded = ReplyOf<typeof uploadSongCall>

/** The one upload of this tab. It goes on while the artist looks around in the house. */
type UploadRun =
  | { phase: 'idle'; failure?: { code: string; sentence: string }; finished?: Uploaded }
  | { phase: 'sending'; title: string; done: number; total: number }
  /** Everything is sent; the server reads the recording. */
  | { phase: 'processing'; title: string }

let run: UploadRun = { phase: 'idle' }
let request: XMLHttpRequest | undefined
const listeners = new Set<() => void>()

function put(next: UploadRun): void {
  run = next
  for (const tell of listeners) tell()
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

export const isUploading = () => run.phase !== 'idle'

export function useUploadRun(): UploadRun {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => run,
  )
}

/** Sends the form; a second call while one is on its way does nothing. */
export function startUpload(form: FormData, title: string, bytes: number, cache: QueryClient): void {
  if (isUploading()) return
  // fetch cannot say how much has been sent.
  const sending = new XMLHttpRequest()
  request = sending
  put({ phase: 'sending', title, done: 0, total: bytes })
  addEventListener('beforeunload', warn)

  sending.upload.addEventListener('progress', ({ loaded, total }) =>
    put({ phase: 'sending', title, done: loaded, total }),
  )
  sending.upload.addEventListener('load', () => put({ phase: 'processing', title }))
  sending.addEventListener('load', () => {
    if (sending.status >= 200 && sending.status < 300) succeed(JSON.parse(sending.responseText) as Uploaded, cache)
    else fail(new CallError(sending.status, sending.responseText || sending.statusText), 'Upload failed', cache)
  })
  sending.addEventListener('error', () => {
    const sent = run.phase === 'processing'
    fail(
      undefined,
      sent
        ? 'The connection broke after everything was sent. Look into the list of your songs before you try again: yours may be there.'
        : 'The connection broke, or the file changed on your disk. Nothing was stored; please try again.',
      cache,
    )
  })
  sending.addEventListener('abort', () => {
    end({ phase: 'idle' })
    showToast({ title: 'Upload Cancelled', description: 'Nothing was stored, and your upload is still paid for.' })
  })
  sending.open(uploadSong.method, addressOf(uploadSong))
  sending.setRequestHeader('accept', 'application/json')
  sending.send(form)
}

export function cancelUpload(): void {
  request?.abort()
}

function succeed(song: Uploaded, cache: QueryClient): void {
  clearSongFromDraft()
  end({ phase: 'idle', finished: song })
  refresh(cache)
  const copies = song.copies.toLocaleString('en-US')
  showToast({
    title: 'Upload Successful',
    description: `“${song.title}” is yours to sell: an edition of ${copies} ${song.copies === 1 ? 'copy' : 'copies'}.`,
    variant: 'success',
  })
}

function fail(error: CallError | undefined, otherwise: string, cache: QueryClient): void {
  const sentence = error?.sentence || otherwise
  end({ phase: 'idle', failure: { code: error?.code ?? '', sentence } })
  refresh(cache)
  if (isSignedOut(error)) void announceSessionChange(cache)
  showToast({ title: 'Upload Failed', description: sentence, variant: 'destructive' })
}

function end(idle: UploadRun): void {
  removeEventListener('beforeunload', warn)
  request = undefined
  put(idle)
}

function refresh(cache: QueryClient): void {
  for (const endpoint of [listArtistSongs, describeUploadCredits]) {
    void cache.invalidateQueries({ queryKey: [addressOf(endpoint)] })
  }
}
