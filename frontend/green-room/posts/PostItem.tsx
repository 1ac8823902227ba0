import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RoomState } from '#contract/green-room'
import type { Entry } from '#contract/green-room/entries'
import { EntryAuthor } from '#frontend/green-room/EntryAuthor.tsx'
import { formatEntryTime } from '#frontend/green-room/format-entry-time.ts'
import { MuteButton } from '#frontend/green-room/MuteButton.tsx'
import { useDeleteEntry } from '#frontend/green-room/use-delete-entry.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { ImageDialog } from '#frontend/ui/dialogs/ImageDialog.tsx'
import { IconButton } from '#frontend/ui/forms/IconButton.tsx'
import { EditPostDialog } from './EditPostDialog.tsx'
import { VoiceNotePlayer } from './VoiceNotePlayer.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const COLLAPSE_LENGTH = 700

/** One post: text, photos, a voice note or a song's story. */
export function PostItem({ entry, state }: { entry: Entry; state: RoomState }) {
  const t = useMessages(greenRoom)
  const { photos, voice, author, mine, title, text, song } = entry
  const [editing, setEditing] = useState(false)
  const [enlargedIndex, setEnlargedIndex] = useState<number>()
  const [isExpanded, setIsExpanded] = useState(text.length <= COLLAPSE_LENGTH)
  const isArtist = state.me.access === 'artist'
  const byArtist = author.memberId === null
  const formatPhoto = (at: number) => {
    const values = { number: at + 1, count: photos.length }
    return mine ? t('post.photoOfYours', values) : t('post.photoOf', { ...values, name: author.name })
  }

  return (
    <article
      aria-label={title || (mine ? t('post.byYou') : t('post.by', { name: author.name }))}
      className={`overflow-hidden rounded-lg border bg-wall-1 ${byArtist ? 'border-wall-4' : 'border-wall-3'}`}
    >
      {photos.length > 0 && (
        <div className={photos.length > 1 ? 'grid grid-cols-2 gap-0.5' : ''}>
          {photos.map((photo, at) => (
            <button
              key={photo.id}
              type="button"
              onClick={() => setEnlargedIndex(at)}
              aria-label={t('post.enlarge', { photo: formatPhoto(at) })}
              className={`block w-full overflow-hidden bg-wall-2 -outline-offset-4 ${photos.length > 1 ? 'aspect-square' : ''}`}
            >
              <img
                src={photo.smallUrl}
                alt=""
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
                className={`block w-full transition-transform duration-300 hover:scale-[1.02] ${photos.length > 1 ? 'h-full object-cover' : 'h-auto'}`}
              />
            </button>
          ))}
        </div>
      )}
      <div className="px-5 py-4">
        {(title || entry.kind === 'story') && (
          <h3 className="poster text-xl leading-tight break-words">{title || t('post.untitledStory')}</h3>
        )}
        {song && <p className="mt-1 text-sm text-brass-light">{t('post.about', { title: song.title })}</p>}
        {voice && (
          <div className={title || song ? 'mt-4' : ''}>
            <VoiceNotePlayer
              src={voice.url}
              durationMs={voice.durationMs}
              label={mine ? t('post.voiceOfYours') : t('post.voiceBy', { name: author.name })}
            />
          </div>
        )}
        {text && (
          <p
            className={`break-words whitespace-pre-wrap text-bone-2 ${title || voice || song ? 'mt-3' : ''} ${isExpanded ? '' : 'line-clamp-[10]'}`}
          >
            {text}
          </p>
        )}
        {!isExpanded && (
          <button type="button" className="link mt-1 min-h-9 text-sm" onClick={() => setIsExpanded(true)}>
            {t('post.readAll')}
          </button>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-bone-3">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2">
            <EntryAuthor name={mine ? t('you') : author.name} byArtist={byArtist && !mine} />
            <time dateTime={entry.at}>{formatEntryTime(entry.at)}</time>
            {entry.editedAt && <span>{t('post.edited')}</span>}
          </p>
          {state.me.mayWrite && (
            <div className="-mr-2 flex">
              {mine && !state.me.muted && (
                <IconButton
                  label={t('post.editLabel', { text: title || text.slice(0, 40) })}
                  onClick={() => setEditing(true)}
                >
                  <Pencil className="size-4" aria-hidden="true" />
                </IconButton>
              )}
              {isArtist && author.memberId && (
                <MuteButton artistId={state.artistId} memberId={author.memberId} name={author.name} />
              )}
              {(mine || isArtist) && <DeletePostButton entry={entry} artistId={state.artistId} />}
            </div>
          )}
        </div>
      </div>
      {editing && <EditPostDialog entry={entry} state={state} onClose={() => setEditing(false)} />}
      <ImageDialog
        images={photos.map((photo, at) => ({
          src: photo.url,
          width: photo.width,
          height: photo.height,
          alt: text || formatPhoto(at),
        }))}
        index={enlargedIndex}
        onIndexChange={setEnlargedIndex}
      />
    </article>
  )
}

function DeletePostButton({ entry, artistId }: { entry: Entry; artistId: string }) {
  const t = useMessages(greenRoom)
  const remove = useDeleteEntry(artistId)
  return (
    <Dialog
      title={t('delete.title')}
      description={t('delete.text')}
      trigger={
        <IconButton label={t('delete.label', { text: entry.title || entry.text.slice(0, 40) })}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="quiet">{t('delete.keep')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyLabel={t('delete.busy')}
            onClick={() => remove.mutate(entry)}
          >
            {t('delete.do')}
          </Button>
        </>
      }
    />
  )
}
