import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Mic } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Room, RoomState } from '#contract/green-room'
import { PHOTOS_PER_POST, POST_MAX } from '#contract/green-room/entries'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { updateCachedEntry } from '#frontend/green-room/room-cache.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { uploadPost } from './upload-post.ts'
import { usePhotos } from './use-photos.ts'
import { type VoiceDraft, VoiceRecorder } from './VoiceRecorder.tsx'
import { PhotoThumbnails } from './PhotoThumbnails.tsx'
import { StoryFields } from './StoryFields.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Posts to the room. The input is kept until the post is stored. */
export function PostForm({ state, songs }: { state: RoomState; songs: Room['songs'] }) {
  const t = useMessages(greenRoom)
  const { artistId, me } = state
  const isArtist = me.access === 'artist'
  const cache = useQueryClient()
  const [kind, setKind] = useState<'post' | 'story'>('post')
  const [title, setTitle] = useState('')
  const [songId, setSongId] = useState('')
  const [text, setText] = useState('')
  const [voice, setVoice] = useState<VoiceDraft>()
  const [isRecorderOpen, setIsRecorderOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const photos = usePhotos(setProblem)
  const requestId = useRef('')
  const isStory = isArtist && kind === 'story'
  const isEmpty = !text.trim() && photos.chosen.length === 0 && !voice

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (isEmpty) {
      setProblem(t('post.emptyForm'))
      return
    }
    setBusy(true)
    setProblem('')
    // Idempotency: a retry after a lost response reuses the id, so the post is created once.
    requestId.current ||= crypto.randomUUID()
    const form = new FormData()
    const fields = {
      kind: isStory ? 'story' : 'post',
      title: isStory ? title : '',
      songId: isStory ? songId : '',
      text,
    }
    for (const [name, value] of Object.entries({ ...fields, requestId: requestId.current })) form.set(name, value)
    for (const [n, { file }] of photos.chosen.entries()) form.set(`photo${n + 1}`, file)
    if (voice) form.set('voice', voice.blob, 'voice-note')
    try {
      const entry = await uploadPost(artistId, form)
      updateCachedEntry(cache, { artistId, isArtist }, entry)
      requestId.current = ''
      setText('')
      setTitle('')
      setSongId('')
      setVoice(undefined)
      setIsRecorderOpen(false)
      photos.clear()
    } catch (error) {
      // An ApiError is final for this id. Without a response the post may have been stored.
      if (error instanceof ApiError) requestId.current = ''
      setProblem(getErrorMessage(error, t('post.keptText')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('post.form')}
      className="mb-10 rounded-lg border border-wall-3 bg-wall-1 p-4 sm:p-6"
    >
      {isArtist && (
        <div className="mb-4">
          <SegmentedControl
            label={t('post.kind')}
            options={[
              { value: 'post', label: t('post.plain') },
              { value: 'story', label: t('post.story') },
            ]}
            value={kind}
            onChange={setKind}
          />
        </div>
      )}
      {isStory && (
        <StoryFields title={title} onTitleChange={setTitle} songId={songId} onSongChange={setSongId} songs={songs} />
      )}
      <Field label={isStory ? t('post.storyText') : t('post.text')} error={problem}>
        <TextArea
          rows={isStory ? 6 : 2}
          value={text}
          maxLength={POST_MAX}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={isArtist ? t('post.placeholderArtist') : t('post.placeholderFan')}
          className="field-sizing-content max-h-96"
        />
      </Field>
      <PhotoThumbnails photos={photos.chosen} onRemove={photos.remove} />
      {isRecorderOpen && <VoiceRecorder note={voice} onNote={setVoice} onClose={() => setIsRecorderOpen(false)} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <PhotoButton disabled={busy || photos.chosen.length >= PHOTOS_PER_POST} onFiles={photos.add} />
        {!isRecorderOpen && (
          <Button variant="quiet" onClick={() => setIsRecorderOpen(true)} disabled={busy}>
            <Mic aria-hidden="true" />
            {t('post.voice')}
          </Button>
        )}
        <Button type="submit" className="ml-auto" busy={busy} busyLabel={t('post.busy')}>
          {t('post.post')}
        </Button>
      </div>
    </form>
  )
}

function PhotoButton({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const t = useMessages(greenRoom)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
        {t('post.photos')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={t('post.photos')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // Allows the same photo to be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
