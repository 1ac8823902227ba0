import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errors } from '#contract/artists'
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

export function ProfilePictureForm({ profile }: { profile: ArtistProfile }) {
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
      setError('The picture must be under 10MB.')
      return
    }
    change.mutate(file, {
      onSuccess: () =>
        createToast({ title: 'Picture Changed', description: 'Visitors see the new one.', variant: 'success' }),
      onError: (failure) => setError(getErrorMessage(failure, errors['not-a-picture'].message)),
    })
  }

  return (
    <div className="grid items-start gap-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {profile.pictureUrl ? (
        <img
          src={profile.pictureUrl}
          alt={`${profile.artistName}, as visitors see you`}
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
        <Field
          label="Picture"
          hint="It is cut to a square. What the camera noted, such as the place, is removed."
          error={error}
          optional
        >
          <FileDrop
            file={undefined}
            onChange={choose}
            accept=".jpg,.jpeg,.png,.webp"
            note={change.isPending ? 'Preparing your picture...' : 'JPG, PNG or WebP, up to 10 MB'}
            disabled={change.isPending}
          />
        </Field>
        {profile.pictureUrl && (
          <Button
            variant="plain"
            className="mt-2"
            busy={remove.isPending}
            busyLabel="Removing..."
            onClick={() =>
              remove.mutate(
                {},
                {
                  onSuccess: renew,
                  onError: (failure) => setError(getErrorMessage(failure, 'We could not reach TuneMaker.')),
                },
              )
            }
          >
            Remove the picture
          </Button>
        )}
      </div>
    </div>
  )
}
