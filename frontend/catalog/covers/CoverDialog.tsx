import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { COVER_MAX_BYTES, deleteCover, updateCover } from '#contract/catalog/covers'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { uploadFiles } from '#frontend/api/upload-files.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface CoverDialogProps {
  /** The song, or the album by its edition. */
  id: string
  title: string
  coverUrl: string | null
  className?: string
}

/** Changes the cover of a song or an album, or goes back to the drawn one. */
export function CoverDialog({ id, title, coverUrl, className }: CoverDialogProps) {
  const t = useMessages(editions)
  const cache = useQueryClient()
  const [error, setError] = useState('')
  // It is on every page about the song.
  const refresh = () => void cache.invalidateQueries()
  const onError = (failure: unknown) => setError(getErrorMessage(failure, t('cover.failed')))
  const change = useMutation({
    mutationFn: (picture: File) => uploadFiles(updateCover, buildUrl(updateCover, { params: { id } }), { picture }),
    onSuccess: () => {
      refresh()
      createToast({ title: t('cover.changed'), description: t('cover.changedText'), variant: 'success' })
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
    if (file.size > COVER_MAX_BYTES) setError(t('cover.tooLarge'))
    else change.mutate(file)
  }

  return (
    <Dialog
      title={t('cover.of', { title })}
      description={t('cover.text')}
      trigger={
        <Button variant="plain" className={clsx('max-w-full', className)} aria-label={t('cover.changeOf', { title })}>
          <ImageUp aria-hidden="true" />
          {t('cover')}
        </Button>
      }
      actions={
        <>
          {coverUrl && (
            <Button
              variant="quiet"
              busy={remove.isPending}
              busyLabel={t('cover.removing')}
              onClick={() => {
                setError('')
                remove.mutate()
              }}
            >
              {t('cover.back')}
            </Button>
          )}
          <DialogClose>
            <Button>{t('cover.done')}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid items-start gap-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="max-sm:max-w-44">
          <Cover id={id} url={coverUrl} title={coverUrl ? t('cover.own') : t('cover.drawn')} />
        </div>
        <Field label={t('cover.picture')} hint={t('cover.hint')} error={error} optional>
          <FileDrop
            file={undefined}
            onChange={choose}
            accept=".jpg,.jpeg,.png,.webp,.avif"
            note={change.isPending ? t('cover.preparing') : t('cover.formats')}
            disabled={change.isPending}
          />
        </Field>
      </div>
    </Dialog>
  )
}
