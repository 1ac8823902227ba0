import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { EndpointReply } from '#contract/http'
import { getUploadCredits, type uploadSong } from '#contract/uploads'
import { listArtistSongs } from '#contract/catalog'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError } from '#frontend/api/api-error.ts'
import { buildUrl } from '#frontend/api/api-client.ts'
import { publishSessionChange, isUnauthenticated } from '#frontend/api/artist-session.ts'
import { uploadInOneRequest } from './upload-in-one-request.ts'
import { uploadResumable } from './upload-resumable.ts'
import { deleteFromDraft } from '#frontend/uploads/form/upload-draft.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

type UploadedSong = EndpointReply<typeof uploadSong>

/** One recording in the batch. `done` and `total` are bytes. */
export type UploadItem = {
  title: string
  audio: File
  form: FormData
  done: number
  total: number
  /** `processing`: all bytes are sent, and the server is analyzing the recording. */
  phase: 'waiting' | 'sending' | 'processing' | 'done' | 'failed'
  failure?: { code: string; sentence: string }
}

/** This tab's uploads. They continue while the artist visits other pages. */
export type UploadBatch = { busy: boolean; items: readonly UploadItem[] }

/** Up to this size a single upload uses one request; larger files, and several at once, use resumable uploads. */
const SINGLE_REQUEST_MAX_BYTES = 5 * 1024 * 1024
const MAX_CONCURRENT_UPLOADS = 2

let batch: UploadBatch = { busy: false, items: [] }
let abortController = new AbortController()
const listeners = new Set<() => void>()

function setBatch(next: UploadBatch): void {
  batch = next
  for (const tell of listeners) tell()
}

function updateItem(audio: File, patch: Partial<UploadItem>): void {
  setBatch({ ...batch, items: batch.items.map((item) => (item.audio === audio ? { ...item, ...patch } : item)) })
}

const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()

export const isUploading = () => batch.busy

export function useUploadBatch(): UploadBatch {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => batch,
  )
}

/** Uploads songs, two at a time. Does nothing while a batch is running. */
export async function startUploads(
  songs: readonly { title: string; audio: File; form: FormData }[],
  cache: QueryClient,
): Promise<void> {
  if (isUploading()) return
  abortController = new AbortController()
  setBatch({
    busy: true,
    items: songs.map((song) => ({ ...song, done: 0, total: song.audio.size, phase: 'waiting' })),
  })
  addEventListener('beforeunload', confirmUnload)
  const queue = [...batch.items]
  const made: UploadedSong[] = []
  const sendOn = async () => {
    for (let item = queue.shift(); item && !abortController.signal.aborted; item = queue.shift()) {
      const song = await uploadOne(item, cache)
      if (song) made.push(song)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, sendOn))
  removeEventListener('beforeunload', confirmUnload)
  const cancelled = abortController.signal.aborted
  setBatch({ busy: false, items: batch.items.filter(({ phase }) => phase === 'failed') })
  for (const endpoint of [listArtistSongs, getUploadCredits]) {
    void cache.invalidateQueries({ queryKey: [buildUrl(endpoint)] })
  }
  showResultToast(made, cancelled)
}

export function cancelUploads(): void {
  abortController.abort(new Error('upload cancelled'))
}

async function uploadOne(item: UploadItem, cache: QueryClient): Promise<UploadedSong | undefined> {
  const { audio, form } = item
  const sending = {
    onProgress: (done: number, total: number) => updateItem(audio, { phase: 'sending', done, total }),
    onArrived: () => updateItem(audio, { phase: 'processing' }),
    signal: abortController.signal,
  }
  updateItem(audio, { phase: 'sending' })
  try {
    const small = audio.size <= SINGLE_REQUEST_MAX_BYTES && batch.items.length === 1
    const song = small ? await uploadInOneRequest(form, sending) : await uploadResumable(audio, form, sending)
    updateItem(audio, { phase: 'done' })
    deleteFromDraft(audio)
    return song
  } catch (error) {
    if (abortController.signal.aborted) return undefined
    if (isUnauthenticated(error)) void publishSessionChange(cache)
    const refused = error instanceof ApiError ? error : undefined
    updateItem(audio, {
      phase: 'failed',
      failure: {
        code: refused?.code ?? '',
        sentence: refused ? refused.userMessage || 'Upload failed' : getConnectionFailure(audio),
      },
    })
    return undefined
  }
}

function getConnectionFailure(audio: File): string {
  const sent = batch.items.find((item) => item.audio === audio)?.phase === 'processing'
  return sent
    ? 'The connection broke after everything was sent. Look into the list of your songs before you try again: yours may be there.'
    : 'The connection broke, or the file changed on your disk. Please try again; a long recording goes on where it stopped.'
}

function showResultToast(made: UploadedSong[], cancelled: boolean): void {
  const failed = batch.items.filter((item) => item.phase === 'failed')
  const [first] = failed
  const [song] = made
  if (cancelled) {
    createToast({
      title: 'Upload Cancelled',
      description: 'What had not arrived is not stored, and its upload is still paid for.',
    })
  } else if (first?.failure) {
    const others = failed.length > 1 ? ` ${failed.length - 1} more could not be uploaded either.` : ''
    createToast({
      title: 'Upload Failed',
      description: `${batch.items.length > 1 || made.length > 0 ? `“${first.title}”: ` : ''}${first.failure.sentence}${others}`,
      variant: 'destructive',
    })
  } else if (song && song.status !== 'published') {
    createToast({
      title: 'Upload Successful',
      description: `${made.length === 1 ? `“${song.title}” has` : `${made.length} songs have`} arrived. The rights are checked now; your list below shows when you can sell.`,
      variant: 'success',
    })
  } else if (song) {
    const copies = formatCount(song.copies)
    createToast({
      title: 'Upload Successful',
      description:
        made.length === 1
          ? `“${song.title}” is yours to sell: an edition of ${copies} ${song.copies === 1 ? 'copy' : 'copies'}.`
          : `${made.length} songs are yours to sell, each an edition of ${copies} ${song.copies === 1 ? 'copy' : 'copies'}.`,
      variant: 'success',
    })
  }
}
