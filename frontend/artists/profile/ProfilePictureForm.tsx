import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteProfilePicture, PICTURE_MAX_BYTES, updateProfilePicture } from '#contract/artists/profile'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { uploadFiles } from '#frontend/api/upload-files.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { type ArtistProfile, useSetCachedProfile } from './use-set-cached-profile.ts'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function ProfilePictureForm({ profile }: { profile: ArtistProfile }) {
  const t = useMessages(artistProfile)
  const [error, setError] = useState('')
  const renew = useSetCachedProfile()
  const change = useMutation({
    mutationFn: (picture: File) => uploadFiles(updateProfilePicture, buildUrl(updateProfilePicture), { picture }),
    onSuccess: renew,
  })
  const remove = useApiMutation(deleteProfilePicture)

  const choose = (file: File | undefined) => {
    setError('')
    if (!file) return
    if (file.size > PICTURE_MAX_BYTES) {
      setError(t('picture.tooBig'))
      return
    }
    change.mutate(file, {
      onSuccess: () =>
        createToast({ title: t('picture.changed'), description: t('picture.changedText'), variant: 'success' }),
      onError: (failure) => setError(getErrorMessage(failure, t('picture.format'))),
    })
  }

  return (
    <div className="grid items-start gap-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {profile.pictureUrl ? (
        <img
          src={profile.pictureUrl}
          alt={t('picture.alt', { artistName: profile.artistName })}
          width={144}
          height={144}
          className="size-36 rounded-lg border border-wall-4 object-cover"
        />
      ) : (
        <div
          aria-hidden="true"
          className="poster grid size-36 place-items-center rounded-lg border border-dashed border-rail text-poster-m text-bone-3"
        >
          {profile.artistName.slice(0, 1)}
        </div>
      )}
      <div>
        <Field label={t('picture.label')} hint={t('picture.hint')} error={error} optional>
          <FileDrop
            file={undefined}
            onChange={choose}
            accept=".jpg,.jpeg,.png,.webp"
            note={change.isPending ? t('picture.preparing') : t('picture.note')}
            disabled={change.isPending}
          />
        </Field>
        {profile.pictureUrl && (
          <Button
            variant="plain"
            className="mt-2"
            busy={remove.isPending}
            busyLabel={t('removing')}
            onClick={() =>
              remove.mutate(
                {},
                {
                  onSuccess: renew,
                  onError: (failure) => setError(getErrorMessage(failure, t('reach'))),
                },
              )
            }
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
