import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ReplyOf } from '#contract/platform'
import { describeUploadCredits, listArtistSongs, type uploadSong as uploadSongCall } from '#contract/songs'
import { showToast } from '#ui/Toast'
import { CallError, addressOf } from '#web/api'
import { announceSessionChange, isSignedOut } from '#web/artist-session'
import { sendAtOnce } from './send-at-once.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { dropFromDraft } from './upload-draft.ts'

type Uploaded = ReplyOf<typeof uploadSongCall>

/** One recording on its way. */
export type UploadItem = {
  title: string
  audio: File
  form: FormData
  done: number
  total: number
  /** `processing`: everything is sent, the server reads the recording. */
  phase: 'waiting' | 'sending' | 'processing' | 'done' | 'failed'
  failure?: { code: string; sentence: string }
}

/** The uploads of this tab. They go on while the artist looks around in the house. */
export type UploadRun = { busy: boolean; items: readonly UploadItem[] }

/** Up to here one request is quick enough; anything larger, and several at once, can be resumed. */
const AT_ONCE_BYTES = 5 * 1024 * 1024
const SIDE_BY_SIDE = 2

let run: UploadRun = { busy: false, items: [] }
let stop = new AbortController()
const listeners = new Set<() => void>()

function put(next: UploadRun): void {
  run = next
  for (const tell of listeners) tell()
}

function update(audio: File, patch: Partial<UploadItem>): void {
  put({ ...run, items: run.items.map((item) => (item.audio === audio ? { ...item, ...patch } : item)) })
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

export const isUploading = () => run.busy

export function useUploadRun(): UploadRun {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => run,
  )
}

/** Sends songs, two side by side; a second call while some are on their way does nothing. */
export async function startUploads(
  songs: readonly { title: string; audio: File; form: FormData }[],
  cache: QueryClient,
): Promise<void> {
  if (isUploading()) return
  stop = new AbortController()
  put({
    busy: true,
    items: songs.map((song) => ({ ...song, done: 0, total: song.audio.size, phase: 'waiting' })),
  })
  addEventListener('beforeunload', warn)
  const queue = [...run.items]
  const made: Uploaded[] = []
  const sendOn = async () => {
    for (let item = queue.shift(); item && !stop.signal.aborted; item = queue.shift()) {
      const song = await sendOne(item, cache)
      if (song) made.push(song)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sendOn))
  removeEventListener('beforeunload', warn)
  const cancelled = stop.signal.aborted
  put({ busy: false, items: run.items.filter(({ phase }) => phase === 'failed') })
  for (const endpoint of [listArtistSongs, describeUploadCredits]) {
    void cache.invalidateQueries({ queryKey: [addressOf(endpoint)] })
  }
  tell(made, cancelled)
}

export function cancelUploads(): void {
  stop.abort(new Error('cancelled'))
}

async function sendOne(item: UploadItem, cache: QueryClient): Promise<Uploaded | undefined> {
  const { audio, form } = item
  const sending = {
    onProgress: (done: number, total: number) => update(audio, { phase: 'sending', done, total }),
    onArrived: () => update(audio, { phase: 'processing' }),
    signal: stop.signal,
  }
  update(audio, { phase: 'sending' })
  try {
    const small = audio.size <= AT_ONCE_BYTES && run.items.length === 1
    const song = small ? await sendAtOnce(form, sending) : await sendInPieces(audio, form, sending)
    update(audio, { phase: 'done' })
    dropFromDraft(audio)
    return song
  } catch (error) {
    if (stop.signal.aborted) return undefined
    if (isSignedOut(error)) void announceSessionChange(cache)
    const refused = error instanceof CallError ? error : undefined
    update(audio, {
      phase: 'failed',
      failure: {
        code: refused?.code ?? '',
        sentence: refused ? refused.sentence || 'Upload failed' : whyBroken(audio),
      },
    })
    return undefined
  }
}

function whyBroken(audio: File): string {
  const sent = run.items.find((item) => item.audio === audio)?.phase === 'processing'
  return sent
    ? 'The connection broke after everything was sent. Look into the list of your songs before you try again: yours may be there.'
    : 'The connection broke, or the file changed on your disk. Please try again; a long recording goes on where it stopped.'
}

function tell(made: Uploaded[], cancelled: boolean): void {
  const failed = run.items.filter((item) => item.phase === 'failed')
  const [first] = failed
  const [song] = made
  if (cancelled) {
    showToast({
      title: 'Upload Cancelled',
      description: 'What had not arrived is not stored, and its upload is still paid for.',
    })
  } else if (first?.failure) {
    const others = failed.length > 1 ? ` ${failed.length - 1} more could not be uploaded either.` : ''
    showToast({
      title: 'Upload Failed',
      description: `${run.items.length > 1 || made.length > 0 ? `“${first.title}”: ` : ''}${first.failure.sentence}${others}`,
      variant: 'destructive',
    })
  } else if (song && song.status !== 'published') {
    showToast({
      title: 'Upload Successful',
      description: `${made.length === 1 ? `“${song.title}” has` : `${made.length} songs have`} arrived. The rights are checked now; your list below shows when you can sell.`,
      variant: 'success',
    })
  } else if (song) {
    const copies = song.copies.toLocaleString('en-US')
    showToast({
      title: 'Upload Successful',
      description:
        made.length === 1
          ? `“${song.title}” is yours to sell: an edition of ${copies} ${song.copies === 1 ? 'copy' : 'copies'}.`
          : `${made.length} songs are yours to sell, each an edition of ${copies} ${song.copies === 1 ? 'copy' : 'copies'}.`,
      variant: 'success',
    })
  }
}
