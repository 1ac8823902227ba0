import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { COVER_MAX_BYTES, deleteCover, errors, updateCover } from '#contract/catalog/covers'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { uploadFiles } from '#frontend/api/upload-files.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'

interface CoverDialogProps {
  /** The song, or the album by its edition. */
  id: string
  title: string
  coverUrl: string | null
  className?: string
}

/** Changes the cover of a song or an album, or goes back to the drawn one. */
export function CoverDialog({ id, title, coverUrl, className }: CoverDialogProps) {
  const cache = useQueryClient()
  const [error, setError] = useState('')
  // It is on every page about the song.
  const refresh = () => void cache.invalidateQueries()
  const onError = (failure: unknown) => setError(getErrorMessage(failure, errors['not-a-cover'].message))
  const change = useMutation({
    mutationFn: (picture: File) => uploadFiles(updateCover, buildUrl(updateCover, { params: { id } }), { picture }),
    onSuccess: () => {
      refresh()
      createToast({ title: 'Cover Changed', description: 'It is on every screen now.', variant: 'success' })
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => sendRequest(deleteCover, { params: { id } }),
    onSuccess: refresh,
    onError,
  })

  const choose = (file: File | undefined) => {
    setError('')
    if (!file) return
    if (file.size > COVER_MAX_BYTES) setError('The picture must be under 20 MB.')
    else change.mutate(file)
  }

  return (
    <Dialog
      title={`Cover of “${title}”`}
      description="It is cut to a square and shown wherever the song is: in lists, on its page, in the player and on shared links. What the camera noted, such as the place, is removed."
      trigger={
        <Button variant="plain" className={clsx('max-w-full', className)} aria-label={`Change the cover of ${title}`}>
          <ImageUp aria-hidden="true" />
          Cover
        </Button>
      }
      actions={
        <>
          {coverUrl && (
            <Button
              variant="quiet"
              busy={remove.isPending}
              busyLabel="Removing..."
              onClick={() => {
                setError('')
                remove.mutate()
              }}
            >
              Back to the drawn cover
            </Button>
          )}
          <DialogClose>
            <Button>Done</Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid items-start gap-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="max-sm:max-w-44">
          <Cover id={id} url={coverUrl} title={coverUrl ? 'Your cover' : 'The drawn cover'} />
        </div>
        <Field label="Picture" hint="Best square, with 1,000 pixels on each side or more." error={error} optional>
          <FileDrop
            file={undefined}
            onChange={choose}
            accept=".jpg,.jpeg,.png,.webp,.avif"
            note={change.isPending ? 'Preparing your cover...' : 'JPG, PNG, WebP or AVIF, up to 20 MB'}
            disabled={change.isPending}
          />
        </Field>
      </div>
    </Dialog>
  )
}
