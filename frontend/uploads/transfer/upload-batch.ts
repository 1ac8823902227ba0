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
import type { Translate } from '#text/messages/catalog'
import type { uploadMessages } from '#text/messages/catalogs/uploads/en'

type UploadedSong = EndpointReply<typeof uploadSong>
type Texts = Translate<(typeof uploadMessages)['messages']>

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
  t: Texts,
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
      const song = await uploadOne(item, cache, t)
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
  showResultToast(made, cancelled, t)
}

export function cancelUploads(): void {
  abortController.abort(new Error('upload cancelled'))
}

async function uploadOne(item: UploadItem, cache: QueryClient, t: Texts): Promise<UploadedSong | undefined> {
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
        sentence: refused ? refused.userMessage || t('uploadFailedPlain') : getConnectionFailure(audio, t),
      },
    })
    return undefined
  }
}

function getConnectionFailure(audio: File, t: Texts): string {
  const sent = batch.items.find((item) => item.audio === audio)?.phase === 'processing'
  return sent ? t('brokenAfter') : t('brokenDuring')
}

function showResultToast(made: UploadedSong[], cancelled: boolean, t: Texts): void {
  const failed = batch.items.filter((item) => item.phase === 'failed')
  const [first] = failed
  const [song] = made
  if (cancelled) {
    createToast({
      title: t('canceled'),
      description: t('canceledText'),
    })
  } else if (first?.failure) {
    const isOneOfMany = batch.items.length > 1 || made.length > 0
    const reason = isOneOfMany
      ? t('failedOf', { title: first.title, reason: first.failure.sentence })
      : first.failure.sentence
    const others = failed.length > 1 ? ` ${t('failedMore', { n: failed.length - 1 })}` : ''
    createToast({
      title: t('uploadFailed'),
      description: reason + others,
      variant: 'destructive',
    })
  } else if (song && song.status !== 'published') {
    createToast({
      title: t('successful'),
      description: made.length === 1 ? t('arrivedOne', { title: song.title }) : t('arrivedMany', { n: made.length }),
      variant: 'success',
    })
  } else if (song) {
    createToast({
      title: t('successful'),
      description:
        made.length === 1
          ? t('sellOne', { title: song.title, n: song.copies })
          : t('sellMany', { songs: made.length, n: song.copies }),
      variant: 'success',
    })
  }
}
